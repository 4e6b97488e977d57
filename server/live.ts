import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { requireMember } from "#app/core/accounts/ctx.server.ts";
import { eventStream } from "#app/platform/events/event-stream.server.ts";

/** One stream per signed-in browser: everything that concerns its user is published to `user:<id>`. */
export function liveEvents(request: Request, ctx: Ctx): Response {
  const { userId } = requireMember(ctx);
  return eventStream(request, [`user:${userId}`]);
}
