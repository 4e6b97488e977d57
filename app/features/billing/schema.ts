import * as z from "zod";
import { packIds, planIds } from "./plans.ts";

const offer = z.enum(["founder"]).nullish();

export const createCheckoutInput = z.union(
  [
    z.object({ type: z.literal("credits"), pack: z.enum(packIds) }),
    z.object({ tier: z.enum(planIds), offer }),
  ],
  {
    error: "Please choose a plan (starter, pro, unlimited) or a credit pack (pack-100, pack-500, pack-2000).",
  },
);
export type CreateCheckoutInput = z.output<typeof createCheckoutInput>;

export const addressOutput = z.object({ url: z.url() });

export const checkSubscriptionInput = z.object({ refresh: z.boolean().optional() }).optional();

export const checkSubscriptionOutput = z.object({
  subscribed: z.boolean(),
  subscription_tier: z.enum(planIds).nullable(),
  subscription_end: z.iso.datetime().nullable(),
});
export type SubscriptionAnswer = z.output<typeof checkSubscriptionOutput>;

/** What the portal of the test provider can play. */
export const portalInput = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["cancel", "resume", "renew", "fail-renewal"]) }),
  z.object({
    intent: z.enum(["refund", "refund-half", "dispute", "dispute-won", "dispute-lost"]),
    paymentId: z.string(),
  }),
]);
