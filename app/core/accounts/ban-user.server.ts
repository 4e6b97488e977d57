import { eq } from "drizzle-orm";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { auth } from "./auth.server.ts";
import { type Ctx, inTransaction, requireAdmin } from "./ctx.server.ts";
import { requireAnotherAdmin } from "./last-admin.server.ts";
import { userBans, users } from "./tables.server.ts";

/** Ends every session and refuses new ones, and access tokens too, until the ban is lifted. */
export async function banUser(ctx: Ctx, input: { userId: string; reason: string }): Promise<void> {
  const admin = requireAdmin(ctx);
  const { userId, reason } = input;
  if (userId === admin.userId) throw new AppError("conflict", "You cannot ban yourself.");
  await inTransaction(ctx, async (inner) => {
    const email = await emailOf(inner, userId);
    await requireAnotherAdmin(inner.db, userId);
    const ban = { reason, bannedBy: admin.userId };
    await inner.db
      .insert(userBans)
      .values({ userId, ...ban })
      .onConflictDoUpdate({ target: userBans.userId, set: ban });
    await recordAction(inner, {
      action: "user.ban",
      target: `user:${userId}`,
      details: { email, reason },
    });
  });
  const { internalAdapter } = await auth().$context;
  await internalAdapter.deleteUserSessions(userId);
}

export async function unbanUser(ctx: Ctx, input: { userId: string }): Promise<void> {
  requireAdmin(ctx);
  const { userId } = input;
  await inTransaction(ctx, async (inner) => {
    const email = await emailOf(inner, userId);
    const lifted = await inner.db.delete(userBans).where(eq(userBans.userId, userId)).returning();
    if (lifted.length === 0) return;
    await recordAction(inner, { action: "user.unban", target: `user:${userId}`, details: { email } });
  });
}

async function emailOf({ db }: Ctx, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError("not_found", "There is no such user.");
  return user.email;
}
