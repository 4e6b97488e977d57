import { eq } from "drizzle-orm";
import { fc } from "#tests/support/property.ts";
import { describe, expect, test } from "vitest";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { airtableProxy } from "./airtable-proxy.server.ts";
import { deleteRecord } from "./delete-record.server.ts";
import { fileFields, ownerFields, promptFields } from "./field-names.ts";
import { getCreator } from "./get-creator.server.ts";
import { getRecord } from "./get-record.server.ts";
import { listOwnRecords } from "./list-own-records.server.ts";
import { listRecords } from "./list-records.server.ts";
import { listUnlockedRecords } from "./list-unlocked-records.server.ts";
import { previewPrompt } from "./preview-prompt.ts";
import { recordUnlock } from "./record-unlock.server.ts";
import { relatedRecords } from "./related-records.server.ts";
import { showCardsById } from "./show-cards-by-id.server.ts";
import { records } from "./tables.server.ts";

const { db } = await useTestDatabase();
const canary = "CANARYBIRD";
const lead =
  "A quiet harbour at dawn with [boats], soft light over water, gulls, ropes and a lantern on the pier… ";

const locked = {
  Title: "Harbour Morning",
  Tags: ["harbour"],
  "Full Prompt": `${lead}${canary} full`,
  Prompt: `${lead}${canary} prompt`,
  "Template Prompt": `${canary} template`,
  "Tech Details": `${canary} tech`,
  promptEnhancer: `${canary} enhancer`,
  imageEnhancer: `${canary} image enhancer`,
  "PDF URL": `https://files.example.com/${canary}.pdf`,
  "Creator Email": `${canary}@example.com`,
  "Payment Options": JSON.stringify({ paymentInstructions: canary }),
  "Rejection Reason": canary,
  "Record Data": canary,
  "Some Imported Field": canary,
};

/** Everything the catalogue can be asked for about a record, as one text. */
async function everything(ctx: Ctx, id: string): Promise<string> {
  const asked = [
    getRecord(ctx, id),
    listRecords(ctx),
    listRecords(ctx, { q: "harbour" }),
    listRecords(ctx, { q: canary }),
    listRecords(ctx, { q: canary.slice(0, -2) }),
    listRecords(ctx, { creator: "Nora Lindqvist" }),
    listRecords(ctx, { scope: "store" }),
    relatedRecords(ctx, id),
    showCardsById(ctx, [id]),
    getCreator(ctx, "noralindqvist"),
    airtableProxy(ctx, { action: "getRecord", tableName: "🎨AI Images", recordId: id }),
    ...["Midjourney", "User Submission", "🎨AI Images", "Active Records"].map((tableName) =>
      airtableProxy(ctx, { action: "getTableData", tableName, filterFormula: "{Title} != ''" }),
    ),
    airtableProxy(ctx, {
      action: "getTableData",
      tableName: "Midjourney",
      filterFormula: "{Full Prompt} = 'x'",
    }),
    airtableProxy(ctx, {
      action: "updateRecord",
      tableName: "Midjourney",
      recordId: id,
      data: { Title: "Mine" },
    }),
    ...(ctx.viewer.kind === "member" ? [listOwnRecords(ctx), listUnlockedRecords(ctx)] : []),
  ];
  const settled = await Promise.allSettled(asked);
  const told = settled.map((answer) =>
    answer.status === "fulfilled" ? answer.value : [String(answer.reason), (answer.reason as Error).message],
  );
  return JSON.stringify(told);
}

