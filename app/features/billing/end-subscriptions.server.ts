import { and, eq } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { paymentProvider } from "./pick-provider.server.ts";
import { billingCustomers } from "./tables.server.ts";

/** Before an account goes: nobody is charged for what they cannot use any more. */
export async function endSubscriptions(ctx: Ctx): Promise<void> {
  const { userId } = requireMember(ctx);
  const provider = paymentProvider();
  const [customer] = await ctx.db
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider.name)));
  if (!customer) return;
  try {
    for (const { id, status } of await provider.listSubscriptions(customer.id))
      if (status !== "canceled" && status !== "incomplete_expired") await provider.cancelSubscription(id);
  } catch (cause) {
    ctx.log.error({ err: cause, userId }, "subscription could not be ended");
    throw new AppError(
      "upstream",
      "Your subscription could not be ended, so your account is still here. Please try again later.",
      { cause },
    );
  }
}
