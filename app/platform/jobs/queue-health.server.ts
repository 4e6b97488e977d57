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

export interface QueueHealth {
  name: string;
  waiting: number;
  active: number;
  /** Given up within the last day. */
  failed: number;
  oldestWaitingSeconds: number | null;
  lastDoneAt: string | null;
}

/** Every queue and how it is doing, by name. */
export async function readQueueHealth(db: Db): Promise<QueueHealth[]> {
  if (!(await hasQueues(db))) return [];
  const { rows } = await db.execute<QueueHealth & Record<string, unknown>>(sql`
    select queue.name,
      count(job.id) filter (where job.state < 'active' and job.start_after <= now())::int as "waiting",
      count(job.id) filter (where job.state = 'active')::int as "active",
      count(job.id) filter (
        where job.state = 'failed' and job.completed_on > now() - interval '1 day')::int as "failed",
      extract(epoch from now() - min(job.start_after) filter (
        where job.state < 'active' and job.start_after <= now()))::int as "oldestWaitingSeconds",
      to_char(max(job.completed_on) filter (where job.state = 'completed') at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastDoneAt"
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name
  `);
  return rows;
}

/** The queue's tables are made by the first process that sends or works. */
async function hasQueues(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return rows[0]?.found ?? false;
}
