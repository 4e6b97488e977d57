import { and, eq } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { paymentProvider } from "./pick-provider.server.ts";
import { billingCustomers } from "./tables.server.ts";

export async function findCustomer(ctx: Ctx, userId: string): Promise<string | undefined> {
  const [known] = await ctx.db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, paymentProvider().name)));
  return known?.customerId;
}

/** The provider's number for this member, made at the first purchase. */
export async function ensureCustomer(ctx: Ctx): Promise<string> {
  const { userId, email, name } = requireMember(ctx);
  const known = await findCustomer(ctx, userId);
  if (known) return known;
  const provider = paymentProvider();
  const customerId = await provider.createCustomer({ userId, email, name });
  await ctx.db
    .insert(billingCustomers)
    .values({ customerId, userId, provider: provider.name })
    .onConflictDoNothing();
  // A second tab may have been first: its number counts.
  return (await findCustomer(ctx, userId)) ?? customerId;
}
