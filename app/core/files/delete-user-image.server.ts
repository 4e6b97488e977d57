import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deletePicture } from "./picture-file.server.ts";
import { notSignedIn } from "./save-user-image.server.ts";
import { userImages } from "./tables.server.ts";

/** Toolkit §6: by its owner, or by an admin. The file goes after the row, so that no row points at nothing. */
export async function deleteUserImage(ctx: Ctx, { id }: { id: string }): Promise<{ title: string }> {
  requireMember(ctx, notSignedIn);
  const gone = z.uuid().safeParse(id).success
    ? await inTransaction(ctx, async (ctx) => await deleteRow(ctx, id))
    : undefined;
  if (!gone) throw new AppError("not_found", "This image does not exist.");
  await deletePicture(gone.storagePath);
  return { title: gone.title };
}

/** Somebody else's picture is an admin's action, whichever door it came through (D31). */
async function deleteRow(ctx: Ctx, id: string) {
  const { userId } = requireMember(ctx, notSignedIn);
  const mayDelete = isAdmin(ctx.viewer) ? undefined : eq(userImages.userId, userId);
  const [gone] = await ctx.db
    .delete(userImages)
    .where(and(eq(userImages.id, id), mayDelete))
    .returning();
  if (gone && gone.userId !== userId)
    await recordAction(ctx, {
      action: "image.delete",
      target: `image:${id}`,
      details: { title: gone.title, owner: gone.userId },
    });
  return gone;
}
