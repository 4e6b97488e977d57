import { desc, eq } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { currentSubscription } from "#app/core/accounts/current-subscription.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import type { AiFunction } from "#app/core/ai/functions.ts";
import { listUsableModels } from "#app/core/ai/pick-model.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { findSubscription, type RunningSubscription } from "./find-subscription.server.ts";
import { paymentProvider } from "./pick-provider.server.ts";
import { founderOffer, type Offer, type PlanId } from "./plans.ts";
import { payments } from "./tables.server.ts";

export interface OwnPlan {
  tier: PlanId;
  /** Under which it is paid. */
  offer: Offer | null;
  endsAt: string;
  isEnding: boolean;
  isPastDue: boolean;
  /** The paid period has passed without a renewal: the subscription runs on, the membership does not. */
  isLapsed: boolean;
}

export interface Pricing {
  /** In credits; 0 when the tool is switched off. */
  imageCost: number;
  analysisCost: number;
  isTestMode: boolean;
  /** Null for a visitor. */
  member: { credits: number; own: OwnPlan | null } | null;
}

export async function readPricing(ctx: Ctx): Promise<Pricing> {
  const [imageCost, analysisCost] = await Promise.all([
    costOfDefault(ctx, "generate-image"),
    costOfDefault(ctx, "image-to-prompt"),
  ]);
  return {
    imageCost,
    analysisCost,
    isTestMode: paymentProvider().name === "test",
    member: isMember(ctx.viewer) ? await readMember(ctx, ctx.viewer.userId) : null,
  };
}

async function readMember(ctx: Ctx, userId: string): Promise<Pricing["member"]> {
  const [credits, current, running] = await Promise.all([
    getBalance(ctx.db, userId),
    currentSubscription(ctx.db, userId),
    findSubscription(ctx, userId),
  ]);
  const plan = current ?? running;
  const own = plan
    ? {
        tier: plan.tier,
        offer: running ? await paidUnder(ctx, running) : null,
        endsAt: plan.endsAt.toISOString(),
        isEnding: plan.isEnding,
        isPastDue: running?.status === "past_due",
        isLapsed: current === undefined && running?.status === "past_due",
      }
    : null;
  return { credits: Number(credits), own };
}

/** Who joined with the founder offer keeps its price, so the last payment tells. */
async function paidUnder(ctx: Ctx, { subscriptionId, tier }: RunningSubscription): Promise<Offer | null> {
  const [last] = await ctx.db
    .select({ cents: payments.amountCents })
    .from(payments)
    .where(eq(payments.subscriptionId, subscriptionId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return tier === founderOffer.plan && last?.cents === founderOffer.monthlyCents ? "founder" : null;
}

/** What the function costs with the model that serves unless another is chosen (D13). */
async function costOfDefault(ctx: Ctx, aiFunction: AiFunction): Promise<number> {
  const [model] = await listUsableModels(ctx.db, aiFunction);
  return model?.cost ?? 0;
}
