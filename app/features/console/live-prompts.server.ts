import { sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { startOfDay } from "#app/core/ai/day-limit.server.ts";
import type { LiveScope } from "./live-figures.server.ts";

export interface PromptResult {
  title: string;
  views: number;
  unlocks: number;
  /** What was paid for it. */
  credits: number;
}

const most = 10;

/** The prompts that brought most in the last days: one's own, or all that are on show. */
export async function listPromptResults(
  ctx: Ctx,
  { scope, days }: { scope: LiveScope; days: number },
): Promise<PromptResult[]> {
  const start = new Date(startOfDay().getTime() - (days - 1) * 86_400_000).toISOString();
  const whose = scope === "mine" ? sql`r.owner_id = ${requireMember(ctx).userId}` : sql`r.shelf is not null`;
  const { rows } = await ctx.db.execute<{ title: string; unlocks: string; credits: string; views: string }>(
    sql`
      with sold as (
        select u.prompt_id, count(*) as unlocks, sum(u.paid) as credits
        from unlocked_prompts u join records r on r.id = u.prompt_id
        where u.created_at >= ${start}::timestamptz and ${whose}
        group by 1 order by 3 desc, 2 desc, 1 limit ${most}
      )
      select coalesce(r.fields ->> 'Title', r.fields ->> 'Name', '') as title, sold.unlocks, sold.credits,
        (select count(*) from prompt_views v where v.prompt_id = r.id
          and v.day >= (${start}::timestamptz at time zone 'UTC')::date) as views
      from sold join records r on r.id = sold.prompt_id
      order by sold.credits desc, sold.unlocks desc, r.id`,
  );
  return rows.map(({ title, unlocks, credits, views }) => ({
    title,
    unlocks: Number(unlocks),
    credits: Number(credits),
    views: Number(views),
  }));
}