describe("D15 what is locked never leaves the server for someone not entitled", () => {
  test("not for a visitor, a member without the unlock, or another creator", async () => {
    const owner = await createUser(db);
    const other = await createUser(db);
    const member = await createUser(db);
    await createTestRecord(db, {
      tableName: "User Submission",
      ownerId: other.id,
      fields: { Title: "Other" },
    });
    const ids = [
      await createTestRecord(db, { fields: locked }),
      await createTestRecord(db, { tableName: "User Submission", ownerId: owner.id, fields: locked }),
      await createTestRecord(db, {
        tableName: "User Submission",
        fields: { ...locked, "Product Type": "pdf" },
      }),
      await createTestRecord(db, {
        tableName: "User Submission",
        ownerId: owner.id,
        fields: { ...locked, Status: "Draft" },
      }),
      await createTestRecord(db, { tableName: "Template Prompt", fields: locked }),
      await createTestRecord(db, { tableName: "Active Records", fields: { ...locked, Price: 0 } }),
      await createTestRecord(db, { fields: { ...locked, Price: 0 } }),
    ];
    const viewers = [testCtx(db), testCtx(db, memberOf(member)), testCtx(db, memberOf(other))];
    for (const ctx of viewers) {
      for (const { id } of ids) {
        const told = await everything(ctx, id);
        expect(told).toContain("Harbour Morning");
        expect(told).not.toContain(canary);
        expect(told.toLowerCase()).not.toContain(canary.toLowerCase().slice(0, 8));
      }
    }
  });

  test("the text and the file are there once unlocked, the creator's address still is not", async () => {
    const { id } = await createTestRecord(db, { fields: locked });
    const user = await createUser(db);
    const ctx = testCtx(db, memberOf(user));
    expect(await recordUnlock(ctx, { userId: user.id, promptId: id, paid: "5.00" })).toEqual({ isNew: true });
    expect(await recordUnlock(ctx, { userId: user.id, promptId: id, paid: "5.00" })).toEqual({
      isNew: false,
    });
    const detail = await getRecord(ctx, id);
    expect(detail).toMatchObject({
      fullPrompt: locked["Full Prompt"],
      fileUrl: locked["PDF URL"],
      variables: ["boats"],
      downloads: 1,
    });
    const answer = await airtableProxy(ctx, { action: "getRecord", tableName: "Midjourney", recordId: id });
    const { fields } = answer as { fields: object };
    for (const name of [...promptFields, ...fileFields]) expect(fields).toHaveProperty([name]);
    for (const name of [...ownerFields, "Record Data", "Some Imported Field"])
      expect(fields).not.toHaveProperty([name]);
    expect((await listUnlockedRecords(ctx)).unlocked.map(({ prompt }) => prompt.id)).toEqual([id]);
  });

  test("the owner and an admin read everything of theirs", async () => {
    const owner = await createUser(db);
    const { id } = await createTestRecord(db, {
      tableName: "User Submission",
      ownerId: owner.id,
      fields: { ...locked, Status: "Rejected" },
    });
    for (const viewer of [memberOf(owner), memberOf(await createUser(db, { role: "admin" }), "admin")]) {
      const detail = await getRecord(testCtx(db, viewer), id);
      expect(detail).toMatchObject({ fullPrompt: locked["Full Prompt"], rejectionReason: canary });
    }
    expect((await listOwnRecords(testCtx(db, memberOf(owner)))).cards).toHaveLength(1);
  });

  test("toolkit §2 a template without a price is read by everyone, one with a price is not", async () => {
    const free = await createTestRecord(db, { tableName: "Template Prompt", fields: { Price: 0 } });
    const paid = await createTestRecord(db, { tableName: "Template Prompt", fields: { Price: 2 } });
    expect((await getRecord(testCtx(db), free.id)).fullPrompt).toContain("Layered mountain lake");
    expect((await getRecord(testCtx(db), paid.id)).fullPrompt).toBeNull();
  });

  test("what somebody unlocked stays theirs when the record is deleted", async () => {
    const { id } = await createTestRecord(db, { fields: locked });
    const user = await createUser(db);
    const ctx = testCtx(db, memberOf(user));
    await recordUnlock(ctx, { userId: user.id, promptId: id, paid: "0" });
    const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
    expect(await deleteRecord(admin, id)).toEqual({ outcome: "withdrawn" });
    expect((await getRecord(ctx, id)).fullPrompt).toBe(locked["Full Prompt"]);
    await expect(getRecord(testCtx(db), id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the preview of a locked text", () => {
  test("core §2 and §9 is its first 100 characters and an ellipsis", async () => {
    const { id } = await createTestRecord(db, { fields: locked });
    const detail = await getRecord(testCtx(db), id);
    expect(detail.preview).toBe(`${lead.slice(0, 100).trimEnd()}…`);
    expect(detail.variableCount).toBe(1);
  });

  test("never holds the whole text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }), (text) => {
        const preview = previewPrompt(text);
        expect(preview.endsWith("…")).toBe(true);
        expect(Array.from(preview).length).toBeLessThanOrEqual(101);
        expect(Array.from(preview).length - 1).toBeLessThan(Array.from(text).length);
        expect(text.startsWith(preview.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe("core §3 and §9 defaults", () => {
  test("D17 demo data shows the specified ranges, the same every time", async () => {
    setEnv({ DEMO: "1" });
    const { id } = await createTestRecord(db);
    const [first, second] = [await showCardsById(testCtx(db), [id]), await showCardsById(testCtx(db), [id])];
    expect(first).toEqual(second);
    const [card] = first;
    expect(card?.rating).toBe(4.2);
    expect(card?.reviews).toBeGreaterThanOrEqual(5);
    expect(card?.reviews).toBeLessThanOrEqual(54);
    expect(card?.downloads).toBeGreaterThanOrEqual(10);
    expect(card?.downloads).toBeLessThanOrEqual(109);
    expect((await getRecord(testCtx(db), id)).rating).toBe(4.8);
  });

  test("D17 a live site invents nothing", async () => {
    setEnv({ DEMO: "0" });
    const { id } = await createTestRecord(db, { fields: { Creator: "" } });
    const detail = await getRecord(testCtx(db), id);
    expect(detail).toMatchObject({ rating: null, reviews: null, downloads: null, likes: 0, views: 0 });
    expect(detail).toMatchObject({ creator: "Anonymous", vendor: "AI Prompts" });
  });

  test("whatever a record holds, it can be stored and shown, and its links are harmless", async () => {
    const value = fc.oneof(
      fc.constantFrom(
        "javascript:alert(1)",
        "//evil.example",
        "data:text/html,x",
        "https://a.example/b c",
        1e300,
        -5,
        "12.50",
        [],
        {},
        null,
        true,
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const names = [
      "Title",
      "Price",
      "Tags",
      "Image",
      "Link",
      "Logo",
      "Logo URL",
      "Social Links",
      "Twitter",
      "Website",
      "Rating",
      "Downloads",
      "Pack",
      "Creator",
      "Description",
      "Status",
      "Image Generator",
      "Product Type",
      "PDF URL",
      "Full Prompt",
    ];
    const admin = testCtx(db, memberOf({ id: "a", email: "a@example.com", name: "A" }, "admin"));
    const anyFields = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 });
    await fc.assert(
      fc.asyncProperty(anyFields, async (fields) => {
        const { id } = (await airtableProxy(admin, {
          action: "createRecord",
          tableName: "Kittl",
          data: fields,
        })) as { id: string };
        const { link, logoUrl, imageUrl, socialLinks, price } = await getRecord(admin, id);
        const urls = [link, logoUrl, imageUrl, ...Object.values(socialLinks)].filter((url) => url !== null);
        for (const url of urls) expect(url).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
        expect(price).toBeGreaterThanOrEqual(0);
        await db.delete(records).where(eq(records.id, id));
      }),
      { numRuns: 150 },
    );
  });
});
