import { redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { getItemFile } from "./get-item-file.server.ts";
import type { Route } from "./+types/file.route";

/** The download button's address; the signed one behind it soon expires. */
export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const address = await getItemFile(context.get(requestCtx), params.id);
  return redirect(address, { headers: { "cache-control": "private, no-store" } });
});
