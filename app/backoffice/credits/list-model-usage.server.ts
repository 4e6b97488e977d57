import { sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { shortDay } from "#app/ui/format-day.ts";

const days = 30;
/** The chart has as many colours; the rest is summed up. */
const mostSeries = 5;

export interface ModelUsage {
  series: string[];
  /** One per day, oldest first, with one value per series. */
  points: { label: string; values: number[] }[];
  total: number;
}

/** How often each model was asked, day by day (UTC), over the last 30 days. */
export async function listModelUsage(ctx: Ctx): Promise<ModelUsage> {
  requireAdmin(ctx);
  const { rows } = await ctx.db.execute<{ day: string; model: string; uses: number }>(sql`
    select to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      coalesce(m.display_name, g.made_by) as model, count(*)::int as uses
    from generations g left join ai_models m on m.id = g.model_id
    where g.created_at >= date_trunc('day', now(), 'UTC') - make_interval(days => ${days - 1})
    group by 1, 2
  `);
  const totals = new Map<string, number>();
  for (const { model, uses } of rows) totals.set(model, (totals.get(model) ?? 0) + uses);
  const ranked = [...totals].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([model]) => model);
  const named = ranked.slice(0, mostSeries);
  const series = ranked.length > mostSeries ? [...named, "Others"] : named;
  const points = lastDays().map((day) => {
    const values = series.map(() => 0);
    for (const row of rows) {
      if (row.day !== day) continue;
      const index = named.indexOf(row.model);
      const place = index === -1 ? series.length - 1 : index;
      values[place] = (values[place] ?? 0) + row.uses;
    }
    return { label: shortDay(day), values };
  });
  return { series, points, total: rows.reduce((sum, { uses }) => sum + uses, 0) };
}

function lastDays(): string[] {
  const today = Date.now();
  return Array.from({ length: days }, (_, index) =>
    new Date(today - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
