import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { type ActionDetails, auditEntries } from "./tables.server.ts";

export interface AdminAction {
  /** Verb and thing: `user.ban`, `model.update`, `review.approve`. */
  action: string;
  /** Kind and id of what it was done to: `user:7f3a…`, `record:recAbc`. */
  target: string;
  details?: ActionDetails;
}

/** D31: who did what to whom, when and from where. Call it in the transaction of the change itself. */
export async function recordAction(ctx: Ctx, { action, target, details = {} }: AdminAction): Promise<void> {
  const { userId, email } = requireAdmin(ctx);
  await ctx.db.insert(auditEntries).values({
    actorId: userId,
    actorEmail: email,
    action,
    target,
    details,
    ip: ctx.ip,
    requestId: ctx.requestId,
  });
}
