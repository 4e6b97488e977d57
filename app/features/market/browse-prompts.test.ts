import { beforeAll, describe, expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { browsePrompts } from "./browse-prompts.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

async function browse(search: string, table?: "Kittl" | "Only Prompt") {
  const { page } = await browsePrompts(ctx, new Request(`http://site/list?${search}`), table);
  return page;
}
const titles = async (...asked: Parameters<typeof browse>) =>
  (await browse(...asked)).cards.map(({ title }) => title).sort();

beforeAll(async () => {
  const shelf = [
    { Title: "Fox Emblem", Price: 3, Pack: "Starter", Tags: ["fox", "logo"] },
    { Title: "Night Garden", Price: 12, Pack: "Premium", Tags: ["floral"] },
    { Title: "Silk Currents", Price: 0, Pack: "Starter", Tags: ["abstract"] },
  ];
  for (const fields of shelf) await createTestRecord(db, { fields });
  await createTestRecord(db, { tableName: "Kittl", fields: { Title: "Summer Badge", Price: 30, Tags: [] } });
  await createTestRecord(db, { tableName: "Only Prompt", fields: { Title: "Words Alone", Price: 1 } });
});

describe("browsing prompts", () => {
  test("D32 price ranges are in credits, and free and paid are filters of their own", async () => {
    expect(await titles("price=1-5")).toEqual(["Fox Emblem"]);
    expect(await titles("price=1-5&price=15%2B")).toEqual(["Fox Emblem", "Summer Badge"]);
    expect(await titles("cost=free")).toEqual(["Silk Currents"]);
    expect(await titles("cost=paid&pack=Starter")).toEqual(["Fox Emblem"]);
  });

  test("D16 a library page shows its own table, whatever table the address names", async () => {
    expect(await titles("table=Midjourney", "Kittl")).toEqual(["Summer Badge"]);
    expect(await titles("", "Only Prompt")).toEqual(["Words Alone"]);
    expect(await titles("table=Kittl")).toEqual(["Summer Badge"]);
  });

  test("issue 3 the tags that a page repeats are offered, each with what it would leave", async () => {
    for (const Title of ["Red Fox", "Fox in Snow"])
      await createTestRecord(db, { fields: { Title, Tags: ["Fox", "wild"] } });
    const offered = async (search: string) =>
      (await browsePrompts(ctx, new Request(`http://site/list?${search}`))).offeredTags;
    expect(await offered("")).toEqual([
      { tag: "fox", total: { count: 3, isExact: true } },
      { tag: "wild", total: { count: 2, isExact: true } },
    ]);
    expect(await offered("tag=wild")).toEqual([{ tag: "fox", total: { count: 2, isExact: true } }]);
    expect(await offered("pack=Starter")).toEqual([]);
  });

  test("toolkit §8 a search that matches nothing gives an empty list and says what it searched for", async () => {
    expect(await browse("q=xylophone")).toMatchObject({ cards: [], total: { count: 0, isExact: true } });
    expect((await browse("q=emblm")).corrections).toMatchObject([{ from: "emblm" }]);
  });

  test("any text may be searched for and filtered by", async () => {
    for (const text of ["'; drop table records; --", "%_\\", "\0", "((", "🦊".repeat(90), "a & !b | c:*"])
      expect(await browse(new URLSearchParams({ q: text, tag: text, pack: text }).toString())).toBeDefined();
  });

  test("a cursor that we did not write is refused with a sentence", async () => {
    await expect(browse("cursor=nonsense")).rejects.toMatchObject({ code: "validation" });
  });
});
