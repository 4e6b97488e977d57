import { Writable } from "node:stream";
import { pino } from "pino";
import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { createCheckout } from "#app/features/billing/create-checkout.server.ts";
import { billingEvents, payments } from "#app/features/billing/tables.server.ts";
import { testCustomerId } from "#app/features/billing/test-mode/test-ids.ts";
import { sessionObject } from "#app/features/billing/test-mode/test-objects.ts";
import { testProvider } from "#app/features/billing/test-mode/test-provider.server.ts";
import { receiveWebhook } from "#app/features/billing/webhooks/receive-webhook.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createApp } from "./app.ts";

const { db } = await useTestDatabase();
const app = createApp(async () => new Response("page"));
const now = () => Math.floor(Date.now() / 1000);

async function createCustomer() {
  const user = await createUser(db, { credits: 0 });
  await createCheckout(testCtx(db, memberOf(user)), { type: "credits", pack: "pack-100" });
  return user;
}

function paidEvent(userId: string, name: string) {
  const object = sessionObject({
    sessionId: `cs_${name}`,
    customerId: testCustomerId(userId),
    kind: "pack",
    item: "pack-100",
    amountCents: 1200,
  });
  return JSON.stringify({
    id: `evt_${name}`,
    object: "event",
    type: "checkout.session.completed",
    created: now(),
    data: { object },
  });
}

interface Signing {
  secret?: string;
  timestamp?: number;
}

const sign = (body: string, { secret = testProvider.webhookSecret(), timestamp = now() }: Signing = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

const post = async (body: string, signature?: string) =>
  await app.request(
    "/webhooks/stripe",
    { method: "POST", headers: signature ? { "stripe-signature": signature } : {}, body },
    {},
  );

describe("the payment webhook", () => {
  it("D26 a signed event brings the credits, and its repetitions nothing", async () => {
    const user = await createCustomer();
    const body = paidEvent(user.id, "good");
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(body, sign(body))));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const outcomes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { outcome: string }).outcome),
    );
    expect(outcomes.filter((outcome) => outcome === "handled")).toHaveLength(1);
    expect(await getBalance(db, user.id)).toBe("100.00");
  });

  it("D26 two events about the same payment bring its credits once", async () => {
    const user = await createCustomer();
    const first = paidEvent(user.id, "twin");
    const second = first.replace('"evt_twin"', '"evt_twin_2"');
    await Promise.all([post(first, sign(first)), post(second, sign(second))]);
    expect(await getBalance(db, user.id)).toBe("100.00");
  });

  it.each<[string, (body: string) => string | undefined]>([
    ["no signature", () => undefined],
    ["a wrong signature", (body) => sign(body, { secret: "whsec_guessed" })],
    ["the signature of another body", (body) => sign(`${body} `)],
    ["an old timestamp", (body) => sign(body, { timestamp: now() - 3600 })],
    ["nonsense for a signature", () => "t=,v1="],
  ])("D26 an event with %s is refused, nothing granted", async (name, signatureOf) => {
    const user = await createCustomer();
    const body = paidEvent(user.id, name.replaceAll(" ", "_"));
    const answer = await post(body, signatureOf(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "bad_request" });
    expect(await getBalance(db, user.id)).toBe("0.00");
  });

  it("D26 an event of an unknown customer is refused and leaves no trace but the log", async () => {
    const lines: string[] = [];
    const log = pino(
      new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk));
          done();
        },
      }),
    );
    const body = paidEvent("nobody", "stranger");
    const refusal = receiveWebhook({ ...testCtx(db), log }, { body, signature: sign(body) });
    await expect(refusal).rejects.toThrow("Nobody here is this customer.");
    expect((await post(body, sign(body))).status).toBe(400);
    expect(lines.join()).toContain("nobody here is this customer");
    const events = await db.select().from(billingEvents);
    expect(events.map(({ id }) => id)).not.toContain("evt_stranger");
    expect((await db.select().from(payments)).map(({ reference }) => reference)).not.toContain("cs_stranger");
  });

  it("events that mean nothing to us are answered calmly", async () => {
    const body = JSON.stringify({
      id: "evt_other",
      object: "event",
      type: "customer.updated",
      created: now(),
      data: { object: {} },
    });
    const answer = await post(body, sign(body));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ received: true, outcome: "ignored" });
  });

  it("a body past a megabyte is not read", async () => {
    expect((await post("x".repeat(1024 * 1024 + 1), "t=1,v1=1")).status).toBe(413);
  });
});
