import { fc } from "#tests/support/property.ts";
import { expect, it } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listRecords } from "./list-records.server.ts";
import { listInput } from "./schema.ts";

const { db } = await useTestDatabase();
await createTestRecord(db, {
  fields: { Title: "Fox & Owl: 100% (a 'study')", Price: 3, Pack: "Starter", Tags: [] },
});

const syntax = fc.constantFrom(
  "&",
  "|",
  "!",
  "<->",
  ":*",
  "'",
  '"',
  "\\",
  "%",
  "_",
  "(",
  ")",
  "fox",
  "  ",
  "\0",
  "é",
  "𝕏",
);
const query = fc.oneof(
  fc.string({ unit: "binary", maxLength: 220 }),
  fc.array(syntax, { maxLength: 20 }).map((parts) => parts.join("")),
);

it("whatever is searched for, the list answers or the input is refused", async () => {
  await fc.assert(
    fc.asyncProperty(query, query, query, async (q, cursor, tag) => {
      const input = listInput.safeParse({ q, cursor, tags: [tag], creator: tag });
      if (!input.success) return;
      const { cards } = await listRecords(testCtx(db), { ...input.data, cursor: undefined });
      expect(Array.isArray(cards)).toBe(true);
      const failure = await listRecords(testCtx(db), input.data).then(
        () => undefined,
        (error: Error) => error.name,
      );
      expect([undefined, "AppError"]).toContain(failure);
    }),
    { numRuns: 150 },
  );
});

it("the signs of the search's own language are words like others", async () => {
  for (const q of ["fox & owl", "100%", "(a 'study')", "fox:*", "!fox", "owl\\"])
    await expect(listRecords(testCtx(db), listInput.parse({ q }))).resolves.toBeDefined();
});
