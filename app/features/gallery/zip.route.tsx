import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { findUserImages } from "#app/core/files/find-user-images.server.ts";
import { fileName } from "#app/core/files/view-user-image.server.ts";
import { zipResponse } from "#app/core/files/zip-files.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import type { Route } from "./+types/zip.route";

/** The chosen pictures of one's own gallery as one file. */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const ids = new URL(request.url).searchParams.getAll("id");
  const images = await findUserImages(context.get(requestCtx), ids);
  if (images.length === 0) throw new AppError("not_found", "Please select images to download.");
  return zipResponse(
    images.map(({ title, storagePath }) => ({ name: fileName(title), storagePath })),
    "my-images.zip",
  );
});
