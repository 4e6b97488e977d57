import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { recordStats } from "./tables.server.ts";

export interface StatChange {
  recordId: string;
  stat: "views" | "likes";
  by?: 1 | -1;
}

/** Counts a view or a like, or takes a like back. The caller knows that it is counted once. */
export async function bumpStat(ctx: Ctx, { recordId, stat, by = 1 }: StatChange): Promise<void> {
  const column = recordStats[stat];
  await ctx.db
    .insert(recordStats)
    .values({ recordId, [stat]: Math.max(by, 0) })
    .onConflictDoUpdate({
      target: recordStats.recordId,
      set: { [stat]: sql`greatest(${column} + ${by}, 0)` },
    });
}
