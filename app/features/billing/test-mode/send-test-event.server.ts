import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import type { Member } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { paymentProvider } from "#app/features/billing/pick-provider.server.ts";
import { receiveWebhook } from "#app/features/billing/webhooks/receive-webhook.server.ts";

/** The test pages exist only while no real provider takes the payments. */
export function requireTestMode(ctx: Ctx): Member {
  if (paymentProvider().name !== "test") throw new AppError("not_found", "There is no such page.");
  return requireMember(ctx);
}

/** Tells what happened as Stripe would: a signed event, in at the same door. */
export async function sendTestEvent(ctx: Ctx, type: Stripe.Event.Type, object: object): Promise<void> {
  const body = JSON.stringify({
    id: `evt_test_${randomUUID()}`,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
  });
  const secret = paymentProvider().webhookSecret();
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  await receiveWebhook(ctx, { body, signature });
}
