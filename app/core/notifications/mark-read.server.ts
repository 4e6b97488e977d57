import { and, eq, isNull } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { notifications } from "./tables.server.ts";

/** One notification, or all of the viewer's. */
export async function markRead(ctx: Ctx, id?: number): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        id === undefined ? undefined : eq(notifications.id, id),
      ),
    );
}
