import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createUser } from "#tests/support/create-user.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getBalance } from "./get-balance.server.ts";
import { type NewEntry, postEntry } from "./post-entry.server.ts";
import { creditEntries } from "./tables.server.ts";

const { db } = await useTestDatabase();

const spend = (userId: string, delta: string, key: string): NewEntry => ({
  userId,
  delta,
  reason: "unlock",
  reference: "prompt:recTest",
  note: "Unlocked a prompt",
  idempotencyKey: key,
});

describe("credit ledger", () => {
  it("core §9 and D9 a new account holds 100 credits, written as the opening entry", async () => {
    const user = await createUser(db);
    expect(await getBalance(db, user.id)).toBe("100.00");
    const entries = await db
      .select()
      .from(creditEntries)
      .where(sql`user_id = ${user.id}`);
    expect(entries).toMatchObject([{ reason: "opening", delta: "100.00", balanceAfter: "100.00" }]);
  });

  it("D11 the balance never falls below 0", async () => {
    const user = await createUser(db);
    await expect(postEntry(db, spend(user.id, "-100.01", "too-much"))).rejects.toMatchObject({
      code: "insufficient_credits",
    });
    expect(await getBalance(db, user.id)).toBe("100.00");
  });

  it("D11 the same idempotency key moves credits once, also from parallel callers", async () => {
    const user = await createUser(db);
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction((tx) => postEntry(tx, spend(user.id, "-60.00", "once"))),
      ),
    );
    expect(new Set(results.map((entry) => entry.id)).size).toBe(1);
    expect(await getBalance(db, user.id)).toBe("40.00");
  });

  it("D11 a key used for another amount is refused", async () => {
    const user = await createUser(db);
    await postEntry(db, spend(user.id, "-1.00", "mine"));
    await expect(postEntry(db, spend(user.id, "-2.00", "mine"))).rejects.toMatchObject({ code: "conflict" });
    expect(await getBalance(db, user.id)).toBe("99.00");
  });

  it("D11 entries cannot be changed or removed while the account exists", async () => {
    const user = await createUser(db);
    await expect(
      db.execute(sql`update credit_entries set delta = 1 where user_id = ${user.id}`),
    ).rejects.toThrow();
    await expect(db.execute(sql`delete from credit_entries where user_id = ${user.id}`)).rejects.toThrow();
    await db.execute(sql`delete from users where id = ${user.id}`);
    expect(
      await db
        .select()
        .from(creditEntries)
        .where(sql`user_id = ${user.id}`),
    ).toEqual([]);
  });
});
