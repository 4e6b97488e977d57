import { redirect } from "react-router";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";

/** Sends a visitor to the sign-in page and back here afterwards. */
export function signInFirst(ctx: Ctx, request: Request): void {
  if (isMember(ctx.viewer)) return;
  throw redirect(`/account/sign-in?next=${encodeURIComponent(new URL(request.url).pathname)}`);
}
