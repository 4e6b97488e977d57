import { eq, sql } from "drizzle-orm";
import { fc } from "#tests/support/property.ts";
import { expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { libraryPage, libraryPages } from "./library-pages.ts";
import { listRecords } from "./list-records.server.ts";
import { refreshProminence } from "./refresh-prominence.server.ts";
import { libraryOnlyTables, marketTables, platformTables, sourceTables } from "./source-tables.ts";
import { records } from "./tables.server.ts";

const { db } = await useTestDatabase();

test("core §3 the database's shelves agree with the list of tables", async () => {
  for (const tableName of sourceTables) {
    const { id } = await createTestRecord(db, { tableName, fields: { Link: "https://example.com" } });
    const [row] = await db.select().from(records).where(eq(records.id, id));
    const isMarket = [...marketTables, "User Submission"].includes(tableName);
    const isLibrary = libraryOnlyTables.some((each) => each === tableName);
    expect([tableName, row?.shelf]).toEqual([tableName, isMarket ? "market" : isLibrary ? "library" : null]);
    const isPlatform = platformTables.some((each) => each === tableName);
    expect([tableName, row?.platform]).toEqual([tableName, isPlatform ? tableName : null]);
  }
});

test("core §2 there are sixteen library pages, each over a table that exists", () => {
  expect(libraryPages.map(({ slug }) => slug)).toEqual(
    "data smart-ai-prompt ai-prompt-heaven midjourney creative-ai-prompt freepik artistly leonardo ideogram recraft kittl dalle prompt-ai canva piclumen only-prompt".split(
      " ",
    ),
  );
  const tables = libraryPages.flatMap(({ table }) => table ?? []);
  expect(sourceTables).toEqual(expect.arrayContaining(tables));
  expect(libraryPage("creative-ai-prompt")?.table).toBe("Creative AI Prompt Library");
});

test("the kept counts follow every insert, change and delete", async () => {
  const fields = fc.record({
    Title: fc.constantFrom("", "Kept"),
    Pack: fc.constantFrom("Starter", "Elite", ""),
    Price: fc.constantFrom(0, 3, 9, 20),
    Status: fc.constantFrom("Live", "Draft"),
    "Image Generator": fc.constantFrom("", "Leonardo"),
  });
  const step = fc.record({ what: fc.constantFrom("insert", "update", "delete"), which: fc.nat(5), fields });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const ids: string[] = [];
      for (const { what, which, ...given } of steps) {
        const fields = { ...given.fields };
        const id = ids[which % Math.max(ids.length, 1)];
        if (what === "insert") ids.push((await createTestRecord(db, { fields })).id);
        else if (id && what === "update") await db.update(records).set({ fields }).where(eq(records.id, id));
        else if (id) await db.delete(records).where(eq(records.id, id));
      }
      const { rows } = await db.execute(sql`
        select * from (
          select shelf, table_name, coalesce(product_type, ''), coalesce(pack, ''), coalesce(platform, ''), price_band, count(*)::integer
          from records where shelf is not null group by 1, 2, 3, 4, 5, 6
        ) as real
        except all select * from record_counts where count <> 0`);
      expect(rows).toEqual([]);
      const { rows: sums } = await db.execute(sql`
        select (select sum(count) from record_counts)::integer as kept,
          (select count(*) from records where shelf is not null)::integer as real`);
      expect(sums[0]?.kept ?? 0).toBe(sums[0]?.real);
    }),
    { numRuns: 40 },
  );
});

test("a search finds records that are no longer prominent, after those that are", async () => {
  const old = await createTestRecord(db, { tableName: "Kittl", fields: { Title: "Walrus Emblem" } });
  await createTestRecord(db, {
    tableName: "Kittl",
    fields: { Title: "Ice", Description: "A walrus far away." },
  });
  await db.update(records).set({ isProminent: false }).where(eq(records.id, old.id));
  const page = await listRecords(testCtx(db), { q: "walrus" });
  expect(page.cards.map(({ title }) => title)).toEqual(["Ice", "Walrus Emblem"]);
  expect(page.total).toEqual({ count: 2, isExact: true });
  const next = await listRecords(testCtx(db), { q: "walrus", limit: 1 });
  const last = await listRecords(testCtx(db), { q: "walrus", limit: 1, cursor: next.nextCursor ?? "" });
  expect([...next.cards, ...last.cards].map(({ title }) => title)).toEqual(["Ice", "Walrus Emblem"]);
  expect(last.nextCursor).toBeNull();
  await refreshProminence(db);
  expect((await listRecords(testCtx(db), { q: "walrus" })).cards[0]?.title).toBe("Walrus Emblem");
});
