import { beforeAll, describe, expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { bumpStat } from "./bump-stat.server.ts";
import { countTags } from "./count-tags.server.ts";
import { getCreator } from "./get-creator.server.ts";
import { listRecords } from "./list-records.server.ts";
import { newRecordId } from "./record-id.ts";
import type { ListInput } from "./schema.ts";
import { setRating } from "./set-rating.server.ts";
import { records } from "./tables.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

const shelf = [
  { Title: "Copper Silk Currents", Price: 0, Pack: "Starter", Tags: ["abstract", "wall art"], Downloads: 7 },
  { Title: "Fox Emblem", Price: 3, Pack: "Starter", Tags: ["logo", "fox"], Downloads: 90 },
  { Title: "Night Garden", Price: 5, Pack: "Premium", Tags: ["floral", "wall art"], Downloads: 40 },
  {
    Title: "Ringed Giant",
    Price: 15,
    Pack: "Enigma",
    Tags: ["cosmic"],
    Downloads: 41,
    Creator: "Orbit Paper Co",
  },
  {
    Title: "Café Still Life",
    Price: 24,
    Pack: "Elite",
    Tags: ["kitchen"],
    Description: "A fox-red mug by a window.",
  },
];

beforeAll(async () => {
  for (const [index, fields] of shelf.entries())
    await createTestRecord(db, { fields, createdAt: new Date(Date.UTC(2026, 0, index + 1)) });
  await createTestRecord(db, {
    tableName: "Kittl",
    fields: { Title: "Summer Badge", Price: 8, Pack: "Elite", Tags: [] },
  });
  await createTestRecord(db, { tableName: "Canva", fields: { Title: "Slide Ground" } });
  await createTestRecord(db, {
    tableName: "User Submission",
    fields: { Title: "Unread Draft", Status: "Draft" },
  });
  await createTestRecord(db, {
    tableName: "User Submission",
    fields: { Title: "Planner", "Product Type": "pdf" },
  });
  await createTestRecord(db, { tableName: "Helpful Links", fields: { Title: "Nowhere", Link: "" } });
});

async function titles(input: ListInput): Promise<string[]> {
  return (await listRecords(ctx, input)).cards.map(({ title }) => title);
}

describe("what is on show", () => {
  test("core §3 the merged list holds published records of the market tables, and no others", async () => {
    const { cards, total } = await listRecords(ctx);
    expect(total).toEqual({ count: 6, isExact: true });
    expect(cards.map(({ title }) => title)).toEqual([
      "Summer Badge",
      "Café Still Life",
      "Ringed Giant",
      "Night Garden",
      "Fox Emblem",
      "Copper Silk Currents",
    ]);
  });

  test("D16 a library page shows its own table, also one that the merged list leaves out", async () => {
    expect(await titles({ tables: ["Canva"] })).toEqual(["Slide Ground"]);
    expect(await titles({ tables: ["Kittl"] })).toEqual(["Summer Badge"]);
  });

  test("toolkit §2 the User Store holds submissions with a product type", async () => {
    expect(await titles({ scope: "store" })).toEqual(["Planner"]);
    expect(await titles({ scope: "store", productType: "prompt" })).toEqual([]);
  });

  test("core §2 a handle matches the creator's name without spaces in any case", async () => {
    expect(await titles({ creator: "orbitPAPERco" })).toEqual(["Ringed Giant"]);
    const creator = await getCreator(ctx, "Nora  LINDQVIST");
    const theirs = await listRecords(ctx, { creator: "noralindqvist" });
    expect(theirs.cards.map(({ title }) => title)).toContain("Slide Ground");
    expect(creator).toMatchObject({
      handle: "noralindqvist",
      name: "Nora Lindqvist",
      promptCount: theirs.total.count,
    });
    expect(await getCreator(ctx, "nobody")).toBeUndefined();
  });
});

describe("filters and sorts", () => {
  test.each<[ListInput, string[]]>([
    [{ priceBands: ["free"] }, ["Copper Silk Currents"]],
    [{ priceBands: ["1-5"] }, ["Night Garden", "Fox Emblem"]],
    [{ priceBands: ["5-15"] }, ["Summer Badge", "Ringed Giant"]],
    [{ priceBands: ["15+"] }, ["Café Still Life"]],
    [{ cost: "free" }, ["Copper Silk Currents"]],
    [{ packs: ["Starter", "Enigma"] }, ["Ringed Giant", "Fox Emblem", "Copper Silk Currents"]],
    [{ platforms: ["Kittl"] }, ["Summer Badge"]],
    [{ tags: ["Wall Art"] }, ["Night Garden", "Copper Silk Currents"]],
    [{ tags: ["wall art"], packs: ["Premium"] }, ["Night Garden"]],
    [{ packs: ["Elite"], platforms: ["Midjourney"], priceBands: ["free"] }, []],
  ])("D32 %j", async (input, expected) => {
    const page = await listRecords(ctx, input);
    expect(page.cards.map(({ title }) => title)).toEqual(expected);
    expect(page.total).toEqual({ count: expected.length, isExact: true });
  });

  test("price goes up and down, popular is by unlocks", async () => {
    const up = await titles({ sort: "price-up" });
    expect(up[0]).toBe("Copper Silk Currents");
    expect(await titles({ sort: "price-down" })).toEqual(up.toReversed());
    expect((await titles({ sort: "popular" })).slice(0, 3)).toEqual([
      "Fox Emblem",
      "Ringed Giant",
      "Night Garden",
    ]);
  });

  test("every filter tells how many it would show, the other filters staying", async () => {
    const { facets } = await listRecords(ctx, { packs: ["Elite"] });
    expect(facets?.packs).toEqual([
      { value: "Elite", count: 2 },
      { value: "Starter", count: 2 },
      { value: "Enigma", count: 1 },
      { value: "Premium", count: 1 },
    ]);
    expect(facets?.tables).toEqual([
      { value: "Kittl", count: 1 },
      { value: "Midjourney", count: 1 },
    ]);
    expect(facets).toMatchObject({ free: 0, paid: 2 });
  });

  test.each<ListInput>([
    {},
    { sort: "popular" },
    { sort: "rating" },
    { sort: "price-up" },
    { q: "prompt fox" },
    { tags: ["wall art"] },
  ])("pages of one card join to the whole list without gaps or repeats: %j", async (input) => {
    const whole = await titles(input);
    const joined: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listRecords(ctx, { ...input, limit: 1, cursor });
      joined.push(...page.cards.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(joined).toEqual(whole);
  });

  test.each([
    "nonsense",
    "WyJuZXdlc3QiLDEsMl0",
    Buffer.from('["newest","9999-99-99T99:99:99.999Z","rec1"]').toString("base64url"),
  ])("a cursor that we did not write is refused as bad input: %s", async (cursor) => {
    await expect(listRecords(ctx, { cursor })).rejects.toMatchObject({ code: "validation" });
  });
});

describe("search", () => {
  test("all words must match, and a title counts more than a description", async () => {
    expect(await titles({ q: "fox" })).toEqual(["Fox Emblem", "Café Still Life"]);
    expect(await titles({ q: "fox window" })).toEqual(["Café Still Life"]);
    expect(await titles({ q: "fox cosmic" })).toEqual([]);
  });

  test("endings and accents do not matter", async () => {
    expect(await titles({ q: "gardens" })).toEqual(["Night Garden"]);
    expect(await titles({ q: "cafe" })).toEqual(["Café Still Life"]);
  });

  test("a misspelt word finds its neighbour and says so", async () => {
    const page = await listRecords(ctx, { q: "cosmci" });
    expect(page.cards.map(({ title }) => title)).toEqual(["Ringed Giant"]);
    expect(page.corrections).toEqual([{ from: "cosmci", to: ["cosmic"] }]);
  });

  test.each(["gardne", "cfae", "ngiht", "fxo"])("two letters swapped in %s are found, too", async (q) => {
    const { cards, corrections } = await listRecords(ctx, { q });
    expect(cards.length).toBeGreaterThan(0);
    expect(corrections[0]?.from).toBe(q);
  });

  test("the beginning of a word is completed", async () => {
    const page = await listRecords(ctx, { q: "kitch" });
    expect(page.cards.map(({ title }) => title)).toEqual(["Café Still Life"]);
    expect(page.corrections).toEqual([]);
  });

  test("an unmatched query has no result and no substitute", async () => {
    const page = await listRecords(ctx, { q: "zebra xylophone" });
    expect(page).toMatchObject({ cards: [], total: { count: 0, isExact: true }, corrections: [] });
  });

  test("search and filters count together", async () => {
    const { total, facets } = await listRecords(ctx, { q: "fox", packs: ["Elite"] });
    expect(total).toEqual({ count: 1, isExact: true });
    expect(facets?.packs).toEqual([
      { value: "Elite", count: 1 },
      { value: "Starter", count: 1 },
    ]);
  });

  test.each([
    "'",
    "\\",
    "a & | ! :* <->",
    "%_",
    "\0",
    "the of",
    "😀".repeat(60),
    "\uD800",
    "x".repeat(200),
    "a ".repeat(90),
  ])("any text is a search, never a failure: %j", async (q) => {
    await expect(listRecords(ctx, { q })).resolves.toBeDefined();
    await expect(listRecords(ctx, { q, sort: "newest" })).resolves.toBeDefined();
  });
});

describe("counts", () => {
  test("D17 ratings, likes and views are stored and follow at once", async () => {
    const { id } = await createTestRecord(db, { fields: { Title: "Counted", Tags: ["counted"] } });
    await setRating(ctx, { recordId: id, previous: null, next: 5 });
    await setRating(ctx, { recordId: id, previous: null, next: 2 });
    await setRating(ctx, { recordId: id, previous: 2, next: 4 });
    await bumpStat(ctx, { recordId: id, stat: "likes" });
    await bumpStat(ctx, { recordId: id, stat: "likes", by: -1 });
    await bumpStat(ctx, { recordId: id, stat: "likes", by: -1 });
    const [card] = (await listRecords(ctx, { tags: ["counted"] })).cards;
    expect(card).toMatchObject({ rating: 4.5, reviews: 2 });
  });
});

describe("more matches than are counted", () => {
  const tag = "harbour";

  beforeAll(async () => {
    await db.insert(records).values(
      Array.from({ length: 1003 }, (_, index) => ({
        id: newRecordId(),
        tableName: "Recraft",
        fields: {
          Title: `Quay ${index}`,
          Tags: [tag],
          Pack: index < 3 ? "Elite" : "Starter",
          Status: "Live",
        },
      })),
    );
  });

  test("issue 3 the count stops at a thousand and says that there are more", async () => {
    const { total } = await listRecords(ctx, { tags: [tag] });
    expect(total).toEqual({ count: 1000, isExact: false });
  });

  test("issue 3 what the other filters leave of them is counted", async () => {
    const { total, cards } = await listRecords(ctx, { tags: [tag], packs: ["Elite"] });
    expect(total).toEqual({ count: 3, isExact: true });
    expect(cards).toHaveLength(3);
  });

  test("issue 3 each tag is counted within the list, as far as a hundred", async () => {
    expect(await countTags(ctx, {}, [tag, "fox"])).toEqual([
      { tag, total: { count: 100, isExact: false } },
      { tag: "fox", total: { count: 1, isExact: true } },
    ]);
    expect(await countTags(ctx, { q: "quay", packs: ["Elite"] }, [tag, "fox"])).toEqual([
      { tag, total: { count: 3, isExact: true } },
      { tag: "fox", total: { count: 0, isExact: true } },
    ]);
  });
});
