import { randomUUID } from "node:crypto";
import { userRoles, users } from "#app/core/accounts/tables.server.ts";
import type { Member, Role } from "#app/core/accounts/viewer.ts";
import { openAccount } from "#app/core/credits/open-account.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

interface NewUser {
  email?: string;
  name?: string;
  role?: Role;
  credits?: number;
}

export async function createUser(db: Db, given: NewUser = {}) {
  const id = randomUUID();
  const [user] = await db
    .insert(users)
    .values({
      id,
      name: given.name ?? "Test Member",
      email: given.email ?? `${id}@example.com`,
      emailVerified: true,
    })
    .returning();
  if (given.role) await db.insert(userRoles).values({ userId: id, role: given.role });
  await openAccount(db, id, given.credits);
  return user!;
}

export function memberOf(user: { id: string; email: string; name: string }, role: Role = "user"): Member {
  return {
    kind: "member",
    userId: user.id,
    email: user.email,
    name: user.name,
    role,
    isEmailVerified: true,
    createdAt: new Date(),
    sessionId: undefined,
    sessionExpiresAt: undefined,
    scopes: undefined,
  };
}
