import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";

/** How many jobs are due and not yet taken up. */
export async function countWaitingJobs(db: Db): Promise<number> {
  if (!(await hasQueues(db))) return 0;
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pgboss.job where state < 'active' and start_after <= now()`,
  );
  return rows[0]?.waiting ?? 0;
}

/** The queue's tables are made by the first process that sends or works. */
async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found ?? false;
}
