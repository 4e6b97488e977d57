import { sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { SiteCounts } from "./site-counts.ts";

/** Past this many, counting on would cost every visitor more than the figure is worth. */
const mostCounted = 100_000;

/** What the site holds right now. Creators are counted by stepping from one name to the next in the index. */
export async function countSite({ db }: Ctx): Promise<SiteCounts> {
  const { rows } = await db.execute<{ prompts: number; creators: number; unlocks: number }>(sql`
    with recursive creators as (
      (select creator_handle from records
        where shelf is not null and creator_handle is not null order by creator_handle limit 1)
      union all
      select (select next.creator_handle from records next
        where next.shelf is not null and next.creator_handle > creators.creator_handle
        order by next.creator_handle limit 1)
      from creators where creators.creator_handle is not null
    )
    select
      (select coalesce(sum(count), 0)::integer from record_counts where shelf = 'market') as prompts,
      (select count(*)::integer from (select 1 from creators where creator_handle is not null limit ${mostCounted + 1}) named) as creators,
      (select count(*)::integer from (select 1 from unlocked_prompts limit ${mostCounted + 1}) unlocked) as unlocks
  `);
  const { prompts = 0, creators = 0, unlocks = 0 } = rows[0] ?? {};
  return { prompts, creators: atMost(creators), unlocks: atMost(unlocks) };
}

function atMost(count: number): SiteCounts["creators"] {
  return count > mostCounted ? { count: mostCounted, isExact: false } : { count, isExact: true };
}
