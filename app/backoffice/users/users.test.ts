import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { banUser, unbanUser } from "#app/core/accounts/ban-user.server.ts";
import { changeRole } from "#app/core/accounts/change-role.server.ts";
import { createAccount } from "#app/core/accounts/create-account.server.ts";
import { signIn } from "#app/core/accounts/sign-in.server.ts";
import { sessions, userBans } from "#app/core/accounts/tables.server.ts";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { listEntries } from "#app/core/credits/list-entries.server.ts";
import { setBalance } from "#app/core/credits/set-balance.server.ts";
import { countUnread } from "#app/core/notifications/list-notifications.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getUser } from "./get-user.server.ts";
import { listUsers, usersPerPage } from "./list-users.server.ts";
import { readUserPart } from "./read-user-part.server.ts";
import { creditsInput, userListInput, userSorts } from "./schema.ts";

const { db } = await useTestDatabase();
const admin = await createUser(db, { role: "admin", email: "keeper@example.com", name: "Keeper" });
const ctx = testCtx(db, memberOf(admin, "admin"));
const asked = (input: object = {}) => parseInput(userListInput, input);

describe("the list", () => {
  test("core §2 every user is met once, in order, whatever the sort and direction, forwards and back", async () => {
    for (let index = 0; index < 60; index += 1)
      await createUser(db, {
        email: `walk-${String(index).padStart(2, "0")}@walk.example`,
        credits: index % 7,
      });
    for (const sort of userSorts)
      for (const direction of ["up", "down"] as const) {
        const forwards: string[] = [];
        const starts: string[][] = [];
        let after: string | undefined;
        let previous: string | null = null;
        do {
          const page = await listUsers(ctx, asked({ sort, direction, after }));
          forwards.push(...page.users.map(({ id }) => id));
          starts.push(page.users.map(({ id }) => id));
          after = page.next ?? undefined;
          previous = page.previous;
        } while (after);
        expect(new Set(forwards).size, `${sort} ${direction}`).toBe(forwards.length);
        expect(forwards.length).toBe(await total());
        const back = await listUsers(ctx, asked({ sort, direction, before: previous ?? undefined }));
        expect(back.users.map(({ id }) => id)).toEqual(starts.at(-2));
      }
    const { users } = await listUsers(ctx, asked({ sort: "credits", direction: "down" }));
    const credits = users.map((user) => Number(user.credits));
    expect(credits).toEqual([...credits].sort((a, b) => b - a));
    expect(users).toHaveLength(usersPerPage);
  });

  test("core §2 a search finds by a part of the address or the start of the id, and counts", async () => {
    const wanted = await createUser(db, { email: "odd_name+tag@needle.example" });
    for (const q of ["needle", "ODD_NAME", wanted.id.slice(0, 8), "odd_name+tag@needle.example"]) {
      const { users, matching } = await listUsers(ctx, asked({ q }));
      expect(users.map(({ id }) => id)).toContain(wanted.id);
      expect(matching).toBe(users.length);
    }
    expect((await listUsers(ctx, asked({ q: "oddXname" }))).users).toEqual([]);
    expect((await listUsers(ctx, asked({ q: "%" }))).users).toEqual([]);
  });

  test("core §2 a cursor or a search that makes no sense shows the list from its beginning", async () => {
    const first = await listUsers(ctx, asked({ sort: "credits" }));
    const { next } = await listUsers(ctx, asked({ sort: "email" }));
    for (const after of ["x", next, Buffer.from('["NaN\\u0000","u"]').toString("base64url")])
      for (const cursor of [{ after }, { before: after }])
        expect((await listUsers(ctx, asked({ sort: "credits", ...cursor }))).users).toEqual(first.users);
    expect((await listUsers(ctx, asked({ q: "\0keeper" }))).users).toHaveLength(1);
  });

  test("core §2 the role filter shows admins or everybody else", async () => {
    const admins = await listUsers(ctx, asked({ role: "admin" }));
    expect(admins.users.map(({ email }) => email)).toEqual(["keeper@example.com"]);
    expect(admins.matching).toBe(1);
    const others = await listUsers(ctx, asked({ role: "user" }));
    expect(others.matching).toBe((await total()) - 1);
    expect(others.users.every(({ role }) => role === "user")).toBe(true);
  });

  test("core §8 a list that cannot be read says so", async () => {
    await db.execute(sql`alter table profiles rename to profiles_away`);
    await expect(listUsers(ctx, asked())).rejects.toMatchObject({ message: "Failed to load users" });
    await db.execute(sql`alter table profiles_away rename to profiles`);
    await db.execute(sql`alter table user_bans rename to user_bans_away`);
    await expect(listUsers(ctx, asked())).rejects.toMatchObject({ message: "Failed to fetch user profiles" });
    await db.execute(sql`alter table user_bans_away rename to user_bans`);
  });
});

