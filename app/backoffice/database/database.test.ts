import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { setActive } from "#app/core/catalog/set-active.server.ts";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { changeStatuses } from "./change-statuses.server.ts";
import { editRecord, readForEdit } from "./edit-record.server.ts";
import { listActive } from "./list-active.server.ts";
import { listDatabase } from "./list-database.server.ts";
import { recordInput, tableQuery } from "./schema.ts";

const { db } = await useTestDatabase();
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const owner = await createUser(db);
const member = testCtx(db, memberOf(owner));

const query = (given: object) => tableQuery.parse({ ...given });

async function copiesOf(id: string) {
  const { rows } = await db.execute<{ fields: Record<string, string> }>(
    sql`select fields from records where table_name = 'Active Records' and fields ->> 'Original Record ID' = ${id}`,
  );
  return rows.map(({ fields }) => fields);
}

describe("the record table", () => {
  test("toolkit §2 lists one table at a time, whatever the status, searched, filtered and sorted", async () => {
    for (const [index, Title] of ["Amber Fox", "Blue Fox", "Cedar Hall"].entries())
      await createTestRecord(db, {
        tableName: "Prompt Ai",
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
        fields: { Title, Status: index === 2 ? "Draft" : "Live" },
      });
    const titles = async (given: object) =>
      (await listDatabase(admin, query({ table: "Prompt Ai", ...given }))).rows.map(({ title }) => title);
    expect(await titles({})).toEqual(["Cedar Hall", "Blue Fox", "Amber Fox"]);
    expect(await titles({ sort: "title" })).toEqual(["Amber Fox", "Blue Fox", "Cedar Hall"]);
    expect(await titles({ q: "fox", sort: "title-down" })).toEqual(["Blue Fox", "Amber Fox"]);
    expect(await titles({ q: "ha" })).toEqual(["Cedar Hall"]);
    expect(await titles({ q: "%" })).toEqual([]);
    expect(await titles({ status: "Draft" })).toEqual(["Cedar Hall"]);
    const { statuses, total } = await listDatabase(admin, query({ table: "Prompt Ai" }));
    expect(total).toEqual({ count: 3, isExact: true });
    expect(statuses).toEqual([
      { status: "Draft", count: 1 },
      { status: "Live", count: 2 },
    ]);
  });

  test("issue 6 pages join to the whole table without gaps or repeats, from the first to the last", async () => {
    for (let index = 0; index < 120; index += 1)
      await createTestRecord(db, { tableName: "Piclumen", fields: { Title: `Sheet ${index % 7}` } });
    for (const sort of ["newest", "oldest", "title", "title-down"]) {
      const seen: string[] = [];
      for (const page of [1, 2, 3])
        seen.push(
          ...(await listDatabase(admin, query({ table: "Piclumen", sort, page }))).rows.map(({ id }) => id),
        );
      expect(new Set(seen).size).toBe(120);
    }
  });

  test("issue 6 of a word that very many titles hold the first thousand are shown, of a rarer one all, in order", async () => {
    await db.execute(sql`insert into records (id, table_name, fields)
      select 'recMany' || lpad(i::text, 10, '0'), 'Canva', jsonb_build_object('Title', 'Frame ' || lpad(i::text, 5, '0'))
      from generate_series(1, 1200) as i`);
    const ask = async (given: object) => {
      const { rows, total, window } = await listDatabase(admin, query({ table: "Canva", ...given }));
      return {
        first: rows[0]?.title,
        last: rows.at(-1)?.title,
        shown: rows.length,
        ...total,
        page: window.page,
      };
    };
    expect(await ask({ q: "fra", sort: "title", page: 99 })).toEqual({
      first: "Frame 00951",
      last: "Frame 01000",
      shown: 50,
      count: 1000,
      isExact: false,
      page: 20,
    });
    expect(await ask({ q: "frame 011", sort: "title", page: 99 })).toEqual({
      first: "Frame 01150",
      last: "Frame 01199",
      shown: 50,
      count: 100,
      isExact: true,
      page: 2,
    });
    expect(await ask({ q: "Fr", sort: "title-down" })).toMatchObject({ first: "Frame 01200" });
  });

  test("issue 6 members and visitors are refused", async () => {
    const { id } = await createTestRecord(db);
    for (const ctx of [member, testCtx(db)]) {
      await expect(listDatabase(ctx, query({}))).rejects.toMatchObject({ name: "AppError" });
      await expect(listActive(ctx)).rejects.toMatchObject({ name: "AppError" });
      await expect(setActive(ctx, { id, isActive: true })).rejects.toMatchObject({ name: "AppError" });
      await expect(readForEdit(ctx, id)).rejects.toMatchObject({ name: "AppError" });
      await expect(changeStatuses(ctx, { ids: [id], status: "Unpublished" })).rejects.toMatchObject({
        name: "AppError",
      });
    }
  });
});

