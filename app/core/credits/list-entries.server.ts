import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { type Ctx, requireAdmin, requireMember } from "#app/core/accounts/ctx.server.ts";
import type { Amount } from "./amount.ts";
import { type EntryReason, referencePath } from "./entry-words.ts";
import { creditEntries } from "./tables.server.ts";

export interface ShownEntry {
  id: number;
  createdAt: string;
  delta: Amount;
  balanceAfter: Amount;
  reason: EntryReason;
  note: string;
  /** The page of what it paid for or came from. */
  link: string | null;
}

export interface EntryPage {
  entries: ShownEntry[];
  /** Pass it as `before` for the next page. */
  nextBefore: number | null;
}

export interface EntryQuery {
  /** Somebody else's history is for admins (D11). */
  userId?: string;
  before?: number;
  limit?: number;
}

/** A balance's history, newest first. */
export async function listEntries(ctx: Ctx, query: EntryQuery = {}): Promise<EntryPage> {
  const { before, limit = 50 } = query;
  const userId = whose(ctx, query.userId);
  const rows = await ctx.db
    .select()
    .from(creditEntries)
    .where(
      and(eq(creditEntries.userId, userId), before === undefined ? undefined : lt(creditEntries.id, before)),
    )
    .orderBy(desc(creditEntries.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map(({ id, createdAt, delta, balanceAfter, reason, note, reference }) => ({
      id,
      createdAt: createdAt.toISOString(),
      delta,
      balanceAfter,
      reason,
      note,
      link: referencePath(reference),
    })),
    nextBefore: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

export interface CreditSummary {
  spent: Amount;
  received: Amount;
}

/** What went out and came in since a moment. Credits given back are no income. */
export async function summariseCredits(ctx: Ctx, since: Date): Promise<CreditSummary> {
  const { userId } = requireMember(ctx);
  const isReturn = sql`${creditEntries.reason} in ('refund', 'release')`;
  const [sums] = await ctx.db
    .select({
      spent: sql<Amount>`greatest(-coalesce(sum(${creditEntries.delta}) filter (where ${creditEntries.delta} < 0 or ${isReturn}), 0), 0)::numeric(12, 2)`,
      received: sql<Amount>`coalesce(sum(${creditEntries.delta}) filter (where ${creditEntries.delta} > 0 and not ${isReturn}), 0)::numeric(12, 2)`,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), gte(creditEntries.createdAt, since)));
  return sums ?? { spent: "0.00", received: "0.00" };
}

function whose(ctx: Ctx, userId: string | undefined): string {
  const member = requireMember(ctx);
  if (userId !== undefined && userId !== member.userId) requireAdmin(ctx);
  return userId ?? member.userId;
}
