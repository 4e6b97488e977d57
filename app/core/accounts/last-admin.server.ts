import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { userBans, userRoles } from "./tables.server.ts";

/**
 * Refuses to take the role, the access or the account from the only admin who can still sign in. Locks the
 * admins, so that two of them cannot remove each other at the same moment.
 */
export async function requireAnotherAdmin(tx: Db, userId: string): Promise<void> {
  const locked = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, "admin"))
    .orderBy(userRoles.userId)
    .for("update");
  if (locked.every((admin) => admin.userId !== userId)) return;
  const active = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .leftJoin(userBans, eq(userBans.userId, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), isNull(userBans.userId)));
  if (active.some((admin) => admin.userId !== userId)) return;
  throw new AppError("conflict", "The last admin cannot be removed. Make somebody else an admin first.");
}
