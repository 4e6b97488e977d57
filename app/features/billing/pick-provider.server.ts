import { env } from "#app/platform/env/env.server.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { stripeProvider } from "./stripe/stripe-provider.server.ts";
import { testProvider } from "./test-mode/test-provider.server.ts";

/** Stripe when it is configured, else the built-in test provider (D26). */
export function paymentProvider(): PaymentProvider {
  return env().STRIPE_SECRET_KEY ? stripeProvider : testProvider;
}
