import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { ensureCustomer } from "./ensure-customer.server.ts";
import { paymentProvider } from "./pick-provider.server.ts";

/** Where a member changes, cancels and pays for the subscription. */
export async function openPortal(ctx: Ctx): Promise<{ url: string }> {
  const { userId } = requireMember(ctx, "Please log in to manage your subscription.");
  await limit("customer-portal", userId, { points: 30, durationSeconds: 600 });
  try {
    return { url: await paymentProvider().openPortal(await ensureCustomer(ctx)) };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    ctx.log.error({ err: cause }, "the customer portal could not be opened");
    throw new AppError("upstream", "Failed to open customer portal", { cause });
  }
}
