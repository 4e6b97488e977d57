import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { Stripe } from "stripe";
import { billingCustomers } from "#app/features/billing/tables.server.ts";
import { testCustomerId } from "#app/features/billing/test-mode/test-ids.ts";
import { invoiceObject, sessionObject } from "#app/features/billing/test-mode/test-objects.ts";
import { connect, type Database } from "#app/platform/db/db.server.ts";
import { deriveKey } from "#app/platform/secrets/derive-key.server.ts";
import { createUser } from "#tests/support/create-user.ts";
import { runProduct, type RunningProduct } from "#tests/support/run-product.ts";
import { percentile, type Report } from "./report.ts";

const customers = 250;
const eventsEach = 4;
const sendings = 3;
const senders = 16;
const appSecret = "a-secret-for-the-webhook-bench-012345";
/** Two packs of 100, a month of Starter and a month of Pro in another period. */
const creditsEach = 100 + 100 + 100 + 200;

/** Webhook storm: every event three times, in random order, against two web processes. */
export async function run(report: Report): Promise<void> {
  const first = await runProduct({ LOG_LEVEL: "error", APP_SECRET: appSecret });
  const second = await startSecond(first);
  const db = connect(first.databaseUrl);
  try {
    const events = await prepareEvents(db);
    const waiting = shuffled(Array.from({ length: sendings }, () => events).flat());
    const times: number[] = [];
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: senders }, async (_, sender) => {
        const origin = sender % 2 === 0 ? first.origin : second.origin;
        for (let body = waiting.pop(); body; body = waiting.pop()) times.push(await send(origin, body));
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    await requireExactlyOnce(db);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    report({
      name: "webhook storm, events granted exactly once",
      value: events.length,
      unit: "events",
      bound: "all",
    });
    report({ name: "webhook storm, answers", value: times.length / seconds, unit: "events/s" });
    report({ name: "webhook storm, p50", value: p50, unit: "ms" });
    report({
      name: "webhook storm, p99",
      value: p99,
      unit: "ms",
      ratio: p99 / p50,
      reference: "p50",
      bound: "under 10",
    });
  } finally {
    second.web.kill("SIGTERM");
    if (second.web.exitCode === null) await once(second.web, "exit");
    await db.$client.end();
    await first.stop();
  }
}

async function startSecond(first: RunningProduct): Promise<{ origin: string; web: ChildProcess }> {
  const port = Number(new URL(first.origin).port) + 1;
  const web = spawn(process.execPath, ["build/server/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      APP_ORIGIN: first.origin,
      APP_SECRET: appSecret,
      DATABASE_URL: first.databaseUrl,
      DATA_DIR: first.dataFolder,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(web, "message");
  return { origin: `http://127.0.0.1:${port}`, web };
}

async function prepareEvents(db: Database): Promise<string[]> {
  const bodies: string[] = [];
  for (let index = 0; index < customers; index += 1) {
    const user = await createUser(db, { email: `storm-${index}@example.com`, credits: 0 });
    const customerId = testCustomerId(user.id);
    await db.insert(billingCustomers).values({ customerId, userId: user.id, provider: "test" });
    bodies.push(...eventsOf(customerId, index));
  }
  return bodies;
}

function eventsOf(customerId: string, index: number): string[] {
  const pack = (turn: number) =>
    sessionObject({
      sessionId: `cs_storm_${index}_${turn}`,
      customerId,
      kind: "pack",
      item: "pack-100",
      amountCents: 1200,
    });
  const month = (turn: number, tier: string) =>
    invoiceObject(
      {
        subscriptionId: `sub_storm_${index}`,
        customerId,
        tier,
        amountCents: 999,
        status: "active",
        periodStart: new Date(Date.UTC(2027, turn, 1)),
        periodEnd: new Date(Date.UTC(2027, turn + 1, 1)),
        cancelAtPeriodEnd: false,
        createdAt: new Date(),
      },
      { id: `in_storm_${index}_${turn}`, amountCents: 999, reason: "subscription_cycle", status: "paid" },
    );
  return [
    event("checkout.session.completed", pack(0)),
    event("checkout.session.completed", pack(1)),
    event("invoice.paid", month(0, "starter")),
    event("invoice.paid", month(1, "pro")),
  ];
}

function event(type: string, object: { id: string }): string {
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({ id: `evt_${object.id}`, object: "event", type, created, data: { object } });
}

async function send(origin: string, body: string): Promise<number> {
  const secret = `whsec_${deriveKey("billing-test-webhook", appSecret).toString("hex")}`;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/webhooks/stripe`, {
    method: "POST",
    headers: { "stripe-signature": signature },
    body,
  });
  if (!answer.ok) throw new Error(`An event was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - startedAt;
}

async function requireExactlyOnce(db: Database): Promise<void> {
  const { rows } = await db.execute<{ wrong: number; payments: number; events: number }>(sql`
    select
      (select count(*)::int from profiles p join users u on u.id = p.id
        where u.email like 'storm-%' and (p.credits <> ${creditsEach}
          or p.credits <> (select sum(delta) from credit_entries e where e.user_id = p.id))) as wrong,
      (select count(*)::int from payments) as payments,
      (select count(*)::int from billing_events) as events`);
  const expected = customers * eventsEach;
  const found = rows[0];
  if (found?.wrong !== 0 || found.payments !== expected || found.events !== expected)
    throw new Error(`Not exactly once: ${JSON.stringify(found)}, expected ${expected} events.`);
}

function shuffled<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
