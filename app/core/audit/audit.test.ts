import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx, visitor } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listActionNames, listActions } from "./list-actions.server.ts";
import { recordAction } from "./record-action.server.ts";

const { db } = await useTestDatabase();
const admin = await createUser(db, { role: "admin", email: "keeper@example.com" });
const ctx = { ...testCtx(db, memberOf(admin, "admin")), ip: "203.0.113.7", requestId: "req-1" };
const ban = { action: "user.ban", target: "user:abc", details: { reason: "spam" } };

test("D31 an action is kept with who, what, whom, when and from where", async () => {
  await recordAction(ctx, ban);
  const { entries } = await listActions(ctx, {});
  expect(entries[0]).toMatchObject({
    actorEmail: "keeper@example.com",
    action: "user.ban",
    target: "user:abc",
    details: { reason: "spam" },
    ip: "203.0.113.7",
  });
  expect(Date.parse(entries[0]?.createdAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("D31 entries cannot be changed, deleted or truncated from the application", async () => {
  await recordAction(ctx, ban);
  for (const statement of [
    sql`update audit_entries set action = 'nothing'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: "audit_entries is append-only" },
    });
});

test("D31 an action that is rolled back leaves no entry", async () => {
  const before = await listActions(ctx, { action: "user.lost" });
  await expect(
    db.transaction(async (tx) => {
      await recordAction({ ...ctx, db: tx }, { action: "user.lost", target: "user:abc" });
      throw new Error("the change failed");
    }),
  ).rejects.toThrow("the change failed");
  expect(await listActions(ctx, { action: "user.lost" })).toEqual(before);
});

test("D31 the log is filtered by action, admin, target and day, and paged by key", async () => {
  await recordAction(ctx, { action: "key.store", target: "key:OPENAI_API_KEY" });
  await recordAction(ctx, { action: "key.remove", target: "key:OPENAI_API_KEY" });
  const actions = async (filter: Parameters<typeof listActions>[1]) =>
    (await listActions(ctx, filter)).entries.map(({ action }) => action);
  expect(await actions({ action: "key.store" })).toEqual(["key.store"]);
  expect(await actions({ target: "OPENAI" })).toEqual(["key.remove", "key.store"]);
  expect(await actions({ target: "%" })).toEqual([]);
  expect(await actions({ actor: "Keeper@example.com", target: "OPENAI" })).toHaveLength(2);
  expect(await actions({ actor: "somebody@example.com" })).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await actions({ from: today, to: today, target: "OPENAI" })).toHaveLength(2);
  expect(await actions({ to: "2020-01-01" })).toEqual([]);
  const first = await listActions(ctx, { target: "OPENAI" }, { limit: 1 });
  const second = await listActions(
    ctx,
    { target: "OPENAI" },
    { limit: 1, before: first.nextBefore ?? undefined },
  );
  expect([...first.entries, ...second.entries].map(({ action }) => action)).toEqual([
    "key.remove",
    "key.store",
  ]);
  expect(second.nextBefore).toBeNull();
  expect(await listActionNames(ctx)).toContain("key.store");
});

test("D31 nobody but an admin reads or writes the log", async () => {
  const member = await createUser(db);
  for (const viewer of [visitor, memberOf(member), { ...memberOf(admin, "admin"), scopes: ["read"] }]) {
    const refused = testCtx(db, viewer);
    await expect(listActions(refused, {})).rejects.toThrow();
    await expect(listActionNames(refused)).rejects.toThrow();
    await expect(recordAction(refused, ban)).rejects.toThrow();
  }
});
