import { inArray, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { isSentBack } from "./sent-back.ts";

/** Why one's own prompts were not accepted, by id. Cards do not carry it: lists are for everyone. */
export async function rejectionReasons(
  ctx: Ctx,
  cards: readonly PromptCard[],
): Promise<Record<string, string>> {
  const ids = cards.filter(({ isOwn, status }) => isOwn && isSentBack(status)).map(({ id }) => id);
  if (ids.length === 0) return {};
  const rows = await ctx.db
    .select({ id: records.id, reason: sql<string | null>`${records.fields} ->> 'Rejection Reason'` })
    .from(records)
    .where(inArray(records.id, ids));
  return Object.fromEntries(rows.flatMap(({ id, reason }) => (reason ? [[id, reason]] : [])));
}
