import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { bumpStat } from "#app/core/catalog/bump-stat.server.ts";
import { promptViews } from "./tables.server.ts";

/** Counts a person once per prompt and day. */
export async function countView(ctx: Ctx, promptId: string): Promise<void> {
  const viewer = isMember(ctx.viewer) ? ctx.viewer.userId : ctx.viewer.visitorId;
  await ctx.db.transaction(async (tx) => {
    const [counted] = await tx
      .insert(promptViews)
      .values({ promptId, viewer, day: new Date().toISOString().slice(0, 10) })
      .onConflictDoNothing()
      .returning({ promptId: promptViews.promptId });
    if (counted) await bumpStat({ ...ctx, db: tx }, { recordId: promptId, stat: "views" });
  });
}
