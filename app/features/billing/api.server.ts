import * as z from "zod";
import { requireScope } from "#app/core/accounts/ctx.server.ts";
import {
  adminProcedure,
  memberProcedure,
  mixedProcedure,
  openProcedure,
} from "#app/core/accounts/procedure.server.ts";
import { checkSubscription, refreshSubscription } from "./check-subscription.server.ts";
import { createCheckout } from "./create-checkout.server.ts";
import { listDebts } from "./list-debts.server.ts";
import { openPortal } from "./open-portal.server.ts";
import {
  addressOutput,
  checkSubscriptionInput,
  checkSubscriptionOutput,
  createCheckoutInput,
} from "./schema.ts";

const nothing = z.object({}).optional();
const tags = ["Billing"];

export const billingApi = {
  createCheckout: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/create-checkout",
      summary: "Begin a purchase",
      description:
        "Send a tier (starter, pro, unlimited) to subscribe, or type `credits` and a pack (pack-100, pack-500, pack-2000). Answers with the address of the page where it is paid.",
      tags,
    })
    .input(createCheckoutInput)
    .output(addressOutput)
    .handler(async ({ input, context }) => await createCheckout(context.ctx, input)),
  customerPortal: memberProcedure
    .route({
      method: "POST",
      path: "/functions/v1/customer-portal",
      summary: "Open the page where a subscription is managed",
      tags,
    })
    .input(nothing)
    .output(addressOutput)
    .handler(async ({ context }) => await openPortal(context.ctx)),
  checkSubscription: mixedProcedure
    .route({
      method: "POST",
      path: "/functions/v1/check-subscription",
      summary: "Ask for your own subscription",
      description: "With `refresh` the payment provider is asked first, for what it may not have told yet.",
      tags,
    })
    .input(checkSubscriptionInput)
    .output(checkSubscriptionOutput)
    .handler(async ({ input, context: { ctx } }) => {
      requireScope(ctx, input?.refresh ? "write" : "read");
      return input?.refresh ? await refreshSubscription(ctx) : await checkSubscription(ctx);
    }),
  listDebts: adminProcedure
    .route({
      method: "GET",
      path: "/api/v1/admin/credit-debts",
      summary: "List credits that are owed after refunds and disputes",
      tags,
    })
    .handler(async ({ context }) => await listDebts(context.ctx)),
};
