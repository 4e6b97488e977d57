import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { creditEntries } from "./tables.server.ts";

export interface DayBalance {
  /** `2026-11-14`, UTC. */
  day: string;
  balance: number;
}

const dayMs = 86_400_000;

/** The member's balance at the end of each of the last days, today included, from the day before the account began. */
export async function balanceSeries(ctx: Ctx, days: number): Promise<DayBalance[]> {
  const { userId } = requireMember(ctx);
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const start = new Date(today - (days - 1) * dayMs);
  const own = eq(creditEntries.userId, userId);
  const day = sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [closings, [before]] = await Promise.all([
    ctx.db
      .select({
        day,
        balance: sql<string>`(array_agg(${creditEntries.balanceAfter} order by ${creditEntries.id} desc))[1]`,
      })
      .from(creditEntries)
      .where(and(own, gte(creditEntries.createdAt, start)))
      .groupBy(day),
    ctx.db
      .select({ balance: creditEntries.balanceAfter })
      .from(creditEntries)
      .where(and(own, lt(creditEntries.createdAt, start)))
      .orderBy(desc(creditEntries.id))
      .limit(1),
  ]);
  const byDay = new Map(closings.map((closing) => [closing.day, Number(closing.balance)]));
  let balance = before ? Number(before.balance) : undefined;
  const series: DayBalance[] = [];
  for (let index = 0; index < days; index += 1) {
    const label = dayAt(start, index);
    const isFirst = balance === undefined && byDay.has(label);
    if (isFirst) series.push({ day: dayAt(start, index - 1), balance: 0 });
    balance = byDay.get(label) ?? balance;
    if (balance !== undefined) series.push({ day: label, balance });
  }
  return series;
}

function dayAt(start: Date, index: number): string {
  return new Date(start.getTime() + index * dayMs).toISOString().slice(0, 10);
}
