import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { keptRead } from "#app/platform/db/kept-reads.server.ts";
import type { PromptCard } from "./record-shapes.ts";
import { showCardsById } from "./show-cards-by-id.server.ts";
import { records } from "./tables.server.ts";

const looked = 200;

/**
 * Prompts like this one: shared tags first, then platform and pack, then how often they were unlocked.
 * Looks among the most unlocked and the newest of the same table, so that it costs the same at any size.
 */
export async function relatedRecords(ctx: Ctx, id: string, limit = 6): Promise<PromptCard[]> {
  const ids = await keptRead(`related ${id} ${limit}`, () => relatedIds(ctx, id, limit));
  return await showCardsById(ctx, ids);
}

async function relatedIds(ctx: Ctx, id: string, limit: number): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with this as (select id, table_name, shelf, tags, platform, pack from ${records} where id = ${id})
    select near.id
    from this, lateral (${nearBy("popularity")} union ${nearBy("created_at")}) as near
    where near.id <> this.id
    order by
      (select count(*) from unnest(near.tags) as tag where tag = any (this.tags)) desc,
      (near.platform is not distinct from this.platform)::integer
        + (near.pack is not distinct from this.pack)::integer desc,
      near.popularity desc, near.id
    limit ${limit}`);
  return rows.map((row) => row.id);
}

function nearBy(key: "popularity" | "created_at"): SQL {
  return sql`(
    select r.id, r.tags, r.platform, r.pack, r.popularity from ${records} as r
    where r.table_name = this.table_name and r.shelf is not null and r.shelf = this.shelf
    order by r.${sql.raw(key)} desc, r.id desc limit ${looked}
  )`;
}
