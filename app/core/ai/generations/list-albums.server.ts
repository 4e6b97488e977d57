import { sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { smallAddress } from "#app/core/files/picture-file.server.ts";

/** A batch as the gallery holds it: what of it is still there. */
export interface Album {
  id: string;
  title: string;
  images: number;
  /** The first four, small and signed. */
  covers: string[];
  createdAt: Date;
}

const most = 24;

/** The member's batches that have images in the gallery, the newest first. */
export async function listAlbums(ctx: Ctx, only?: string): Promise<Album[]> {
  const { userId } = requireMember(ctx);
  const { rows } = await ctx.db.execute<{
    id: string;
    title: string;
    images: number;
    covers: string[];
    created_at: string;
  }>(sql`
    select b.id, b.title, kept.images, kept.covers, b.created_at
    from generation_batches b
    cross join lateral (
      select count(*)::integer as images,
        (array_agg(i.storage_path order by (g.input ->> 'index')::integer))[1:4] as covers
      from generations g join user_images i on i.id = g.id
      where g.batch_id = b.id
    ) kept
    where b.user_id = ${userId} and kept.images > 0
      and ${only === undefined ? sql`true` : sql`b.id::text = ${only}`}
    order by b.created_at desc, b.id desc
    limit ${most}`);
  return rows.map(({ id, title, images, covers, created_at }) => ({
    id,
    title,
    images,
    covers: covers.map((path) => smallAddress(path)),
    createdAt: new Date(created_at),
  }));
}
