import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { decrypt } from "#app/platform/secrets/encrypt.server.ts";

/** Binds a sealed key to its row. */
export function keyContext(name: string): string {
  return `provider-key:${name}`;
}

/** The key in use: the one an admin stored, else the setting of that name; none when marked as not set. */
export async function findProviderKey(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ isSet: apiKeys.isSet, sealedValue: apiKeys.sealedValue })
    .from(apiKeys)
    .where(eq(apiKeys.name, name));
  if (row?.isSet === false) return undefined;
  if (row?.sealedValue) return decrypt(row.sealedValue, keyContext(name));
  return keyFromSettings(name);
}

export function keyFromSettings(name: string): string | undefined {
  const value = (env() as Record<string, unknown>)[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** At most once a minute, so that busy keys do not cost a write per call. */
export async function noteKeyUse(db: Db, name: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.name, name),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    );
}
