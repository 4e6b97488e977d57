import { env } from "#app/platform/env/env.server.ts";

/** Personal pages and doors for programs; everything else may be read. */
const closed = [
  "/account",
  "/admin",
  "/api/",
  "/dashboard",
  "/events",
  "/functions/",
  "/marks",
  "/my-images",
];

export function loader() {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    // One page of a list, not a page of the site.
    "Disallow: /*cursor=",
    "",
    `Sitemap: ${env().APP_ORIGIN}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
