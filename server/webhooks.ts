import { bodyLimit } from "hono/body-limit";
import { createFactory } from "hono/factory";
import { receiveWebhook } from "#app/features/billing/webhooks/receive-webhook.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AppEnv } from "./app.ts";
import { buildCtx } from "./build-ctx.ts";

const largestEventBytes = 1024 * 1024;

/** What the payment provider tells us. The signature is over the raw body, so nothing parses it before. */
export const paymentWebhook = createFactory<AppEnv>().createHandlers(
  bodyLimit({
    maxSize: largestEventBytes,
    onError: () => {
      throw new AppError("too_large", "An event is not as long as that.");
    },
  }),
  async (c) => {
    const ctx = await buildCtx(c.req.raw, c.env.incoming?.socket.remoteAddress ?? "127.0.0.1");
    c.set("ctx", ctx);
    const outcome = await receiveWebhook(ctx, {
      body: await c.req.text(),
      signature: c.req.header("stripe-signature") ?? null,
    });
    return c.json({ received: true, outcome });
  },
);
