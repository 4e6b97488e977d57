import { serve } from "@hono/node-server";
import { Hono } from "hono";

// The least a Hono server can do: what pages are compared with.
const app = new Hono();
app.get("*", (c) => c.text("ok"));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => process.send?.(port));
process.on("disconnect", () => process.exit(0));
