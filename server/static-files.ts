import { serveStatic } from "@hono/node-server/serve-static";

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400";

/** Built scripts and styles carry a hash in their name and are stored compressed; pictures may change. */
export const builtAssets = serveStatic({
  root: "build/client",
  precompressed: true,
  onFound: (_path, c) => c.header("cache-control", year),
});

export const pictures = serveStatic({
  root: "build/client",
  onFound: (_path, c) => c.header("cache-control", day),
});
