import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { records } from "./tables.server.ts";

const newest = 5000;
const mostUnlocked = 5000;

/**
 * Chooses anew which records a search looks at first. New records start prominent; without this they
 * would all stay so and searches would slow down with the catalogue, but never find less.
 */
export async function refreshProminence(db: Db): Promise<void> {
  await db.execute(sql`
    with chosen as materialized (
      select front.id
      from unnest(array['market', 'library', 'store']) as shelves(name), lateral (
        (select id from ${records} where shelf is not null and shelf = name
          order by created_at desc, id desc limit ${newest})
        union
        (select id from ${records} where shelf is not null and shelf = name
          order by popularity desc, id desc limit ${mostUnlocked})
      ) as front
    ), changing as (
      select r.id from ${records} as r where r.is_prominent and r.shelf is not null
        and not exists (select from chosen where chosen.id = r.id)
      union all
      select r.id from ${records} as r join chosen on chosen.id = r.id where not r.is_prominent
    )
    update ${records} as r set is_prominent = not r.is_prominent from changing where changing.id = r.id`);
}
