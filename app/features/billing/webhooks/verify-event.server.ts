import { Stripe } from "stripe";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

const toleranceSeconds = 300;

export interface SignedBody {
  /** The body as it came, byte for byte. */
  body: string;
  signature: string | null;
}

/** Believes an event only if it was signed with our secret, over this very body, a moment ago. */
export function verifyEvent(ctx: Ctx, { body, signature }: SignedBody, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? "", secret, toleranceSeconds);
  } catch (cause) {
    // The library's error carries the whole body: whoever sent it must not fill the log.
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : undefined;
    ctx.log.warn({ reason, ip: ctx.ip }, "a payment event was refused: its signature does not hold");
    throw new AppError("bad_request", "The signature of this event does not hold.", { cause });
  }
}
