import { randomBytes, randomUUID } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { accessTokenPrefix, hashAccessToken } from "#app/core/accounts/resolve-viewer.server.ts";
import { accessTokens } from "#app/core/accounts/tables.server.ts";
import type { Role } from "#app/core/accounts/viewer.ts";
import { createUser } from "./create-user.ts";

/** A token of a new user of the running product, with the scopes a script needs. */
export async function createAccessToken(role: Role = "user"): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.SITE_DATABASE_URL });
  await client.connect();
  try {
    const db = drizzle(client);
    const user = await createUser(db, { role });
    const token = `${accessTokenPrefix}${randomBytes(24).toString("base64url")}`;
    await db.insert(accessTokens).values({
      id: randomUUID(),
      userId: user.id,
      name: "integration guide",
      tokenHash: hashAccessToken(token),
      scopes: ["read", "write"],
    });
    return token;
  } finally {
    await client.end();
  }
}
