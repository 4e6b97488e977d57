import { and, asc, gt, isNotNull, ne, type SQL } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";

export const addressesPerSitemap = 10_000;

/** The ids after which each sitemap of prompts begins; the first begins at the beginning. */
export async function listSitemaps(ctx: Ctx, size = addressesPerSitemap): Promise<string[]> {
  const starts = [""];
  for (;;) {
    const last = await idAt(ctx, starts.at(-1) ?? "", size);
    const hasMore = last !== undefined && (await idAt(ctx, last, 1)) !== undefined;
    if (!hasMore) return starts;
    starts.push(last);
  }
}

async function idAt(ctx: Ctx, after: string, position: number): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: records.id })
    .from(records)
    .where(onShowAfter(after))
    .orderBy(asc(records.id))
    .offset(position - 1)
    .limit(1);
  return row?.id;
}

function onShowAfter(id: string): SQL | undefined {
  return and(isNotNull(records.shelf), ne(records.shelf, "store"), gt(records.id, id));
}
