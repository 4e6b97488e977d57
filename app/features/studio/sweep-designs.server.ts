import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { studioDesigns, studioProjects } from "./tables.server.ts";

/** Visitors' pictures go after two days, members' after thirty unless a saved workflow still shows them. */
export async function sweepDesigns(db: Db): Promise<void> {
  const old = await db
    .select({ id: studioDesigns.id })
    .from(studioDesigns)
    .where(
      sql`(${studioDesigns.userId} is null and ${studioDesigns.createdAt} < now() - interval '2 days')
        or (${studioDesigns.createdAt} < now() - interval '30 days' and not exists (
          select from ${studioProjects} where ${studioProjects.userId} = ${studioDesigns.userId}
            and strpos(${studioProjects.workflow}::text, ${studioDesigns.id}::text) > 0))`,
    )
    .limit(500);
  for (const { id } of old) {
    for (const { path } of await files().list(`studio/${id}`)) await files().delete(path);
    await db.delete(studioDesigns).where(eq(studioDesigns.id, id));
  }
}
