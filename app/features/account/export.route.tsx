import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { exportOwnData } from "#app/core/accounts/data-export.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import type { Route } from "./+types/export.route";

/** Everything this account has on the site, as a zip of JSON files. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const zip = await exportOwnData(context.get(requestCtx));
  return new Response(new Uint8Array(zip), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="my-data.zip"',
      "cache-control": "private, no-store",
    },
  });
});
