import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { createUser } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { checkLedger } from "./check-ledger.server.ts";
import { checkLedgerJob } from "./jobs.server.ts";

const { db } = await useTestDatabase();

describe("ledger check", () => {
  it("D11 finds nothing where entries and balances agree", async () => {
    await createUser(db);
    await createUser(db, { credits: 0 });
    expect(await checkLedger(db)).toEqual({ checked: 2, faults: [] });
    await enqueue({ db }, checkLedgerJob, {});
    expect(await drainJobs(checkLedgerJob)).toBe(1);
  });

  it("D11 a balance changed past the ledger is found and named", async () => {
    const user = await createUser(db);
    await db.execute(sql`update profiles set credits = 500 where id = ${user.id}`);
    expect((await checkLedger(db)).faults).toEqual([
      { userId: user.id, balance: "500.00", sum: "100.00", lastBalance: "100.00" },
    ]);
    await db.execute(sql`update profiles set credits = 100 where id = ${user.id}`);
    expect((await checkLedger(db)).faults).toEqual([]);
  });
});
