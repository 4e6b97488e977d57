import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { readCursor, writeCursor } from "./list-order.server.ts";
import type { PageInput } from "./newest-page.server.ts";
import type { PromptDetail } from "./record-shapes.ts";
import { showDetails } from "./show-record.server.ts";
import { selectStored } from "./stored-record.server.ts";
import { records, unlockedPrompts } from "./tables.server.ts";

export interface UnlockedPage {
  unlocked: { prompt: PromptDetail; unlockedAt: string }[];
  nextCursor: string | null;
  total: number;
}

interface UnlockedInput extends PageInput {
  /** Prompts unlocked with credits, or items of the User Store. */
  of?: "prompts" | "store";
}

/** What the member unlocked, with its text, the latest first. */
export async function listUnlockedRecords(
  ctx: Ctx,
  { cursor, limit = 24, of = "prompts" }: UnlockedInput = {},
): Promise<UnlockedPage> {
  const isTheirs = and(
    eq(unlockedPrompts.userId, requireMember(ctx).userId),
    of === "store" ? isNotNull(records.productType) : isNull(records.productType),
  );
  const isUnlocked = eq(records.id, unlockedPrompts.promptId);
  const after = readCursor("newest", cursor);
  const isAfter =
    after &&
    sql`(${unlockedPrompts.createdAt}, ${unlockedPrompts.id}) < (${after.key}::timestamptz, ${after.id})`;
  const unlocks = await ctx.db
    .select(getTableColumns(unlockedPrompts))
    .from(unlockedPrompts)
    .innerJoin(records, isUnlocked)
    .where(and(isTheirs, isAfter))
    .orderBy(desc(unlockedPrompts.createdAt), desc(unlockedPrompts.id))
    .limit(limit + 1);
  const shown = unlocks.slice(0, limit);
  const last = shown.at(-1);
  const ids = shown.map(({ promptId }) => promptId);
  const stored = ids.length === 0 ? [] : await selectStored(ctx, inArray(records.id, ids));
  const [total] = await ctx.db
    .select({ count: count() })
    .from(unlockedPrompts)
    .innerJoin(records, isUnlocked)
    .where(isTheirs);
  const prompts = new Map((await showDetails(ctx, stored)).map((prompt) => [prompt.id, prompt]));
  return {
    unlocked: shown.flatMap(({ promptId, createdAt }) => {
      const prompt = prompts.get(promptId);
      return prompt ? { prompt, unlockedAt: createdAt.toISOString() } : [];
    }),
    nextCursor:
      unlocks.length > limit && last ? writeCursor("newest", last.createdAt.toISOString(), last.id) : null,
    total: total?.count ?? 0,
  };
}
