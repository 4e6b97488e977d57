import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { notSignedIn } from "./save-user-image.server.ts";
import { userImages } from "./tables.server.ts";

/** Toolkit §6: by its owner, or by an admin. The file goes after the row, so that no row points at nothing. */
export async function deleteUserImage(ctx: Ctx, { id }: { id: string }): Promise<{ title: string }> {
  const { userId } = requireMember(ctx, notSignedIn);
  const mayDelete = isAdmin(ctx.viewer) ? undefined : eq(userImages.userId, userId);
  const [gone] = z.uuid().safeParse(id).success
    ? await ctx.db
        .delete(userImages)
        .where(and(eq(userImages.id, id), mayDelete))
        .returning({ title: userImages.title, storagePath: userImages.storagePath })
    : [];
  if (!gone) throw new AppError("not_found", "This image does not exist.");
  await files().delete(gone.storagePath);
  return { title: gone.title };
}
