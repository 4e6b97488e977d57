import { expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listAddresses } from "./list-addresses.server.ts";
import { relatedRecords } from "./related-records.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

test("related prompts share tags first, then pack, and are never the prompt itself or a draft", async () => {
  const fields = (Title: string, Tags: string[], Pack = "Elite") => ({ Title, Tags, Pack });
  const { id } = await createTestRecord(db, { fields: fields("This", ["fox", "logo"], "Starter") });
  await createTestRecord(db, { fields: fields("No tag", ["sea"]) });
  await createTestRecord(db, { fields: fields("Same pack", [], "Starter") });
  await createTestRecord(db, { fields: fields("One tag", ["fox"]) });
  await createTestRecord(db, { fields: fields("Both tags", ["logo", "fox"]) });
  await createTestRecord(db, { fields: { ...fields("Draft", ["fox", "logo"]), Status: "Draft" } });
  const related = await relatedRecords(ctx, id);
  expect(related.map(({ title }) => title)).toEqual(["Both tags", "One tag", "Same pack", "No tag"]);
  expect(await relatedRecords(ctx, "recNobody")).toEqual([]);
});

test("D17 sitemaps leave drafts out", async () => {
  const draft = await createTestRecord(db, { tableName: "User Submission", fields: { Status: "Draft" } });
  const first = await listAddresses(ctx, { limit: 2 });
  const rest = await listAddresses(ctx, { after: first.at(-1)?.id });
  expect([...first, ...rest].map(({ id }) => id)).not.toContain(draft.id);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(5);
});
