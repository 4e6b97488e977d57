import { describe, expect, test } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { airtableProxy, type ProxyInput } from "./airtable-proxy.server.ts";
import type { OutgoingRecord } from "./record-shapes.ts";
import { isRecordId } from "./record-id.ts";
import { loadRecord } from "./stored-record.server.ts";

const { db } = await useTestDatabase();
const visitor = testCtx(db);
const user = await createUser(db);
const member = testCtx(db, memberOf(user));
const adminUser = await createUser(db, { role: "admin" });
const admin = testCtx(db, memberOf(adminUser, "admin"));

const submission = {
  Title: "Harbour",
  "Full Prompt": "A quiet harbour at dawn, soft light over the water",
  Price: "5",
  Pack: "Starter",
  Tags: ["sea"],
  Image: [{ url: "https://images.example.com/harbour.webp" }],
  Creator: "Ada",
  "Creator Email": "ada@example.com",
  Status: "Live",
  Rating: 5,
  Downloads: 1000,
  "Portal Tag": "site",
};

async function proxy(ctx: typeof visitor, input: ProxyInput) {
  return (await airtableProxy(ctx, input)) as OutgoingRecord & { records: OutgoingRecord[]; offset?: string };
}

describe("core §7 the table-store proxy", () => {
  test("listTables names the 14 source tables to everyone and the admin tables to admins", async () => {
    const names = async (ctx: typeof visitor) => {
      const answer = await airtableProxy(ctx, { action: "listTables" });
      return "tables" in answer ? answer.tables.map(({ name }) => name) : [];
    };
    expect(await names(visitor)).toContain("Template Prompt");
    expect(await names(visitor)).not.toContain("Active Records");
    expect(await names(admin)).toEqual(
      expect.arrayContaining(["🎨AI Images", "🏆Freepik", "Prompt Ai", "Active Records"]),
    );
  });

  test("getTableData answers with id, createdTime and fields, a hundred at a time", async () => {
    for (let index = 0; index < 5; index += 1)
      await createTestRecord(db, { tableName: "Leonardo", fields: { Title: `Number ${index}` } });
    const first = await proxy(visitor, { action: "getTableData", tableName: "Leonardo", pageSize: 3 });
    const rest = await proxy(visitor, {
      action: "getTableData",
      tableName: "Leonardo",
      pageSize: 3,
      offset: first.offset,
    });
    expect(Object.keys(first.records[0]!)).toEqual(["id", "createdTime", "fields"]);
    expect(first.records[0]!.createdTime).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(rest.offset).toBeUndefined();
    const titles = [...first.records, ...rest.records].map(({ fields }) => String(fields.Title));
    expect(titles.sort((a, b) => a.localeCompare(b))).toEqual(
      [0, 1, 2, 3, 4].map((index) => `Number ${index}`),
    );
  });

  test("getTableData filters by formula", async () => {
    const { records } = await proxy(visitor, {
      action: "getTableData",
      tableName: "Leonardo",
      filterFormula: "{Title} = 'Number 3'",
    });
    expect(records.map(({ fields }) => fields.Title)).toEqual(["Number 3"]);
  });

  test("getRecord finds a record of any table through the AI Images table, and only its own through others", async () => {
    const { id } = await createTestRecord(db, { tableName: "Recraft" });
    for (const tableName of ["🎨AI Images", "AI Images", "Recraft"])
      expect((await proxy(visitor, { action: "getRecord", tableName, recordId: id })).id).toBe(id);
    await expect(
      proxy(visitor, { action: "getRecord", tableName: "Kittl", recordId: id }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  test.each(["nonsense", "rec", "recAAAAAAAAAAAAAA", "rec'; drop table records"])(
    "an unknown id is not found: %s",
    async (recordId) => {
      await expect(
        proxy(visitor, { action: "getRecord", tableName: "Kittl", recordId }),
      ).rejects.toMatchObject({ code: "not_found" });
    },
  );

  test("an unknown table is not found, an admin table neither", async () => {
    for (const tableName of ["Nowhere", "Active Records", "🏆Freepik"])
      await expect(proxy(visitor, { action: "getTableData", tableName })).rejects.toMatchObject({
        code: "not_found",
      });
  });
});

describe("writes are limited to what the caller may write", () => {
  test("core §7 a submission becomes a draft with the site's portal tag, whatever status and figures it claims", async () => {
    const created = await proxy(member, {
      action: "createRecord",
      tableName: "User Submission",
      data: submission,
    });
    expect(isRecordId(created.id)).toBe(true);
    expect(created.fields).toMatchObject({
      Title: "Harbour",
      Price: 5,
      Status: "Draft",
      "Portal Tag": "site",
      "Creator Email": "ada@example.com",
    });
    expect(created.fields).not.toHaveProperty("Rating");
    expect(created.fields).not.toHaveProperty("Downloads");
    await expect(
      proxy(visitor, { action: "getRecord", tableName: "User Submission", recordId: created.id }),
    ).rejects.toMatchObject({ code: "not_found" });
    const own = await proxy(member, { action: "getTableData", tableName: "User Submission" });
    expect(own.records.map(({ id }) => id)).toEqual([created.id]);
  });

  test("D19 what is wrong is told beside its field", async () => {
    const wrong = { Title: " ", "Full Prompt": "", Price: "-1", Image: [{ url: "javascript:alert(1)" }] };
    const refusal = proxy(visitor, { action: "createRecord", tableName: "User Submission", data: wrong });
    await expect(refusal).rejects.toMatchObject({
      code: "validation",
      fields: {
        Title: "Please enter a title.",
        "Full Prompt": "Please enter the full prompt.",
        Price: "Price must be a number of at least 0.",
        Image: "Please use an address that starts with http:// or https://.",
      },
    });
  });

  test.each([["abc"], [1e12], ["1e400"], [{}]])("a price of %j is refused", async (Price) => {
    const refusal = proxy(visitor, {
      action: "createRecord",
      tableName: "User Submission",
      data: { ...submission, Price },
    });
    await expect(refusal).rejects.toMatchObject({
      code: "validation",
      fields: { Price: expect.any(String) },
    });
  });

  test("D19 a visitor may submit, within a limit per client address", async () => {
    const ctx = { ...visitor, ip: "198.51.100.7" };
    const submit = async () =>
      await proxy(ctx, { action: "createRecord", tableName: "User Submission", data: submission });
    expect((await submit()).fields).toMatchObject({ Title: "Harbour", Status: "Draft" });
    let refusals = 0;
    for (let index = 0; index < 12; index += 1)
      await submit().catch((error: AppError) => (refusals += error.code === "rate_limited" ? 1 : 0));
    expect(refusals).toBe(3);
  });

  test("other tables are the admins'", async () => {
    await expect(
      proxy(member, { action: "createRecord", tableName: "Kittl", data: submission }),
    ).rejects.toMatchObject({ code: "forbidden" });
    const created = await proxy(admin, { action: "createRecord", tableName: "Kittl", data: submission });
    expect(created.fields).toMatchObject({ Status: "Live", Rating: 5 });
    const updated = await proxy(admin, {
      action: "updateRecord",
      tableName: "Kittl",
      recordId: created.id,
      data: { Active: true, Rating: null },
    });
    expect(updated.fields).toMatchObject({ Active: true, Title: "Harbour" });
    expect(updated.fields).not.toHaveProperty("Rating");
    expect((await loadRecord(admin, created.id))?.ownerId).toBeNull();
    const { entries } = await listActions(admin, { target: created.id });
    expect(entries).toMatchObject([
      { action: "record.edit", details: { table: "Kittl", title: "Harbour", fields: "Active, Rating" } },
      { action: "record.create", details: { table: "Kittl" } },
    ]);
  });

  test("D19 what an admin submits belongs to the admin's account and waits for review like everybody's", async () => {
    const { id, fields } = await proxy(admin, {
      action: "createRecord",
      tableName: "User Submission",
      data: submission,
    });
    expect(fields).toMatchObject({ Status: "Draft", "Portal Tag": "site" });
    expect((await loadRecord(admin, id))?.ownerId).toBe(adminUser.id);
  });

  test("the owner's change goes back to review; others may not change it", async () => {
    const { id } = await createTestRecord(db, {
      tableName: "User Submission",
      ownerId: user.id,
      fields: { Status: "Rejected", "Rejection Reason": "Too short.", Downloads: 4 },
    });
    const change = {
      action: "updateRecord",
      tableName: "User Submission",
      recordId: id,
      data: { Title: "Better", Status: "Live", Downloads: 99 },
    } as const;
    const stranger = testCtx(db, memberOf(await createUser(db)));
    await expect(proxy(stranger, change)).rejects.toMatchObject({ code: "not_found" });
    await expect(proxy(visitor, change)).rejects.toBeInstanceOf(AppError);
    const updated = await proxy(member, change);
    expect(updated.fields).toMatchObject({ Title: "Better", Status: "Draft", Downloads: 4 });
    expect(updated.fields).not.toHaveProperty("Rejection Reason");
  });

  test("text that the database cannot hold is cleaned, what is too large refused", async () => {
    const odd = await proxy(admin, {
      action: "createRecord",
      tableName: "Kittl",
      data: { Title: "a\0b\uD800", deep: [[[[[[[["x"]]]]]]]] },
    });
    expect(odd.fields.Title).toBe("ab\uFFFD");
    const large = { Title: "x".repeat(200_000) };
    await expect(
      proxy(admin, { action: "createRecord", tableName: "Kittl", data: large }),
    ).rejects.toMatchObject({ code: "too_large" });
  });
});

test("core §8 a failure of the store itself reads as specified", async () => {
  const broken = { ...visitor, db: {} as typeof visitor.db };
  await expect(proxy(broken, { action: "getTableData", tableName: "Kittl" })).rejects.toThrow(
    "Failed to call airtable-proxy function",
  );
});
