import { eq, inArray, sql } from "drizzle-orm";
import { listPage } from "#app/backoffice/lists/list-page.server.ts";
import type { IdPage } from "#app/backoffice/lists/list-query.ts";
import { matchWords } from "#app/backoffice/lists/match-words.server.ts";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { searchedText, userImages } from "#app/core/files/tables.server.ts";
import { viewUserImage } from "#app/core/files/view-user-image.server.ts";
import type { ImageQuery, ImageRow } from "./schema.ts";

const rowsPerPage = 25;

const orders = {
  newest: { key: sql`${userImages.createdAt}`, direction: "desc" },
  oldest: { key: sql`${userImages.createdAt}`, direction: "asc" },
  title: { key: sql`${userImages.title}`, direction: "asc" },
  "title-down": { key: sql`${userImages.title}`, direction: "desc" },
} as const;

export interface ImageList {
  rows: ImageRow[];
  total: IdPage["total"];
  window: IdPage["window"];
}

/** Toolkit §2: everyone's pictures, searched by title, prompt, platform and style. */
export async function listImages(ctx: Ctx, { q, sort, page }: ImageQuery): Promise<ImageList> {
  requireAdmin(ctx);
  const { ids, total, window } = await listPage(ctx.db, {
    from: sql`${userImages}`,
    scope: undefined,
    match: matchWords(searchedText(userImages), q),
    id: sql`${userImages.id}`,
    page,
    size: rowsPerPage,
    ...orders[sort],
  });
  return { rows: await rowsOf(ctx, ids), total, window };
}

async function rowsOf(ctx: Ctx, ids: readonly string[]): Promise<ImageRow[]> {
  if (ids.length === 0) return [];
  const found = await ctx.db
    .select({ image: userImages, userEmail: users.email })
    .from(userImages)
    .innerJoin(users, eq(users.id, userImages.userId))
    .where(inArray(userImages.id, [...ids]));
  const byId = new Map(found.map((row) => [row.image.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { storagePath: _path, ...image } = viewUserImage(row.image);
    return { ...image, createdAt: image.createdAt.toISOString(), userEmail: row.userEmail };
  });
}
