import { isbot } from "isbot";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { formAction } from "#app/platform/http/page-door.server.ts";
import { countView } from "./count-view.server.ts";
import type { Route } from "./+types/view.route";

/** Told by the open page rather than counted by the server: finished pages come from a cache. Robots do not count. */
export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const ctx = context.get(requestCtx);
  const { id } = await findRecord(ctx, params.id);
  if (!isbot(request.headers.get("user-agent"))) await countView(ctx, id);
  return { ok: true as const };
});
