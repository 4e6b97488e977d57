import { setTimeout as delay } from "node:timers/promises";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isOwnedBy, viewGeneration } from "./view-generation.server.ts";

/** One's own only; another's looks as if it were not there. */
export async function getGeneration(ctx: Ctx, { id }: { id: string }): Promise<GenerationView> {
  const [found] = z.uuid().safeParse(id).success
    ? await ctx.db
        .select({ row: generations, galleryPath: userImages.storagePath })
        .from(generations)
        .leftJoin(userImages, eq(userImages.id, generations.id))
        .where(and(eq(generations.id, id), isOwnedBy(ctx.viewer)))
    : [];
  if (!found) throw new AppError("not_found", "This generation does not exist.");
  return viewGeneration(found.row, found.galleryPath);
}

/** For callers who cannot be told later: the documented functions answer with the finished result. */
export async function waitForGeneration(
  ctx: Ctx,
  { id, timeoutMs = 120_000, signal }: { id: string; timeoutMs?: number; signal?: AbortSignal | undefined },
): Promise<GenerationView> {
  const deadline = Date.now() + timeoutMs;
  for (let pauseMs = 100; ; pauseMs = Math.min(1000, pauseMs * 1.3)) {
    const found = await getGeneration(ctx, { id });
    if (found.status !== "queued" && found.status !== "running") return found;
    if (Date.now() > deadline) return found;
    await delay(pauseMs, undefined, { signal });
  }
}

export interface GenerationPage {
  items: GenerationView[];
  /** For `before` of the next page. */
  next: string | null;
}

/** The history of one's own generations, newest first; images of a batch are seen with their batch. */
export async function listGenerations(
  ctx: Ctx,
  { before, limit = 20 }: { before?: string | undefined; limit?: number } = {},
): Promise<GenerationPage> {
  const { userId } = requireMember(ctx);
  const [time, id] = (before ?? "").split("_");
  const isEarlier =
    time && id && z.uuid().safeParse(id).success && Number.isFinite(Number(time))
      ? sql`(${generations.createdAt}, ${generations.id}) < (to_timestamp(${Number(time) / 1000}), ${id}::uuid)`
      : undefined;
  const rows = await ctx.db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.batchId), isEarlier))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(Math.min(100, limit) + 1);
  const items = rows.slice(0, Math.min(100, limit));
  const last = rows.length > items.length ? items.at(-1) : undefined;
  return {
    items: items.map((row) => viewGeneration(row)),
    next: last ? `${last.createdAt.getTime()}_${last.id}` : null,
  };
}
