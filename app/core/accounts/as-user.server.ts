import { type Ctx, requireMember } from "./ctx.server.ts";

/** The same person without the admins' rights: what an admin submits is reviewed like everybody's. */
export function asUser(ctx: Ctx): Ctx {
  return { ...ctx, viewer: { ...requireMember(ctx), role: "user" } };
}
