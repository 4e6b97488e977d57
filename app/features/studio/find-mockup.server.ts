import { setTimeout as delay } from "node:timers/promises";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { mockupFile } from "./draw-mockup.server.ts";
import type { StoredDesign } from "./find-design.server.ts";
import { drawMockupJob } from "./jobs.server.ts";
import { limitStudio } from "./limit-studio.server.ts";

const waitMs = 45_000;

/** Where the design on this product lies; null while a worker draws it, which this asks for. */
export async function askMockup(
  ctx: Ctx,
  design: StoredDesign,
  format: ProductFormat,
): Promise<string | null> {
  const wish = { designId: design.id, format };
  const path = mockupFile(wish);
  if (await files().stat(path)) return path;
  await limitStudio(ctx, "mockup");
  await enqueue(ctx, drawMockupJob, wish, { key: `${design.id}-${format}`, priority: 5 });
  return null;
}

/** For exports, which cannot go without. */
export async function waitForMockup(ctx: Ctx, design: StoredDesign, format: ProductFormat): Promise<string> {
  const path = mockupFile({ designId: design.id, format });
  if (await askMockup(ctx, design, format)) return path;
  const deadline = Date.now() + waitMs;
  for (let pauseMs = 150; Date.now() < deadline; pauseMs = Math.min(600, pauseMs * 1.3)) {
    await delay(pauseMs);
    if (await files().stat(path)) return path;
  }
  throw new AppError("unavailable", "The mockup takes longer than usual. Please try again in a minute.");
}
