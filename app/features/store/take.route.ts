import { redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { getPaymentOptions, type PaymentOptions } from "#app/core/catalog/get-payment-options.server.ts";
import { isFreeItem } from "#app/core/catalog/show-record.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { claimItem } from "./claim-item.server.ts";
import { claimsCookie, readClaims } from "./claims-cookie.server.ts";
import { findItem } from "./find-item.server.ts";
import type { Route } from "./+types/take.route";

export type TakeAnswer =
  | { kind: "claimed" }
  | ({ kind: "payment" } & PaymentOptions)
  | { kind: "refused"; message: string };

/** Get Free and Buy Now: answers the script, or leads a page without one on. */
export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx);
  const hasScript = (await readForm(request)).hasScript === "1";
  try {
    if (!isFreeItem(await findItem(ctx, id))) {
      if (!hasScript) return redirect(`/store/${id}`);
      return answer({ kind: "payment", ...(await getPaymentOptions(ctx, id)) });
    }
    await claimItem(ctx, id);
    // A visitor's claim is theirs to keep: in this browser, until they sign in (D27).
    const headers = isMember(ctx.viewer)
      ? undefined
      : { "set-cookie": claimsCookie([...new Set([id, ...readClaims(request)])]) };
    return hasScript ? answer({ kind: "claimed" }, { headers }) : redirect("/my-library", { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return answer({ kind: "refused", message: error.message }, { status: error.status });
  }
}

function answer(body: TakeAnswer, init?: ResponseInit): Response {
  return Response.json(body, init);
}
