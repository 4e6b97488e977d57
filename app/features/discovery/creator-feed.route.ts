import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { getCreator } from "#app/core/catalog/get-creator.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { writeFeed } from "./write-feed.ts";
import { xmlResponse } from "./xml.ts";
import type { Route } from "./+types/creator-feed.route";

const newestPrompts = 50;

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const creator = await getCreator(ctx, params.handle);
  if (!creator) throw new AppError("not_found", "This creator hasn't published any prompts yet.");
  const { cards } = await listRecords(ctx, { creator: creator.handle, sort: "newest", limit: newestPrompts });
  const path = `/creator/${encodeURIComponent(creator.handle)}`;
  return xmlResponse(
    writeFeed({
      origin: env().APP_ORIGIN,
      title: `${creator.name} · ${siteBrand().name}`,
      description: `New prompts by ${creator.name}.`,
      path,
      feedPath: `${path}/feed.xml`,
      cards,
    }),
    "application/rss+xml",
  );
});
