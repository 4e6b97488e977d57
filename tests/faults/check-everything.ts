import { setTimeout as sleep } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { checkLedger } from "#app/core/credits/check-ledger.server.ts";
import type { Database } from "#app/platform/db/db.server.ts";
import type { Acknowledged } from "./traffic.ts";

/** A killed worker's jobs are found when their heartbeat has run out, and then tried again. */
const drainWithinMs = 240_000;

export async function waitUntilIdle(db: Database): Promise<void> {
  const giveUpAt = Date.now() + drainWithinMs;
  while (Date.now() < giveUpAt) {
    const open = await count(db, sql`generations where status in ('queued', 'running')`).catch(() => -1);
    if (open === 0) return;
    await sleep(500);
  }
  throw new Error("Generations were still open after four minutes.");
}

/** Everything that must hold whatever was killed; throws with what does not. */
export async function checkEverything(
  db: Database,
  done: Acknowledged,
  runs: ReadonlyMap<string, number>,
): Promise<void> {
  const { faults } = await checkLedger(db);
  const wrong: Record<string, number> = {
    "balances that are not the sum of their entries": faults.length,
    "unlocks that were not paid": await count(
      db,
      sql`unlocked_prompts u where paid > 0 and not exists (
        select from credit_entries e where e.reason = 'unlock' and e.user_id = u.user_id
          and e.reference = 'prompt:' || u.prompt_id and e.delta = -u.paid)`,
    ),
    "payments for unlocks that are not there": await count(
      db,
      sql`credit_entries e where reason = 'unlock' and not exists (
        select from unlocked_prompts u where u.user_id = e.user_id and e.reference = 'prompt:' || u.prompt_id)`,
    ),
    "holds that were left": await count(
      db,
      sql`credit_entries held where reason = 'hold' and not exists (
        select from credit_entries later where later.reference = held.reference
          and later.reason in ('generation', 'release'))`,
    ),
    "finished generations that were charged more or less than once": await count(
      db,
      sql`generations g where status = 'done' and cost > 0 and batch_id is null and 1 <> (
        select count(*) from credit_entries e where e.reason = 'generation' and e.reference = 'generation:' || g.id)`,
    ),
    "jobs that were sent twice": await count(
      db,
      sql`(select data ->> 'generationId' from pgboss.job where name = 'run-generation' group by 1 having count(*) > 1) twice`,
    ),
    "tries of jobs that ran twice": [...runs.values()].filter((times) => times > 1).length,
    "images of batches kept twice or not at all": Math.abs(
      (await count(db, sql`user_images`)) -
        (await count(db, sql`generations where batch_id is not null and status = 'done'`)),
    ),
    "purchases that did not bring their credits once": await count(
      db,
      sql`payments p where 1 <> (select count(*) from credit_entries e where e.reason = 'purchase'
        and e.user_id = p.user_id and e.reference = 'payment:' || p.id)`,
    ),
    ...(await lost(db, done)),
  };
  const found = Object.entries(wrong).filter(([, number]) => number !== 0);
  if (found.length > 0) throw new Error(found.map(([what, number]) => `${number} ${what}`).join("; "));
}

/** Acknowledged writes that are gone. */
async function lost(db: Database, done: Acknowledged): Promise<Record<string, number>> {
  const unlocks = await texts(db, sql`user_id || ' ' || prompt_id as text from unlocked_prompts`);
  const events = await texts(db, sql`id as text from billing_events`);
  const finished = await texts(db, sql`id::text as text from generations where status = 'done'`);
  const batches = await texts(db, sql`id::text as text from generation_batches`);
  const balances = await texts(
    db,
    sql`user_id || ' ' || balance_after::integer as text from credit_entries where reason = 'admin_edit'`,
  );
  const titles = await texts(db, sql`id || ' ' || title as text from records where title <> 'edit 0'`);
  const written = new Map(
    [...titles].map((line) => [line.split(" ")[0] ?? "", Number(line.split(" ").at(-1))]),
  );
  const missing = (wanted: Iterable<string>, kept: Set<string>) =>
    [...wanted].filter((each) => !kept.has(each)).length;
  const set = [...done.balances].flatMap(([userId, values]) => values.map((value) => `${userId} ${value}`));
  return {
    "acknowledged unlocks lost": missing(done.unlocks, unlocks),
    "acknowledged purchases lost": missing(done.events, events),
    "acknowledged images lost": missing(done.generations, finished),
    "acknowledged batches lost": missing(done.batches, batches),
    "acknowledged balances lost": missing(set, balances),
    "acknowledged edits lost": [...done.titles].filter(([id, edit]) => (written.get(id) ?? 0) < edit).length,
  };
}

async function count(db: Database, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::integer as count from ${from}`);
  return rows[0]?.count ?? 0;
}

async function texts(db: Database, columns: SQL): Promise<Set<string>> {
  const { rows } = await db.execute<{ text: string }>(sql`select ${columns}`);
  return new Set(rows.map(({ text }) => text));
}
