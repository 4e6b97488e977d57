import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { type ExportFormat, exportRecords } from "./export-records.server.ts";
import { importCsv, previewCsv } from "./import-csv.server.ts";
import { readCsv } from "./read-csv.ts";

const { db } = await useTestDatabase();
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const member = testCtx(db, memberOf(await createUser(db)));
const table = "Recraft" as const;
const file = (text: string) => ({ table, bytes: new TextEncoder().encode(text) });

async function count(): Promise<number> {
  return await db.$count(records, eq(records.tableName, table));
}

async function exported(format: ExportFormat): Promise<string> {
  let text = "";
  for await (const part of await exportRecords(admin, { table, format })) text += part;
  return text;
}

describe("issue 6 import from CSV", () => {
  test("the preview shows what would happen and writes nothing", async () => {
    const { id } = await createTestRecord(db, { tableName: table });
    const preview = await previewCsv(admin, file(`id,Title,Price\n${id},Changed,3\n,Added,4\n`));
    expect(preview).toMatchObject({ columns: ["id", "Title", "Price"], added: 1, changed: 1, problems: [] });
    expect(preview.sample).toEqual([
      { line: 2, cells: [id, "Changed", "3"] },
      { line: 3, cells: ["", "Added", "4"] },
    ]);
    expect(await count()).toBe(1);
    expect((await loadRecord(admin, id))?.title).toBe("Mirror Lake Landscape");
  });

  test("one wrong line is told by its number, and nothing at all is imported", async () => {
    const before = await count();
    const wrong = file('Title,Price,Active\n"Two\nlines",1,true\nFree,,maybe\n,5,\nDear,much,no\n');
    expect((await previewCsv(admin, wrong)).problems).toEqual([
      { line: 4, message: "Active must be true or false." },
      { line: 5, message: "Needs a Title, a Name or an Image." },
      { line: 6, message: "Price must be a number of at least 0." },
    ]);
    await expect(importCsv(admin, wrong)).rejects.toThrow(
      "Nothing was imported. Line 4: Active must be true or false.",
    );
    expect(await count()).toBe(before);
  });

  test("a failure in the middle of writing leaves nothing behind", async () => {
    const before = await count();
    const tooLarge = file(`Title,Description\nFine,short\nHuge,${"x".repeat(120_000)}\n`);
    await expect(importCsv(admin, tooLarge)).rejects.toMatchObject({ code: "too_large" });
    expect(await count()).toBe(before);
  });

  test("records are added and changed together; an empty cell removes a field", async () => {
    const { id } = await createTestRecord(db, { tableName: table, fields: { Link: "https://example.com" } });
    const text = `id,Title,Tags,Description,Image\n${id},Changed,"a, b",,\n,Fresh,c,New,https://example.com/x.png\n`;
    expect(await importCsv(admin, file(text))).toEqual({ added: 1, changed: 1 });
    const changed = await loadRecord(admin, id);
    expect(changed?.fields).toMatchObject({
      Title: "Changed",
      Tags: ["a", "b"],
      Link: "https://example.com",
    });
    expect(changed?.fields).not.toHaveProperty("Description");
    const [fresh] = await db.select().from(records).where(eq(records.title, "Fresh"));
    expect(fresh).toMatchObject({
      tableName: table,
      fields: { Image: [{ url: "https://example.com/x.png" }] },
    });
  });

  test.each([
    ["Title\n", 1, "The file needs a first line with field names and at least one record below it."],
    ["Title,Title\na,b\n", 1, "The column “Title” stands there twice."],
    ['Title\n"open\n', 2, "The quotation marks in this line do not match."],
    ["id,Title\nnonsense,a\n", 2, "“nonsense” is no record id."],
    ["Title,Pack\na\n", 2, "Has 1 cells where the first line has 2."],
    [
      "Title,Image\na,javascript:alert(1)\n",
      2,
      "Image must be an address that starts with http:// or https://.",
    ],
  ])("%j is refused in line %i", (text, line, message) => {
    expect(readCsv(text).problems[0]).toEqual({ line, message });
  });

  test("an id of another table is unknown here, and the file must be text", async () => {
    const { id } = await createTestRecord(db, { tableName: "Kittl" });
    const { problems } = await previewCsv(admin, file(`id,Title\n${id},Moved\n`));
    expect(problems).toEqual([{ line: 2, message: `There is no record ${id} in “Recraft”.` }]);
    await expect(
      previewCsv(admin, { table, bytes: new Uint8Array([0xff, 0xfe, 0x00]) }),
    ).rejects.toMatchObject({
      code: "unsupported_media",
    });
  });

  test("members are refused", async () => {
    await expect(previewCsv(member, file("Title\na\n"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(importCsv(member, file("Title\na\n"))).rejects.toMatchObject({ code: "forbidden" });
    await expect(exportRecords(member, { table, format: "csv" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("issue 6 export", () => {
  test("what was exported as CSV can be imported again and changes nothing", async () => {
    await createTestRecord(db, {
      tableName: table,
      fields: {
        Title: "=1+1",
        Description: 'He said "so",\nthen left',
        Active: true,
        Image: [{ url: "/files/a.webp", width: 4 }],
      },
    });
    const before = await db.select().from(records).where(eq(records.tableName, table)).orderBy(records.id);
    const text = await exported("csv");
    expect(text).toContain("'=1+1");
    expect(await importCsv(admin, file(text))).toEqual({ added: 0, changed: before.length });
    const after = await db.select().from(records).where(eq(records.tableName, table)).orderBy(records.id);
    expect(after.map(({ fields }) => fields)).toEqual(before.map(({ fields }) => fields));
  });

  test("JSON holds every record with id, createdTime and fields", async () => {
    const list = JSON.parse(await exported("json")) as { id: string; fields: object }[];
    expect(list).toHaveLength(await count());
    expect(Object.keys(list[0]!)).toEqual(["id", "createdTime", "fields"]);
  });
});
