import { beforeAll, describe, expect, test } from "vitest";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listTemplates } from "./list-templates.server.ts";

const { db } = await useTestDatabase();
const list = (q = "", category = "") => listTemplates(testCtx(db), { q, category });

beforeAll(async () => {
  await createTestRecord(db, {
    tableName: "Template Prompt",
    fields: {
      "Prompt Name": "Flat Lay Skeleton",
      Title: "Other name",
      Category: "Products",
      Price: 0,
      "Full Prompt": "Overhead flat lay on {surface}.",
    },
  });
  await createTestRecord(db, {
    fields: {
      Title: "Poster Frame",
      Pack: "Template Prompt",
      Category: undefined,
      Price: 0,
      "Full Prompt": undefined,
      Prompt: "Poster of {subject}.",
    },
  });
  await createTestRecord(db, {
    tableName: "Template Prompt",
    fields: { Title: "Paid Frame", Category: "Products", Price: 4, "Full Prompt": "canary ".repeat(40) },
  });
  await createTestRecord(db, { fields: { Title: "No template" } });
});

describe("template prompts", () => {
  test("toolkit §3 come from the table or the pack of that name, named and grouped by the first field given", async () => {
    const { templates, categories, total } = await list();
    expect(total).toBe(3);
    expect(templates.map(({ name }) => name).sort()).toEqual([
      "Flat Lay Skeleton",
      "Paid Frame",
      "Poster Frame",
    ]);
    expect(categories).toEqual([
      { name: "Products", count: 2 },
      { name: "Template Prompt", count: 1 },
    ]);
  });

  test("toolkit §2 are found by words and by category", async () => {
    expect((await list("overhead LAY")).templates).toMatchObject([{ name: "Flat Lay Skeleton" }]);
    expect((await list("", "Template Prompt")).templates).toMatchObject([{ text: "Poster of {subject}." }]);
    expect((await list("skeleton", "Template Prompt")).templates).toEqual([]);
  });

  test("D15 a template with a price keeps its text, also from the search", async () => {
    const paid = (await list()).templates.find(({ name }) => name === "Paid Frame");
    expect(paid?.text).toBeNull();
    expect(paid?.preview.length).toBeLessThan(120);
    expect((await list("canary")).templates).toEqual([]);
  });
});
