import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { createAccount } from "./create-account.server.ts";
import { userRoles } from "./tables.server.ts";

/** D8: the first admin. The password is returned only when it was made up here, to be shown once. */
export async function ensureAdmin(db: Db): Promise<{ email: string; madePassword?: string } | undefined> {
  const admins = await db.select().from(userRoles).where(eq(userRoles.role, "admin")).limit(1);
  if (admins.length > 0) return undefined;
  const email = env().ADMIN_EMAIL ?? "admin@example.com";
  const given = env().ADMIN_PASSWORD;
  const password = given ?? randomBytes(12).toString("base64url");
  await createAccount(db, { email, name: "Admin", password, role: "admin" });
  return given ? { email } : { email, madePassword: password };
}
