import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { creatorPicture, promptPicture, sitePicture } from "./share-picture.server.ts";
import type { Route } from "./+types/share-picture.route";

/** `/og/site.png`, `/og/prompt/{id}.png` and `/og/creator/{handle}.png`. */
export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const [, kind = "", name = ""] = /^(site|prompt|creator)(?:\/(.+))?\.png$/.exec(params["*"]) ?? [];
  const picture =
    kind === "prompt"
      ? await promptPicture(ctx, name)
      : kind === "creator"
        ? await creatorPicture(ctx, name)
        : kind === "site"
          ? await sitePicture(siteBrand().tagline)
          : undefined;
  if (!picture) throw new AppError("not_found", "There is no such picture.");
  return new Response(picture as Uint8Array<ArrayBuffer>, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" },
  });
});
