import { eq } from "drizzle-orm";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type Ctx, inTransaction, requireAdmin } from "./ctx.server.ts";
import { requireAnotherAdmin } from "./last-admin.server.ts";
import { userRoles, users } from "./tables.server.ts";
import type { Role } from "./viewer.ts";

/** Holds from the user's next request on. The last admin keeps the role. */
export async function changeRole(ctx: Ctx, input: { userId: string; role: Role }): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (inner) => {
    const { userId, role } = input;
    const [user] = await inner.db
      .select({ email: users.email, role: userRoles.role })
      .from(users)
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .where(eq(users.id, userId));
    if (!user) throw new AppError("not_found", "There is no such user.");
    if ((user.role ?? "user") === role) return;
    if (role !== "admin") await requireAnotherAdmin(inner.db, userId);
    await inner.db
      .insert(userRoles)
      .values({ userId, role })
      .onConflictDoUpdate({ target: userRoles.userId, set: { role } });
    await recordAction(inner, {
      action: "user.role",
      target: `user:${userId}`,
      details: { email: user.email, before: user.role ?? "user", role },
    });
  });
}
