import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX, compress } from "hono/compress";
import { auth } from "#app/core/accounts/auth.server.ts";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { serveFile } from "#app/platform/storage/serve-file.server.ts";
import { describeApi, handleApi } from "./api.ts";
import { buildCtx } from "./build-ctx.ts";
import { healthz, readyz } from "./health.ts";
import { liveEvents } from "./live.ts";
import { observe, privateMetrics } from "./observe.ts";
import { requireOwnOrigin } from "./origin-check.ts";
import { requireReadableAddress } from "./readable-address.ts";
import { handlePage, type PageHandler } from "./pages.ts";
import { builtAssets, pictures } from "./static-files.ts";
import { paymentWebhook } from "./webhooks.ts";

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: { ctx: Ctx };
}

/** More than any form or call of ours carries; each of them has a smaller limit of its own. */
const largestBodyBytes = 64 * 1024 * 1024;

/** What the router's own requests are answered with. */
const pageData = "text/x-script";
const isPackable = (type: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);

/** The whole HTTP face: files, API, sign-in, live events and pages. */
export function createApp(renderPage: PageHandler): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.use(observe);
  app.get("/healthz", () => healthz());
  app.get("/readyz", async () => await readyz());
  app.get("/metrics", async (c) => await privateMetrics(c.env.incoming?.socket.remoteAddress ?? ""));
  app.use("/assets/*", builtAssets);
  app.use("/pictures/*", pictures);
  app.get("/files/*", async (c) => await serveFile(c.req.raw));
  // Proves itself by its signature and carries no session, so it comes before both are looked at.
  app.post("/webhooks/stripe", ...paymentWebhook);

  // Assets and kept pages are packed already; this is for what is made on the spot. The data of a page may
  // come in pieces, and packing would hold the first ones back.
  app.use("*", compress({ contentTypeFilter: (type) => isPackable(type) && !type.startsWith(pageData) }));
  app.use(
    "*",
    bodyLimit({
      maxSize: largestBodyBytes,
      onError: () => {
        throw new AppError("too_large", "What you sent is too large.");
      },
    }),
  );
  app.use("*", async (c, next) => {
    c.set("ctx", await buildCtx(c.req.raw, c.env.incoming?.socket.remoteAddress ?? "127.0.0.1"));
    c.header("x-request-id", c.var.ctx.requestId);
    requireOwnOrigin(c.req.raw);
    requireReadableAddress(c.req.raw);
    await next();
  });

  app.get("/openapi.json", async (c) => c.json(await describeApi()));
  // Only what mails link to and what keeps a session fresh; signing in and up has its own, limited doors.
  app.get("/api/auth/verify-email", async (c) => await auth().handler(c.req.raw));
  app.get("/api/auth/get-session", async (c) => await auth().handler(c.req.raw));
  app.get("/events", (c) => liveEvents(c.req.raw, c.var.ctx));
  app.all("/functions/v1/*", async (c) => await handleApi(c.req.raw, c.var.ctx));
  app.all("/api/v1/*", async (c) => await handleApi(c.req.raw, c.var.ctx));
  app.all("*", async (c) => await handlePage(renderPage, c.req.raw, c.var.ctx));

  app.onError((error, c) => {
    const ctx = c.get("ctx") as Ctx | undefined;
    if (error instanceof AppError && error.retryAfterSeconds !== undefined)
      c.header("retry-after", String(error.retryAfterSeconds));
    if (error instanceof AppError)
      return c.json(
        { error: error.message, code: error.code, requestId: ctx?.requestId },
        error.status as 400,
      );
    ctx?.log.error({ err: error }, "request failed");
    return c.json(
      { error: "Something went wrong on our side.", code: "internal", requestId: ctx?.requestId },
      500,
    );
  });
  return app;
}
