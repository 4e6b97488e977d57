import { eq } from "drizzle-orm";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { readImage, type UploadedImage } from "#app/core/files/read-image.server.ts";
import { readStream } from "#app/core/files/read-stream.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { studioDesigns } from "./tables.server.ts";

export type StoredDesign = typeof studioDesigns.$inferSelect;

export const largestDesignBytes = 150 * 1024 * 1024;

/** One's own, or a visitor's for whoever holds its id; anything else looks as if it were not there. */
export async function findDesign(ctx: Ctx, id: string): Promise<StoredDesign> {
  const [row] = z.uuid().safeParse(id).success
    ? await ctx.db.select().from(studioDesigns).where(eq(studioDesigns.id, id))
    : [];
  const mayUse = row && (row.userId === null || (isMember(ctx.viewer) && ctx.viewer.userId === row.userId));
  if (!mayUse)
    throw new AppError(
      "not_found",
      "This design is no longer here. Please import it again on the Import tab.",
    );
  return row;
}

export async function readDesign(design: StoredDesign): Promise<UploadedImage> {
  const file = await files().get(design.path);
  if (!file)
    throw new AppError(
      "not_found",
      "This design is no longer here. Please import it again on the Import tab.",
    );
  return await readImage(await readStream(file.body), { maxBytes: largestDesignBytes });
}
