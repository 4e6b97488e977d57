import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Stripe } from "stripe";
import { sessionObject } from "#app/features/billing/test-mode/test-objects.ts";
import { deriveKey } from "#app/platform/secrets/derive-key.server.ts";
import { appSecret } from "./cluster.ts";
import type { Person, Population } from "./population.ts";

/** What the product said yes to. All of it must be there whatever was killed. */
export class Acknowledged {
  readonly unlocks = new Set<string>();
  readonly events = new Set<string>();
  readonly generations = new Set<string>();
  readonly batches = new Set<string>();
  readonly balances = new Map<string, number[]>();
  /** The highest number written into a record's title. */
  readonly titles = new Map<string, number>();

  get count(): number {
    const balances = [...this.balances.values()].reduce((sum, { length }) => sum + length, 0);
    const edits = [...this.titles.values()].reduce((sum, edit) => sum + edit, 0);
    return (
      this.unlocks.size + this.events.size + this.generations.size + this.batches.size + balances + edits
    );
  }
}

const patienceMs = 30_000;
const images = { count: 0 };

/** People at work until `isOver`, each on any of the servers, trying again what got no answer. */
export async function keepBusy(
  origins: readonly string[],
  people: Population,
  done: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  const until = async (step: () => Promise<unknown>) => {
    while (!isOver()) {
      await step().catch(() => undefined);
      await sleep(5);
    }
  };
  const server = () => origins[Math.floor(Math.random() * origins.length)] ?? "";
  await Promise.all([
    // Two devices of the same member race for the same prompts.
    ...people.members.flatMap((member) =>
      [1, 2].map(() => until(() => unlock(server(), member, people, done))),
    ),
    until(() => buy(server(), pick(people.members), done)),
    until(() => draw(server(), pick(people.members), done, isOver)),
    until(() => drawBatch(server(), pick(people.members), done, isOver)),
    ...people.edited.map((person) => until(() => setBalance(server(), people.admin, person, done))),
    until(() => editRecord(server(), people, done)),
  ]);
}

async function unlock(origin: string, member: Person, { prompts }: Population, done: Acknowledged) {
  const promptId = prompts.find((id) => !done.unlocks.has(`${member.id} ${id}`));
  if (!promptId) {
    await sleep(100);
    return;
  }
  const response = await fetch(`${origin}/prompt/${promptId}.data`, {
    method: "POST",
    headers: { authorization: `Bearer ${member.token}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ intent: "unlock" }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (response.ok) done.unlocks.add(`${member.id} ${promptId}`);
}

async function buy(origin: string, member: Person, done: Acknowledged) {
  const object = sessionObject({
    sessionId: `cs_${randomUUID()}`,
    customerId: member.customerId,
    kind: "pack",
    item: "pack-100",
    amountCents: 1200,
  });
  const created = Math.floor(Date.now() / 1000);
  const type = "checkout.session.completed";
  const id = `evt_${object.id}`;
  const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
  const secret = `whsec_${deriveKey("billing-test-webhook", appSecret).toString("hex")}`;
  // A payment provider sends until it hears yes, and sometimes once more.
  for (let sending = 0; sending < 2 || !done.events.has(id); sending += 1) {
    if (sending > 20) return;
    const response = await fetch(`${origin}/webhooks/stripe`, {
      method: "POST",
      headers: { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
      body: payload,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
    if (response?.ok) done.events.add(id);
    else await sleep(200);
  }
}

async function draw(origin: string, member: Person, done: Acknowledged, isOver: () => boolean) {
  const body = { prompt: `a lighthouse ${(images.count += 1)}`, idempotencyKey: randomUUID() };
  while (!isOver()) {
    const answer = await post(origin, "/functions/v1/generate-image-freepik", member, body).catch(
      () => undefined,
    );
    if (answer && "generation_id" in answer) {
      done.generations.add(String(answer.generation_id));
      return;
    }
    await sleep(300);
  }
}

async function drawBatch(origin: string, member: Person, done: Acknowledged, isOver: () => boolean) {
  const body = { prompts: [`a small fox ${(images.count += 1)}`], count: 3, idempotencyKey: randomUUID() };
  while (!isOver()) {
    const answer = await post(origin, "/api/v1/batches", member, body).catch(() => undefined);
    if (answer && "id" in answer) {
      done.batches.add(String(answer.id));
      await sleep(3000);
      return;
    }
    await sleep(300);
  }
}

async function setBalance(origin: string, admin: Person, person: Person, done: Acknowledged) {
  const balances = done.balances.get(person.id) ?? [];
  done.balances.set(person.id, balances);
  const credits = Math.floor(Math.random() * 100_000) + 1;
  const answer = await post(origin, "/functions/v1/update-credits", admin, { userId: person.id, credits });
  if ("credits" in answer) balances.push(credits);
  await sleep(50);
}

async function editRecord(origin: string, { admin, prompts }: Population, done: Acknowledged) {
  const recordId = pick(prompts.slice(-3));
  const edit = (done.titles.get(recordId) ?? 0) + 1;
  const answer = await post(origin, "/functions/v1/airtable-proxy", admin, {
    action: "updateRecord",
    tableName: "Midjourney",
    recordId,
    data: { Title: `edit ${edit}` },
  });
  if ("fields" in answer || "id" in answer) done.titles.set(recordId, edit);
  await sleep(50);
}

async function post(origin: string, path: string, person: Person, body: object): Promise<object> {
  const response = await fetch(origin + path, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as object;
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
