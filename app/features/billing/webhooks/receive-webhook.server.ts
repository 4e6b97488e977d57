import { eq } from "drizzle-orm";
import type { Stripe } from "stripe";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { writeNotification } from "#app/core/notifications/notify.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { LiveEvent } from "#app/platform/events/live-event.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { paymentProvider } from "#app/features/billing/pick-provider.server.ts";
import { billingCustomers, billingEvents } from "#app/features/billing/tables.server.ts";
import { readStep } from "./read-step.server.ts";
import { momentOf, type Step } from "./step.ts";
import { type SignedBody, verifyEvent } from "./verify-event.server.ts";

export type WebhookOutcome = "handled" | "repeated" | "ignored";

/** The one way in which money becomes credits: a signed event, handled once (D26). */
export async function receiveWebhook(ctx: Ctx, signed: SignedBody): Promise<WebhookOutcome> {
  const provider = paymentProvider();
  const event = verifyEvent(ctx, signed, provider.webhookSecret());
  if (await isHandled(ctx, event.id)) return "repeated";
  // The provider's time, or ours when it was asked a moment ago: both only grow.
  const observedAt = provider.name === "test" ? momentOf(event.created) : new Date();
  const step = await readStep(provider, event);
  if (!step) return "ignored";

  const handled = await inTransaction(ctx, (tx) => applyOnce(tx, event, step, observedAt));
  if (!handled) return "repeated";
  // After the commit: inside it, all purchases of the site would wait for each other.
  await publish(ctx.db, `user:${handled.userId}`, handled.news);
  return "handled";
}

async function applyOnce(
  ctx: Ctx,
  event: Stripe.Event,
  step: Step,
  observedAt: Date,
): Promise<{ userId: string; news: LiveEvent } | undefined> {
  const { db } = ctx;
  const { name: provider } = paymentProvider();
  const [customer] = await db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, step.customerId))
    .for("update");
  if (!customer || customer.provider !== provider) {
    ctx.log.warn(
      { eventId: event.id, type: event.type, customerId: step.customerId },
      "a payment event was refused: nobody here is this customer",
    );
    throw new AppError("bad_request", "Nobody here is this customer.");
  }
  const [isFirst] = await db
    .insert(billingEvents)
    .values({ id: event.id, provider, type: event.type, createdAt: momentOf(event.created) })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  if (!isFirst) return undefined;
  const { userId } = customer;
  const notification = await step.apply(db, { userId, provider, eventId: event.id, observedAt });
  return { userId, news: notification ? await writeNotification(db, notification) : { type: "credits" } };
}

async function isHandled(ctx: Ctx, eventId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(eq(billingEvents.id, eventId));
  return found.length > 0;
}
