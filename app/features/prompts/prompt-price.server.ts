import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { currentSubscription } from "#app/core/accounts/current-subscription.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { type Amount, amount } from "#app/core/credits/amount.ts";

interface Priced {
  price: number | string;
  isCurated: boolean;
}

/** What this viewer pays: members read the curated library for 0, creators' own prompts cost the same for all (D4). */
export async function priceFor(ctx: Ctx, prompt: Priced): Promise<{ price: Amount; isIncluded: boolean }> {
  const isIncluded =
    prompt.isCurated &&
    Number(prompt.price) > 0 &&
    isMember(ctx.viewer) &&
    (await currentSubscription(ctx.db, ctx.viewer.userId)) !== undefined;
  return { price: amount(isIncluded ? 0 : prompt.price), isIncluded };
}