async function total(): Promise<number> {
  return (await listUsers(ctx, asked())).total;
}

describe("credits", () => {
  test("core §5 the value is an integer, and 0 if not numeric", () => {
    const read = (credits: string) => parseInput(creditsInput, { userId: "u", credits }).credits;
    expect(read("342")).toBe(342);
    expect(read("342.9")).toBe(342);
    expect(read("many")).toBe(0);
    expect(read("")).toBe(0);
    expect(() => read("-5")).toThrow("A balance cannot be below 0.");
  });

  test("core §2 an edit is one ledger entry of the difference with the admin's name and note, and tells the user", async () => {
    const user = await createUser(db);
    expect(await setBalance(ctx, { userId: user.id, credits: 42, note: "goodwill" })).toBe("42.00");
    expect(await getBalance(db, user.id)).toBe("42.00");
    const { entries } = await listEntries(ctx, { userId: user.id });
    expect(entries[0]).toMatchObject({
      delta: "-58.00",
      reason: "admin_edit",
      note: "Set to 42 credits by Keeper: goodwill",
    });
    expect(await countUnread(db, user.id)).toBe(1);
    const log = await listActions(ctx, { target: user.id });
    expect(log.entries[0]).toMatchObject({
      action: "user.credits",
      details: { before: 100, credits: 42, note: "goodwill" },
    });
  });

  test("D11 two edits at once end on one of the two values with a ledger that adds up", async () => {
    const user = await createUser(db);
    await Promise.all([10, 20, 30, 40].map((credits) => setBalance(ctx, { userId: user.id, credits })));
    const { entries } = await listEntries(ctx, { userId: user.id });
    const sum = entries.reduce((all, { delta }) => all + Number(delta), 0);
    expect([10, 20, 30, 40]).toContain(sum);
    expect(Number(await getBalance(db, user.id))).toBe(sum);
  });

  test("core §6 nobody but an admin edits credits", async () => {
    const user = await createUser(db);
    const change = { userId: user.id, credits: 5000 };
    await expect(setBalance(testCtx(db), change)).rejects.toThrow("Please log in as an admin");
    await expect(setBalance(testCtx(db, memberOf(user)), change)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await getBalance(db, user.id)).toBe("100.00");
  });
});

describe("roles and bans", () => {
  test("core §2 the last admin cannot be removed, not even by two admins removing each other", async () => {
    await expect(changeRole(ctx, { userId: admin.id, role: "user" })).rejects.toThrow(
      "The last admin cannot be removed.",
    );
    const second = await createUser(db);
    await changeRole(ctx, { userId: second.id, role: "admin" });
    const other = testCtx(db, memberOf(second, "admin"));
    const results = await Promise.allSettled([
      changeRole(ctx, { userId: second.id, role: "user" }),
      changeRole(other, { userId: admin.id, role: "user" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { users } = await listUsers(ctx, asked({ role: "admin" }));
    expect(users).toHaveLength(1);
    await db.execute(sql`delete from user_roles`);
    await db.execute(sql`insert into user_roles (user_id, role) values (${admin.id}, 'admin')`);
  });

  test("core §2 a banned user's sessions end, signing in is refused with the reason, and unban lets them in", async () => {
    const email = "loud@example.com";
    const userId = await createAccount(db, {
      email,
      name: "Loud",
      password: "a-good-password",
      role: "user",
    });
    const enter = () => signIn(testCtx(db), { email, password: "a-good-password" }, new Headers());
    await enter();
    await banUser(ctx, { userId, reason: "Spam in reviews" });
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
    await expect(enter()).rejects.toThrow("Spam in reviews");
    expect((await getUser(ctx, userId)).ban).toMatchObject({ reason: "Spam in reviews" });
    await unbanUser(ctx, { userId });
    await enter();
    const { entries } = await listActions(ctx, { target: userId });
    expect(entries.map(({ action }) => action)).toEqual(["user.unban", "user.ban"]);
  });

  test("core §2 nobody bans themselves or the last admin who can still act", async () => {
    await expect(banUser(ctx, { userId: admin.id, reason: "tired" })).rejects.toThrow(
      "You cannot ban yourself.",
    );
    expect(await db.$count(userBans, eq(userBans.userId, admin.id))).toBe(0);
  });

  test("core §2 a user's page shows history, unlocks, tickets, images and sessions", async () => {
    const user = await createUser(db);
    for (const name of ["history", "unlocks", "tickets", "images", "sessions"]) {
      const part = await readUserPart(ctx, user.id, new URLSearchParams({ show: name }));
      expect(part.name).toBe(name);
      await expect(
        readUserPart(
          testCtx(db, memberOf(await createUser(db))),
          user.id,
          new URLSearchParams({ show: name }),
        ),
      ).rejects.toMatchObject({ code: "forbidden" });
    }
    await expect(getUser(ctx, "nobody")).rejects.toMatchObject({ code: "not_found" });
  });
});
