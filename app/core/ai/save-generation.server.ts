import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { readStream } from "#app/core/files/read-stream.server.ts";
import { notSignedIn, saveUserImage } from "#app/core/files/save-user-image.server.ts";
import type { UserImage } from "#app/core/files/user-image.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { isOwnedBy } from "./generations/view-generation.server.ts";
import { generations } from "./tables.server.ts";

/** `Save to Gallery`: a copy of the result, so that the gallery and the history can be cleared apart. */
export async function saveGeneration(
  ctx: Ctx,
  { id, title }: { id: string; title?: string | undefined },
): Promise<UserImage> {
  requireMember(ctx, notSignedIn);
  const [row] = z.uuid().safeParse(id).success
    ? await ctx.db
        .select()
        .from(generations)
        .where(and(eq(generations.id, id), isOwnedBy(ctx.viewer)))
    : [];
  const file = row?.resultPath ? await files().get(row.resultPath) : undefined;
  if (!row || !file) throw new AppError("not_found", "This image does not exist any more.");
  const bytes = await readStream(file.body);
  const { prompt, style } = row.input as Record<string, string | undefined>;
  return await saveUserImage(ctx, { bytes, title, prompt, platform: row.madeBy, artStyle: style });
}
