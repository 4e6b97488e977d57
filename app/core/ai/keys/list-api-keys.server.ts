import { asc, desc } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import { keyFromSettings } from "./provider-key.server.ts";

/** What may leave the server about a key: never the key. */
export interface ShownKey {
  id: string;
  name: string;
  label: string;
  description: string;
  isRequired: boolean;
  isSet: boolean;
  /** Where its value comes from. */
  source: "stored" | "settings" | "none";
  lastUsedAt: string | null;
}

export async function listApiKeys(ctx: Ctx): Promise<ShownKey[]> {
  requireAdmin(ctx);
  const rows = await ctx.db.select().from(apiKeys).orderBy(desc(apiKeys.isRequired), asc(apiKeys.label));
  return rows.map(describeKey);
}

export function describeKey(row: typeof apiKeys.$inferSelect): ShownKey {
  const { id, name, label, description, isRequired, lastUsedAt } = row;
  const source = row.sealedValue ? "stored" : keyFromSettings(name) ? "settings" : "none";
  const isSet = row.isSet ?? source !== "none";
  return {
    id,
    name,
    label,
    description,
    isRequired,
    isSet,
    source,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
