import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { auth } from "./auth.server.ts";
import { userRoles, users } from "./tables.server.ts";
import type { Role } from "./viewer.ts";

interface NewAccount {
  email: string;
  name: string;
  /** Without one nobody can sign in as this account. */
  password?: string;
  role: Role;
}

/** Creates a confirmed account without signing it in: for the first admin and the demo accounts. */
export async function createAccount(db: Db, account: NewAccount): Promise<string> {
  const email = account.email.toLowerCase();
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const userId = existing?.id ?? (await createUser(email, account.name, account.password));
  await db
    .insert(userRoles)
    .values({ userId, role: account.role })
    .onConflictDoUpdate({ target: userRoles.userId, set: { role: account.role } });
  return userId;
}

async function createUser(email: string, name: string, password: string | undefined): Promise<string> {
  const { internalAdapter, password: hasher } = await auth().$context;
  const user = await internalAdapter.createUser({ email, name, emailVerified: true }, { method: "admin" });
  if (password === undefined) return user.id;
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: "credential",
    password: await hasher.hash(password),
  });
  return user.id;
}
