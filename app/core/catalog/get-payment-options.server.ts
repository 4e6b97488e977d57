import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { findRecord } from "./get-record.server.ts";
import { jsonOf, linkOf } from "./read-fields.ts";

export interface PaymentOptions {
  /** In the order in which the first one available is opened (toolkit §8). */
  links: { label: "PayPal" | "Stripe" | "Gumroad" | "Other"; url: string }[];
  instructions: string | null;
}

const options = [
  ["paypalLink", "PayPal"],
  ["stripeLink", "Stripe"],
  ["gumroadLink", "Gumroad"],
  ["otherPaymentLink", "Other"],
] as const;

/** How the seller of a store item wants to be paid: asked for by whoever presses Buy Now, shown nowhere else. */
export async function getPaymentOptions(ctx: Ctx, id: string): Promise<PaymentOptions> {
  const given = jsonOf((await findRecord(ctx, id)).fields["Payment Options"]);
  const { paymentInstructions } = given;
  return {
    links: options.flatMap(([name, label]) => {
      const url = linkOf(given[name]);
      return url === undefined ? [] : { label, url };
    }),
    instructions: typeof paymentInstructions === "string" ? paymentInstructions.trim() || null : null,
  };
}
