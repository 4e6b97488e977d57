import { findProviderKey, noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { stripeProvider } from "./stripe/stripe-provider.server.ts";
import { testProvider } from "./test-mode/test-provider.server.ts";

const stripeKey = "STRIPE_SECRET_KEY";

/** Stripe when it is configured, else the built-in test provider (D26). */
export function paymentProvider(): PaymentProvider {
  return env().STRIPE_SECRET_KEY ? stripeProvider : testProvider;
}

/**
 * The provider for a purchase. While an admin has marked Stripe's key as not set nothing is sold, rather than
 * given away by the test checkout; what runs already is still managed and cancelled.
 */
export async function sellingProvider(db: Db): Promise<PaymentProvider> {
  const provider = paymentProvider();
  if (provider !== stripeProvider) return provider;
  if ((await findProviderKey(db, stripeKey)) === undefined)
    throw new AppError("unavailable", "Payments are paused at the moment. Please try again later.");
  await noteKeyUse(db, stripeKey);
  return provider;
}
