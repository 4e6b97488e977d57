import { demoRecordId } from "#app/core/catalog/demo-record-id.server.ts";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { getRecord } from "#app/core/catalog/get-record.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { readPdf } from "#app/core/files/read-pdf.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { makeCreatorFields } from "./fill-records.ts";
import { fillStore } from "./fill-store.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

beforeAll(async () => await fillStore(db, () => null, await makeCreatorFields()));

describe("the demo's User Store", () => {
  test("toolkit §2 holds prompts and PDFs for dollars, and free ones", async () => {
    const { cards, total, facets } = await listRecords(ctx, { scope: "store", limit: 60 });
    expect(total).toEqual({ count: 24, isExact: true });
    expect(facets?.productTypes.map(({ value }) => value).sort()).toEqual(["pdf", "prompt"]);
    expect(facets?.free).toBeGreaterThan(0);
    expect(new Set(cards.map(({ unit }) => unit))).toEqual(new Set(["dollars"]));
    expect(cards.filter(({ logoUrl }) => !logoUrl?.endsWith(".webp"))).toEqual([]);
  });

  test("core §2 creators come with bio, logo and links", async () => {
    expect(await getRecord(ctx, demoRecordId("store:candle-scene-trio"))).toMatchObject({
      bio: expect.stringContaining(" "),
      logoUrl: expect.stringMatching(/^\/files\/public\/demo\/logo-/),
    });
  });

  test("D15 the files are real PDFs that only a signed address opens", async () => {
    const shown = await getRecord(ctx, demoRecordId("store:listing-photo-guide"));
    expect(shown).toMatchObject({ hasFile: true, fileUrl: null });
    const kept = await files().get("store/demo/listing-photo-guide.pdf");
    if (!kept) throw new Error("the PDF was not kept");
    const bytes = await buffer(kept.body);
    expect(await readPdf(bytes)).toMatchObject({ mediaType: "application/pdf" });
  });
});
