import { and, asc, gt, isNotNull, ne } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { records } from "./tables.server.ts";

/** Ids of everything on show, for sitemaps: page by page, in the order of the id. */
export async function listAddresses(
  ctx: Ctx,
  { after = "", limit = 10_000 }: { after?: string; limit?: number } = {},
): Promise<{ id: string; updatedAt: Date }[]> {
  return await ctx.db
    .select({ id: records.id, updatedAt: records.updatedAt })
    .from(records)
    .where(and(isNotNull(records.shelf), ne(records.shelf, "store"), gt(records.id, after)))
    .orderBy(asc(records.id))
    .limit(limit);
}
