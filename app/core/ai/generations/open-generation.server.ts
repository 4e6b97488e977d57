import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { getGeneration } from "./get-generation.server.ts";

/** For a page that is asked for a result: `null` where it is gone or another's. */
export async function openGeneration(ctx: Ctx, { id }: { id: string }): Promise<GenerationView | null> {
  try {
    return await getGeneration(ctx, { id });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "not_found") throw error;
    return (await claim(ctx, id)) ? await getGeneration(ctx, { id }) : null;
  }
}

/**
 * What a visitor made belongs to the account they then sign in with: the same browser asks for it by its
 * id, on the same day. Nothing is charged, since the trial balance has paid.
 */
async function claim({ db, viewer }: Ctx, id: string): Promise<boolean> {
  if (!isMember(viewer) || !viewer.visitorId || !z.uuid().safeParse(id).success) return false;
  const { userId, visitorId } = viewer;
  const claimed = await db
    .update(generations)
    .set({ userId, visitorKey: null })
    .where(and(eq(generations.id, id), isNull(generations.userId), eq(generations.visitorKey, visitorId)))
    .returning({ id: generations.id });
  return claimed.length > 0;
}