describe("the Active flag", () => {
  test("toolkit §4 switching on adds a copy to the active records, switching off removes it", async () => {
    const { id } = await createTestRecord(db, { tableName: "🎨AI Images", fields: { Title: "Harbour" } });
    await setActive(admin, { id, isActive: true });
    await setActive(admin, { id, isActive: true });
    expect(await copiesOf(id)).toMatchObject([
      { "Source Table": "🎨AI Images", Title: "Harbour", Type: "Premium", Status: "Active" },
    ]);
    expect(JSON.parse((await copiesOf(id))[0]!["Record Data"]!)).toMatchObject({
      Title: "Harbour",
      Active: true,
    });
    expect(await listActive(admin)).toMatchObject([
      { name: "🎨AI Images (Active)", count: 1, rows: [{ id, isActive: true }] },
    ]);
    await setActive(admin, { id, isActive: false });
    expect(await copiesOf(id)).toEqual([]);
    expect(await listActive(admin)).toEqual([]);
    const { entries } = await listActions(admin, { target: id });
    expect(entries.map(({ action }) => action)).toEqual([
      "record.deactivate",
      "record.activate",
      "record.activate",
    ]);
  });

  test("toolkit §4 a record that is gone cannot be switched, and leaves no copy", async () => {
    await expect(setActive(admin, { id: "recAAAAAAAAAAAAAA", isActive: true })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await copiesOf("recAAAAAAAAAAAAAA")).toEqual([]);
  });
});

describe("editing in place", () => {
  const form = async (id: string) => {
    const { tableName: _table, ...opened } = await readForEdit(admin, id);
    return opened;
  };

  test("issue 6 saves what was typed, keeps what the form does not hold, and is written to the log", async () => {
    const { id } = await createTestRecord(db, {
      fields: { Link: "https://example.com", Type: "Image prompt" },
    });
    const opened = await form(id);
    await editRecord(
      admin,
      recordInput.parse({ ...opened, title: "Mirror Lake", price: "7,50", tags: "lake, lake, dusk" }),
    );
    expect((await loadRecord(admin, id))?.fields).toMatchObject({
      Title: "Mirror Lake",
      Price: 7.5,
      Tags: ["lake", "dusk"],
      Link: "https://example.com",
    });
    const { entries } = await listActions(admin, { target: id });
    expect(entries[0]).toMatchObject({ action: "record.edit", details: { title: "Mirror Lake" } });
  });

  test("issue 6 whoever opened an older state does not overwrite the newer one", async () => {
    const { id } = await createTestRecord(db);
    const opened = await form(id);
    await editRecord(admin, recordInput.parse({ ...opened, title: "First" }));
    await expect(editRecord(admin, recordInput.parse({ ...opened, title: "Second" }))).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await loadRecord(admin, id))?.title).toBe("First");
  });
});

test("issue 6 a bulk change says how many it touched, tells the owners and leaves those alone that need none", async () => {
  const [a, b, c] = await Promise.all([
    createTestRecord(db, {
      tableName: "User Submission",
      ownerId: owner.id,
      fields: { Title: "Mine", Status: "Draft" },
    }),
    createTestRecord(db, { fields: { Status: "Rejected", "Rejection Reason": "Too dark" } }),
    createTestRecord(db, { fields: { Status: "Live" } }),
  ]);
  expect(await changeStatuses(admin, { ids: [a.id, b.id, c.id], status: "Live" })).toEqual({ count: 2 });
  const changed = await loadRecord(admin, b.id);
  expect(changed).toMatchObject({ status: "Live", shelf: "market" });
  expect(changed?.fields).not.toHaveProperty("Rejection Reason");
  expect((await listNotifications(member))[0]).toMatchObject({
    title: "“Mine” is now Live",
    link: "/dashboard",
  });
  expect((await listActions(admin, { action: "record.status" })).entries).toHaveLength(2);
});
