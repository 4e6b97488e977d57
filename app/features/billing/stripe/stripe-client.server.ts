import { Stripe } from "stripe";
import { env } from "#app/platform/env/env.server.ts";

const holder: { client?: Stripe; madeFor?: string } = {};

/** Stripe's own library; retries are safe, since it sends idempotency keys. */
export function stripeClient(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_BASE_URL } = env();
  if (!STRIPE_SECRET_KEY) throw new Error("STRIPE_SECRET_KEY is not set.");
  const madeFor = `${STRIPE_SECRET_KEY} ${STRIPE_BASE_URL ?? ""}`;
  if (!holder.client || holder.madeFor !== madeFor) {
    holder.client = new Stripe(STRIPE_SECRET_KEY, {
      ...elsewhere(STRIPE_BASE_URL),
      maxNetworkRetries: 2,
      timeout: 15_000,
      telemetry: false,
    });
    holder.madeFor = madeFor;
  }
  return holder.client;
}

function elsewhere(baseUrl: string | undefined): Stripe.StripeConfig {
  if (!baseUrl) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === "http:";
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}
