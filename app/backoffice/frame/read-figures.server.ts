import { sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { countWaitingJobs } from "#app/platform/jobs/queue-health.server.ts";

export interface Figures {
  users: number;
  creditsSpentToday: number;
  generationsToday: number;
  revenueCents: number;
  /** Some of it went through the built-in test checkout and is no money. */
  hasTestRevenue: boolean;
  queueLength: number;
}

/** What happens on the site at the moment. Days and months are UTC; refunds and disputes lessen the revenue. */
export async function readFigures(ctx: Ctx): Promise<Figures> {
  requireAdmin(ctx);
  const [{ rows }, queueLength] = await Promise.all([
    ctx.db.execute<Omit<Figures, "queueLength">>(sql`
      select
        (select count(*)::int from users) as "users",
        (select greatest(-coalesce(sum(delta), 0), 0)::float8 from credit_entries
          where created_at >= date_trunc('day', now(), 'UTC')
            and reason in ('unlock', 'generation', 'hold', 'release', 'refund')) as "creditsSpentToday",
        (select count(*)::int from generations
          where created_at >= date_trunc('day', now(), 'UTC')) as "generationsToday",
        (select coalesce(sum(amount_cents), 0)::int from payments
          where created_at >= date_trunc('month', now(), 'UTC'))
        - (select coalesce(sum(amount_cents), 0)::int from payment_reversals
          where observed_at >= date_trunc('month', now(), 'UTC')) as "revenueCents",
        exists (select 1 from payments
          where created_at >= date_trunc('month', now(), 'UTC') and provider = 'test') as "hasTestRevenue"
    `),
    countWaitingJobs(ctx.db),
  ]);
  const [figures] = rows;
  if (!figures) throw new Error("The figures came back empty.");
  return { ...figures, queueLength };
}
