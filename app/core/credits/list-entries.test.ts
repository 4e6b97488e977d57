import { describe, expect, it } from "vitest";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { balanceSeries } from "./balance-series.server.ts";
import { listEntries, summariseCredits } from "./list-entries.server.ts";
import { postEntry } from "./post-entry.server.ts";

const { db } = await useTestDatabase();

async function memberWithEntries(deltas: string[]) {
  const user = await createUser(db);
  for (const [index, delta] of deltas.entries())
    await postEntry(db, {
      userId: user.id,
      delta,
      reason: delta.startsWith("-") ? "unlock" : "refund",
      reference: "prompt:recMirrorLake0001",
      note: `Entry ${index}`,
      idempotencyKey: `${user.id}:${index}`,
    });
  return { user, ctx: testCtx(db, memberOf(user)) };
}

describe("credit history", () => {
  it("D11 shows every change with running balance, reason and linked item, newest first", async () => {
    const { ctx } = await memberWithEntries(["-8.00", "-2.50"]);
    const { entries } = await listEntries(ctx);
    expect(entries).toMatchObject([
      { delta: "-2.50", balanceAfter: "89.50", reason: "unlock", link: "/prompt/recMirrorLake0001" },
      { delta: "-8.00", balanceAfter: "92.00", note: "Entry 0" },
      { delta: "100.00", balanceAfter: "100.00", reason: "opening", link: null },
    ]);
  });

  it("is paged by key: nothing is shown twice or left out, also when entries arrive meanwhile", async () => {
    const { user, ctx } = await memberWithEntries(["-1.00", "-1.00", "-1.00", "-1.00"]);
    const first = await listEntries(ctx, { limit: 2 });
    await postEntry(db, {
      userId: user.id,
      delta: "-1.00",
      reason: "unlock",
      reference: "prompt:recNew",
      note: "Meanwhile",
      idempotencyKey: `${user.id}:meanwhile`,
    });
    const rest = await listEntries(ctx, { before: first.nextBefore ?? 0, limit: 10 });
    expect([...first.entries, ...rest.entries].map(({ note }) => note)).toEqual([
      "Entry 3",
      "Entry 2",
      "Entry 1",
      "Entry 0",
      "Welcome credits",
    ]);
    expect(rest.nextBefore).toBeNull();
  });

  it("D11 a user reads their own history only, an admin anyone's", async () => {
    const { user } = await memberWithEntries(["-1.00"]);
    const other = await memberWithEntries([]);
    const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
    await expect(listEntries(other.ctx, { userId: user.id })).rejects.toMatchObject({ code: "forbidden" });
    expect((await listEntries(admin, { userId: user.id })).entries).toHaveLength(2);
    await expect(listEntries(testCtx(db))).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("sums what was spent, counting what was given back as not spent", async () => {
    const { ctx } = await memberWithEntries(["-8.00", "8.00", "-2.50"]);
    const since = new Date(Date.now() - 60_000);
    expect(await summariseCredits(ctx, since)).toEqual({ spent: "2.50", received: "100.00" });
  });

  it("draws the balance at the end of each day, from the day before the account began", async () => {
    const { ctx } = await memberWithEntries(["-8.00"]);
    const series = await balanceSeries(ctx, 28);
    expect(series.map(({ balance }) => balance)).toEqual([0, 92]);
    expect(series.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  });
});
