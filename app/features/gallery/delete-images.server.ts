import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { deleteUserImage } from "#app/core/files/delete-user-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** One after the other: what is deleted stays deleted when a later one cannot be. */
export async function deleteImages(ctx: Ctx, ids: readonly string[]): Promise<{ ok: true; message: string }> {
  if (ids.length === 0) throw new AppError("validation", "Failed to delete image");
  try {
    for (const id of ids) await deleteUserImage(ctx, { id });
  } catch (error) {
    if (error instanceof AppError && error.code !== "unauthenticated")
      throw new AppError(error.code, "Failed to delete image", { cause: error });
    throw error;
  }
  const message =
    ids.length === 1 ? "Image deleted successfully" : `${ids.length} images deleted successfully`;
  return { ok: true, message };
}
