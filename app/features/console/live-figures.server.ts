import { type SQL, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { startOfDay } from "#app/core/ai/day-limit.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

export type LiveScope = "mine" | "site";

export interface LiveDay {
  /** `2026-11-14`, UTC. */
  day: string;
  /** Images delivered, and those that failed. */
  generated: number;
  failed: number;
  /** Credits spent on the delivered ones. */
  spent: number;
  views: number;
  unlocks: number;
  /** Likes and favourites. */
  marks: number;
  /** Mine: credits that others paid for my prompts. Site: dollars that came in, for admins only. */
  revenue: number;
  posts: number;
}

export interface LiveFigures {
  scope: LiveScope;
  days: LiveDay[];
  /** `credits` for a member, `dollars` for an admin's view of the site, null where one may not see it. */
  revenueUnit: "credits" | "dollars" | null;
  inGallery: number;
  inQueue: number;
  /** Of the submitted prompts on which somebody decided. */
  accepted: number;
  decided: number;
  pending: number;
}

const dayMs = 86_400_000;
const keptMs = 60_000;
const kept = new Map<string, { at: number; figures: Promise<LiveFigures> }>();

/** What this account, or this site, really did in the last days. The site's are read once a minute. */
export async function readLiveFigures(
  ctx: Ctx,
  { scope, days }: { scope: LiveScope; days: number },
): Promise<LiveFigures> {
  if (scope === "mine") return await readMemberFigures(ctx.db, requireMember(ctx).userId, days);
  const unit = isAdmin(ctx.viewer) ? "dollars" : null;
  const key = `${days} ${unit}`;
  const found = kept.get(key);
  if (found && found.at > Date.now() - keptMs) return await found.figures;
  const figures = read(ctx.db, null, days, unit);
  kept.set(key, { at: Date.now(), figures });
  figures.catch(() => kept.delete(key));
  return await figures;
}

export async function readMemberFigures(db: Db, userId: string, days: number): Promise<LiveFigures> {
  return await read(db, userId, days, "credits");
}

async function read(
  db: Db,
  userId: string | null,
  days: number,
  revenueUnit: LiveFigures["revenueUnit"],
): Promise<LiveFigures> {
  const start = new Date(startOfDay().getTime() - (days - 1) * dayMs).toISOString();
  const [perDay, totals] = await Promise.all([
    db.execute<Record<keyof LiveDay, string>>(perDayQuery(userId, start, days, revenueUnit)),
    db.execute<Record<"inGallery" | "inQueue" | "accepted" | "decided" | "pending", number>>(
      totalsQuery(userId),
    ),
  ]);
  const { inGallery = 0, inQueue = 0, accepted = 0, decided = 0, pending = 0 } = totals.rows[0] ?? {};
  return {
    scope: userId === null ? "site" : "mine",
    revenueUnit,
    inGallery,
    inQueue,
    accepted,
    decided,
    pending,
    days: perDay.rows.map(({ day, ...figures }) => ({
      day,
      ...(Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [name, Number(value)]),
      ) as unknown as Omit<LiveDay, "day">),
    })),
  };
}

function perDayQuery(
  userId: string | null,
  start: string,
  days: number,
  revenueUnit: LiveFigures["revenueUnit"],
): SQL {
  const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone 'UTC')::date`;
  const isMine = (column: string) => (userId === null ? sql`true` : sql`${sql.raw(column)} = ${userId}`);
  const isOnMine = (column: string) =>
    userId === null
      ? sql`true`
      : sql`${sql.raw(column)} in (select id from records where owner_id = ${userId})`;
  const payments =
    revenueUnit === "dollars"
      ? sql`select ${dayOf("created_at")} as day, sum(amount_cents) / 100.0 as revenue from payments
          where created_at >= ${start}::timestamptz group by 1`
      : sql`select day, sum(paid) as revenue from sold group by 1`;
  return sql`
    with span as (
      select (${start}::timestamptz at time zone 'UTC')::date + step as day
      from generate_series(0, ${days - 1}::integer) as step
    ), made as (
      select ${dayOf("g.created_at")} as day,
        count(*) filter (where g.status = 'done') as generated,
        count(*) filter (where g.status = 'failed') as failed,
        coalesce(sum(coalesce(b.credits_per_image, g.cost)) filter (where g.status = 'done'), 0) as spent
      from generations g left join generation_batches b on b.id = g.batch_id
      where g.function = 'generate-image' and g.created_at >= ${start}::timestamptz and ${isMine("g.user_id")}
      group by 1
    ), seen as (
      select v.day, count(*) as views from prompt_views v
      where v.day >= (${start}::timestamptz at time zone 'UTC')::date and ${isOnMine("v.prompt_id")}
      group by 1
    ), sold as (
      select ${dayOf("u.created_at")} as day, u.paid from unlocked_prompts u
      where u.created_at >= ${start}::timestamptz and ${isOnMine("u.prompt_id")}
    ), unlocked as (select day, count(*) as unlocks from sold group by 1
    ), marked as (
      select ${dayOf("m.created_at")} as day, count(*) as marks from prompt_marks m
      where m.created_at >= ${start}::timestamptz and ${isOnMine("m.prompt_id")}
      group by 1
    ), income as (${payments}
    ), posted as (
      select ${dayOf("p.sent_at")} as day, count(*) as posts from scheduled_posts p
      where p.sent_at >= ${start}::timestamptz and ${isMine("p.user_id")}
      group by 1
    )
    select to_char(span.day, 'YYYY-MM-DD') as day,
      coalesce(generated, 0) as generated, coalesce(failed, 0) as failed, coalesce(spent, 0) as spent,
      coalesce(views, 0) as views, coalesce(unlocks, 0) as unlocks, coalesce(marks, 0) as marks,
      coalesce(${revenueUnit === null ? sql`null` : sql`revenue`}, 0) as revenue,
      coalesce(posts, 0) as posts
    from span left join made using (day) left join seen using (day) left join unlocked using (day)
      left join marked using (day) left join income using (day) left join posted using (day)
    order by span.day`;
}

function totalsQuery(userId: string | null): SQL {
  const owned = userId === null ? sql`is not null` : sql`= ${userId}`;
  return sql`
    select
      (select count(*)::integer from user_images where user_id ${owned}) as "inGallery",
      (select count(*)::integer from generations
        where status in ('queued', 'running') and user_id ${owned}) as "inQueue",
      (select count(*)::integer from records where owner_id ${owned} and status = 'Live') as accepted,
      (select count(*)::integer from records
        where owner_id ${owned} and status in ('Live', 'Rejected')) as decided,
      (select count(*)::integer from records where owner_id ${owned} and status = 'Draft') as pending`;
}
