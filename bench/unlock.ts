import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pino from "pino";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { unlockPrompt } from "#app/features/prompts/unlock-prompt.server.ts";
import { connect, type Database } from "#app/platform/db/db.server.ts";
import { launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { memberOf } from "#tests/support/create-user.ts";
import type { Report } from "./report.ts";

const callers = 32;
const prompts = 400;
const rounds = 3;
const unlocksPerRound = 1600;

/** Unlocks a second with 32 callers, against the same statements sent straight through `pg`, in turn. */
export async function run(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "spm-bench-unlock-"));
  const postgres = await launchPostgres({ folder: join(folder, "postgres") });
  await migrateDatabase(postgres.url);
  process.env.DATABASE_URL = postgres.url;
  const db = connect(postgres.url, callers);
  try {
    const ids = await fillPrompts(db);
    const speeds = { product: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      speeds.plain.push(await measure(db, ids, plainUnlock));
      speeds.product.push(await measure(db, ids, productUnlock));
    }
    // The best of each: whatever else the machine does can only slow one down.
    const [product, plain] = [Math.max(...speeds.product), Math.max(...speeds.plain)];
    report({ name: `the same statements through pg, ${callers} callers`, value: plain, unit: "a second" });
    report({
      name: `unlocks, ${callers} callers`,
      value: product,
      unit: "a second",
      ratio: product / plain,
      reference: "the same statements through pg",
      bound: "at least 0.6",
    });
  } finally {
    await db.$client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Unlock = (db: Database, userId: string, promptId: string) => Promise<void>;

async function measure(db: Database, ids: string[], unlock: Unlock): Promise<number> {
  const users = await fillUsers(db, callers);
  const perCaller = unlocksPerRound / callers;
  const startedAt = performance.now();
  await Promise.all(
    users.map(async (userId, caller) => {
      for (let step = 0; step < perCaller; step += 1)
        await unlock(db, userId, ids[(caller * perCaller + step) % ids.length] ?? "");
    }),
  );
  return unlocksPerRound / ((performance.now() - startedAt) / 1000);
}

const log = pino({ level: "silent" });

const productUnlock: Unlock = async (db, userId, promptId) => {
  const viewer = memberOf({ id: userId, email: "bench@example.com", name: "Bench" });
  const ctx: Ctx = { db, viewer, requestId: "bench", log, ip: "127.0.0.1" };
  await unlockPrompt(ctx, promptId);
};

/** What the operation asks of the database, statement by statement, with nothing of ours in between. */
const plainUnlock: Unlock = async ({ $client: pool }, userId, promptId) => {
  await pool.query(
    `select r.*, s.views, s.likes from records r left join record_stats s on s.record_id = r.id where r.id = $1 limit 1`,
    [promptId],
  );
  await pool.query(`select prompt_id from unlocked_prompts where user_id = $1 and prompt_id = any ($2)`, [
    userId,
    [promptId],
  ]);
  await pool.query(`select * from subscriptions where user_id = $1`, [userId]);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query(
      `with written as (
         insert into unlocked_prompts (id, user_id, prompt_id, paid) values ($1, $2, $3, $4)
         on conflict (user_id, prompt_id) do nothing returning prompt_id
       )
       update records set unlocks = unlocks + 1 from written where records.id = written.prompt_id`,
      [randomUUID(), userId, promptId, "1.00"],
    );
    const { rows } = await client.query<{ credits: string }>(
      `update profiles set credits = credits + $1::numeric, updated_at = now()
       where id = $2 and credits + $1::numeric >= 0 returning credits`,
      ["-1.00", userId],
    );
    await client.query(
      `insert into credit_entries (user_id, delta, balance_after, reason, reference, note, idempotency_key)
       values ($1, $2, $3, 'unlock', $4, 'Unlocked', $5) on conflict (idempotency_key) do nothing returning *`,
      [userId, "-1.00", rows[0]?.credits, `prompt:${promptId}`, `unlock:${userId}:${promptId}`],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
  await pool.query("select pg_notify('smart_prompt_live', $1)", [
    JSON.stringify({ channel: `user:${userId}`, event: { type: "credits" } }),
  ]);
};

async function fillPrompts(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into records (id, table_name, fields)
    select 'rec' || lpad(number::text, 14, '0'), 'Midjourney', jsonb_build_object(
      'Title', 'Prompt ' || number, 'Full Prompt', repeat('words of a prompt ', 30), 'Price', 1, 'Status', 'Live')
    from generate_series(1, ${prompts}::integer) as number returning id`);
  return rows.map(({ id }) => id);
}

async function fillUsers(db: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const list = sql.join(
    ids.map((id) => sql`(${id})`),
    sql`, `,
  );
  await db.execute(
    sql`insert into users (id, name, email) select id, 'Bench', id || '@example.com' from (values ${list}) as given (id)`,
  );
  await db.execute(
    sql`insert into profiles (id, credits) select id, 100000 from (values ${list}) as given (id)`,
  );
  return ids;
}
