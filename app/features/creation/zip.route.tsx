import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { getBatch } from "#app/core/ai/generations/get-batch.server.ts";
import { fileName } from "#app/core/files/view-user-image.server.ts";
import { zipResponse } from "#app/core/files/zip-files.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import type { Route } from "./+types/zip.route";

/** The finished images of one batch as one file. */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const id = new URL(request.url).searchParams.get("batch") ?? "";
  const { images } = await getBatch(context.get(requestCtx), { id });
  if (images.length === 0) throw new AppError("not_found", "This batch has no images yet.");
  return zipResponse(
    images.map(({ title, storagePath }, index) => ({
      name: `${String(index + 1).padStart(3, "0")} ${fileName(title)}`,
      storagePath,
    })),
    "batch.zip",
  );
});
