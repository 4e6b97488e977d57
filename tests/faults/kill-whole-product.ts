import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { QueryResultRow } from "pg";
import { signIn } from "#bench/sign-in.ts";
import { demoAccounts } from "#app/core/accounts/demo-accounts.ts";
import { askDatabase } from "#tests/support/site-database.ts";
import { freePort } from "#tests/support/free-port.ts";
import { killTree } from "#tests/support/process-tree.ts";

// Kills the whole product with -9 in the middle of unlocks, round after round, and looks afterwards
// whether every unlock that was acknowledged is there and every balance adds up.
// Usage: node tests/faults/kill-whole-product.ts [rounds]

const rounds = Number(process.argv[2] ?? 20);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "spm-kill-"));
const databaseUrl = `postgresql://postgres@localhost:5432/marketplace?host=${encodeURIComponent(join(folder, "postgres/socket"))}`;
const acknowledged = new Set<string>();
let restarts = 0;

function start(): ChildProcess {
  const settings = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "fatal" };
  return spawn("npm", ["start"], { env: settings, stdio: "ignore", detached: true });
}

async function answers(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error("The product did not come back within a minute.");
}

async function unlockUntilKilled(cookie: string, prompts: string[]): Promise<void> {
  for (const id of prompts) {
    const response = await fetch(`${origin}/prompt/${id}.data`, {
      method: "POST",
      headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ intent: "unlock" }),
    }).catch(() => undefined);
    if (!response) return;
    if (response.ok) acknowledged.add(id);
  }
}

async function query<Row extends QueryResultRow>(statement: string): Promise<Row[]> {
  return await askDatabase<Row>(databaseUrl, statement);
}

async function check(): Promise<void> {
  const rows = await query<{ prompt_id: string }>("select prompt_id from unlocked_prompts");
  const kept = new Set(rows.map((row) => row.prompt_id));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged unlocks are gone.`);
  const [unequal] = await query<{ count: string }>(`select count(*) from profiles p
    where p.credits <> (select coalesce(sum(delta), 0) from credit_entries e where e.user_id = p.id)`);
  if (unequal?.count !== "0") throw new Error(`${unequal?.count} balances do not equal their entries.`);
  const [debits] = await query<{ count: string }>(`select count(*) from unlocked_prompts u where u.paid > 0
    and not exists (select 1 from credit_entries e where e.idempotency_key = 'unlock:' || u.user_id || ':' || u.prompt_id)`);
  if (debits?.count !== "0") throw new Error(`${debits?.count} unlocks were not paid.`);
}

let product = start();
try {
  await answers();
  const prompts = await query<{ id: string }>(
    "select id from records where shelf = 'market' and table_name <> 'Template Prompt' and pack <> 'Template Prompt' order by price, id",
  );
  // Enough for every prompt, so that each round is killed in the middle of writes.
  await query(`with moved as (
      update profiles set credits = credits + 10000
      where id = (select id from users where email = '${demoAccounts.member.email}') returning id, credits
    )
    insert into credit_entries (user_id, delta, balance_after, reason, reference, note, idempotency_key)
    select id, 10000, credits, 'grant', 'kill-rounds', 'For the kill rounds', 'kill-rounds' from moved`);
  // Once: sessions are in the database and must outlive every kill, too.
  const cookie = await signIn(origin);
  for (let round = 1; round <= rounds; round += 1) {
    const rest = prompts.map(({ id }) => id).filter((id) => !acknowledged.has(id));
    const share = (part: number) => rest.filter((_, index) => index % 4 === part);
    const work = Promise.all([0, 1, 2, 3].map((part) => unlockUntilKilled(cookie, share(part))));
    await sleep(100 + Math.random() * 400);
    killTree(product.pid ?? 0);
    await work;
    product = start();
    await answers();
    restarts += 1;
    await check();
    console.log(`round ${round}: ${acknowledged.size} unlocks acknowledged so far, all there`);
  }
  console.log(`${restarts} kills survived, ${acknowledged.size} acknowledged unlocks, none lost`);
} finally {
  if (product.exitCode === null) {
    product.kill("SIGTERM");
    await once(product, "exit");
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
