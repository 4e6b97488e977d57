import { sql } from "drizzle-orm";
import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createUser } from "#tests/support/create-user.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { amount, hundredths } from "./amount.ts";
import { getBalance } from "./get-balance.server.ts";
import { postEntry } from "./post-entry.server.ts";
import { type creditEntries } from "./tables.server.ts";

const { db } = await useTestDatabase();

type Entry = typeof creditEntries.$inferSelect;

interface Step {
  cents: number;
  key: number;
  /** The surrounding work fails after the entry was posted. */
  fails: boolean;
}

// Few keys and amounts around the balance: repeats, refusals and conflicts all happen.
const step: fc.Arbitrary<Step> = fc.record({
  cents: fc.oneof(fc.integer({ min: -6000, max: 4000 }), fc.constantFrom(-10_000, -1, 1)),
  key: fc.integer({ min: 0, max: 9 }),
  fails: fc.boolean(),
});

async function perform(userId: string, { cents, key, fails }: Step): Promise<Entry | undefined> {
  try {
    return await db.transaction(async (tx) => {
      const entry = await postEntry(tx, {
        userId,
        delta: amount(cents / 100),
        reason: cents < 0 ? "generation" : "refund",
        reference: "generation:1",
        note: "A step",
        idempotencyKey: `${userId}:${key}`,
      });
      if (fails) throw new Error("the work that was paid for failed");
      return entry;
    });
  } catch (error) {
    if (error instanceof AppError || (error as Error).message.startsWith("the work")) return undefined;
    throw error;
  }
}

async function entriesOf(userId: string) {
  const { rows } = await db.execute<{ delta: string; balance_after: string; idempotency_key: string }>(
    sql`select delta, balance_after, idempotency_key from credit_entries where user_id = ${userId} order by id`,
  );
  return rows;
}

/** What is wrong with somebody's ledger; nothing must be, whatever happened in whatever order. */
async function faultsOf(userId: string): Promise<string[]> {
  const rows = await entriesOf(userId);
  const faults: string[] = [];
  let running = 0;
  for (const row of rows) {
    running += hundredths(row.delta);
    if (hundredths(row.balance_after) !== running) faults.push(`balance after ${row.balance_after}`);
    if (running < 0) faults.push("below 0");
  }
  if (hundredths(await getBalance(db, userId)) !== running) faults.push("balance is not the sum");
  if (new Set(rows.map((row) => row.idempotency_key)).size !== rows.length) faults.push("a key twice");
  return faults;
}

describe("ledger under random interleavings", () => {
  it("D11 in any parallel order the entries sum up to the balance, never below 0, each key once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const { id } = await createUser(db);
        await Promise.all(steps.map((one) => perform(id, one)));
        expect(await faultsOf(id)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("D11 one after the other, the ledger does exactly what a plain account book would", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { id } = await createUser(db);
        let balance = 10_000;
        const book = new Map<number, number>();
        for (const one of steps) {
          await perform(id, one);
          if (one.fails || book.has(one.key) || balance + one.cents < 0) continue;
          book.set(one.key, one.cents);
          balance += one.cents;
        }
        expect(hundredths(await getBalance(db, id))).toBe(balance);
        expect(await faultsOf(id)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("D11 users spending at the same time do not touch each other's balance", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(0, 1), step), { minLength: 2, maxLength: 14 }),
        async (steps) => {
          const people = [await createUser(db), await createUser(db)] as const;
          await Promise.all(steps.map(([who, one]) => perform(people[who].id, one)));
          for (const { id } of people) expect(await faultsOf(id)).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });
});
