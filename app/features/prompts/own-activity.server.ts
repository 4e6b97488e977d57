import { sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { records, unlockedPrompts } from "#app/core/catalog/tables.server.ts";
import { promptViews } from "./tables.server.ts";

export interface DayActivity {
  day: string;
  unlocks: number;
  views: number;
}

export interface OwnActivity {
  days: DayActivity[];
  /** Over all time. */
  unlocks: number;
  unlocksLastWeek: number;
  rating: number | null;
  reviews: number;
  byStatus: { status: string; count: number }[];
}

/** How the member's own prompts fare: unlocks by others and views, day by day. */
export async function ownActivity(ctx: Ctx, days: number): Promise<OwnActivity> {
  const { userId } = requireMember(ctx);
  const [perDay, statuses, totals] = await Promise.all([
    ctx.db.execute<{ day: string; unlocks: string; views: string }>(sql`
      with span as (
        select generate_series(current_date - ${days - 1}::integer, current_date, interval '1 day')::date as day
      ), own as (select ${records.id} from ${records} where ${records.ownerId} = ${userId}),
      unlocks as (
        select ${unlockedPrompts.createdAt}::date as day, count(*) as count from ${unlockedPrompts}
        where ${unlockedPrompts.promptId} in (select id from own)
          and ${unlockedPrompts.createdAt} >= current_date - ${days - 1}::integer
        group by 1
      ), views as (
        select ${promptViews.day} as day, count(*) as count from ${promptViews}
        where ${promptViews.promptId} in (select id from own)
          and ${promptViews.day} >= current_date - ${days - 1}::integer
        group by 1
      )
      select to_char(span.day, 'YYYY-MM-DD') as day,
        coalesce(unlocks.count, 0) as unlocks, coalesce(views.count, 0) as views
      from span left join unlocks using (day) left join views using (day) order by span.day`),
    ctx.db.execute<{ status: string; count: number }>(sql`
      select ${records.status} as status, count(*)::integer as count from ${records}
      where ${records.ownerId} = ${userId} group by 1 order by 2 desc, 1`),
    // What a record brought along from elsewhere counts as it does on its card.
    ctx.db.execute<{ unlocks: number; ratings: number; reviews: number }>(sql`
      select coalesce(sum(popularity), 0)::integer as unlocks,
        coalesce(sum(rating * reviews), 0)::double precision as ratings,
        coalesce(sum(reviews), 0)::integer as reviews
      from (
        select popularity, rating, record_count(fields, 'Reviews') + rating_count as reviews
        from ${records} where ${records.ownerId} = ${userId}
      ) as own`),
  ]);
  const series = perDay.rows.map(({ day, unlocks, views }) => ({
    day,
    unlocks: Number(unlocks),
    views: Number(views),
  }));
  const { unlocks = 0, ratings = 0, reviews = 0 } = totals.rows[0] ?? {};
  return {
    days: series,
    unlocks,
    unlocksLastWeek: series.slice(-7).reduce((sum, day) => sum + day.unlocks, 0),
    rating: reviews > 0 ? ratings / reviews : null,
    reviews,
    byStatus: statuses.rows,
  };
}
