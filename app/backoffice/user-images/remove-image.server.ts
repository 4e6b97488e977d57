import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { deleteUserImage } from "#app/core/files/delete-user-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Deletes anybody's picture for good, and says which one it was. */
export async function removeImage(ctx: Ctx, { id }: { id: string }): Promise<{ message: string }> {
  requireAdmin(ctx);
  try {
    const { title } = await deleteUserImage(ctx, { id });
    return { message: `"${title}" deleted successfully` };
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, "Failed to delete image", { cause: error });
    throw error;
  }
}
