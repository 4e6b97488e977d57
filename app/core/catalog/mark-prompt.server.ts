import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { bumpStat } from "./bump-stat.server.ts";
import { findRecord } from "./get-record.server.ts";
import { promptMarks, records } from "./tables.server.ts";

export const markKinds = ["favourite", "like"] as const;
export type MarkKind = (typeof markKinds)[number];

export interface MarkChange {
  promptId: string;
  kind: MarkKind;
  isOn: boolean;
}

/** Adds or takes back a favourite or a like. Repeating it changes nothing. */
export async function markPrompt(ctx: Ctx, { promptId, kind, isOn }: MarkChange): Promise<void> {
  const { userId } = requireMember(ctx, "Please sign in to keep this in your account.");
  if (isOn) await findRecord(ctx, promptId);
  await inTransaction(ctx, async (ctx) => {
    const changed = isOn
      ? await ctx.db
          .insert(promptMarks)
          .values({ userId, kind, promptId })
          .onConflictDoNothing()
          .returning({ promptId: promptMarks.promptId })
      : await ctx.db
          .delete(promptMarks)
          .where(
            and(
              eq(promptMarks.userId, userId),
              eq(promptMarks.kind, kind),
              eq(promptMarks.promptId, promptId),
            ),
          )
          .returning({ promptId: promptMarks.promptId });
    if (kind === "like" && changed.length > 0)
      await bumpStat(ctx, { recordId: promptId, stat: "likes", by: isOn ? 1 : -1 });
  });
}

/** What was marked before signing in joins what the account holds; ids of nothing on show are ignored (D18). */
export async function mergeMarks(ctx: Ctx, marks: Record<MarkKind, readonly string[]>): Promise<void> {
  requireMember(ctx);
  for (const kind of markKinds) {
    const ids = [...new Set(marks[kind])];
    if (ids.length === 0) continue;
    const known = await ctx.db
      .select({ id: records.id })
      .from(records)
      .where(and(inArray(records.id, ids), isNotNull(records.shelf)));
    // Oldest first, so that the newest local mark is the newest in the account.
    const wanted = ids.filter((id) => known.some((record) => record.id === id));
    for (const promptId of wanted) await markPrompt(ctx, { promptId, kind, isOn: true });
  }
}
