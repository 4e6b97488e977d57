import { sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";

export interface WaitingCounts {
  review: number;
  inbox: number;
  reports: number;
  debts: number;
}

/** What waits for an admin, for the links in the header. */
export async function countWaiting(ctx: Ctx): Promise<WaitingCounts> {
  requireAdmin(ctx);
  const { rows } = await ctx.db.execute<WaitingCounts & Record<string, unknown>>(sql`
    select
      (select count(*)::int from records where shelf is null and status = 'Draft') as "review",
      (select count(*)::int from tickets where status = 'open') as "inbox",
      (select count(*)::int from prompt_reports where status = 'open') as "reports",
      (select count(*)::int from credit_debts where owed > 0) as "debts"
  `);
  return rows[0] ?? { review: 0, inbox: 0, reports: 0, debts: 0 };
}
