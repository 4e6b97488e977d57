import { siteBrand } from "#app/brand.server.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listRecords } from "#app/core/catalog/list-records.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { writeFeed } from "./write-feed.ts";
import { xmlResponse } from "./xml.ts";
import type { Route } from "./+types/feed.route";

const newestPrompts = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const { cards } = await listRecords(context.get(requestCtx), { sort: "newest", limit: newestPrompts });
  const { name } = siteBrand();
  return xmlResponse(
    writeFeed({
      origin: env().APP_ORIGIN,
      title: `New prompts · ${name}`,
      description: "The newest prompts of the marketplace.",
      path: "/marketplace",
      feedPath: "/feed.xml",
      cards,
    }),
    "application/rss+xml",
  );
}
