import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { pictureStyles } from "#app/core/ai/drawing/names.ts";
import { pictureShapes } from "#app/core/ai/drawing/scene-from-words.ts";
import { requireRoomToday } from "#app/core/ai/day-limit.server.ts";
import { batchCreditsPerImage, largestBatch } from "#app/core/ai/functions.ts";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { pickModel } from "#app/core/ai/pick-model.server.ts";
import { titleOf } from "#app/core/ai/prompt-title.ts";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { formatCredits } from "#app/core/credits/amount.ts";
import { holdCredits } from "#app/core/credits/hold-credits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { type BatchView, getBatch } from "./get-batch.server.ts";

const sizeMessage = `Please choose a batch size from 1 to ${largestBatch}.`;
const promptMessage = "Please enter a prompt.";

export const batchInput = z.object({
  title: z.string().trim().max(120, "Please use at most 120 characters.").default(""),
  /** Used in turn until `count` images are named. */
  prompts: z
    .array(z.string().trim().min(1).max(4000, "Please use at most 4,000 characters for a prompt."), {
      error: promptMessage,
    })
    .min(1, promptMessage)
    .max(largestBatch, `Please use at most ${largestBatch} prompts.`),
  count: z.number({ error: sizeMessage }).int(sizeMessage).min(1, sizeMessage).max(largestBatch, sizeMessage),
  style: z.enum(pictureStyles).default("photo"),
  size: z.enum(pictureShapes).default("square"),
  modelId: z.uuid().optional(),
  /** The same key gives the same batch. */
  key: z.string().min(8).max(200).optional(),
});

export type BatchInput = z.input<typeof batchInput>;

/** D23: every image is held up front at 2 credits and is a job of its own. */
export async function startBatch(ctx: Ctx, input: BatchInput): Promise<BatchView> {
  const { userId } = requireMember(ctx);
  const batch = parseInput(batchInput, input);
  const key = batch.key ?? randomUUID();
  const id = await inTransaction(ctx, (tx) => write(tx, userId, key, batch));
  return await getBatch(ctx, { id });
}

async function write(
  ctx: Ctx,
  userId: string,
  key: string,
  { title, prompts, count, style, size, modelId }: z.output<typeof batchInput>,
): Promise<string> {
  const [batch] = await ctx.db
    .insert(generationBatches)
    .values({
      userId,
      title: title || titleOf(prompts[0] ?? ""),
      total: count,
      creditsPerImage: batchCreditsPerImage,
      idempotencyKey: key,
    })
    .onConflictDoNothing()
    .returning({ id: generationBatches.id });
  if (!batch) return await findByKey(ctx, userId, key);

  await requireRoomToday(ctx.db, userId, count);
  const model = await pickModel(ctx.db, "generate-image", modelId);
  const cost = count * batchCreditsPerImage;
  await holdCredits(
    ctx.db,
    { userId, credits: cost, reference: `batch:${batch.id}` },
    `Batch of ${count === 1 ? "1 image" : `${count} images`} started: ${formatCredits(cost)} held`,
    `You need ${formatCredits(cost)} to generate ${count === 1 ? "an image" : `${count} images`}.`,
  );
  for (let index = 0; index < count; index += 1) {
    const generationId = randomUUID();
    const prompt = prompts[index % prompts.length] ?? "";
    const jobId = await enqueue(ctx, runGeneration, { generationId });
    await ctx.db.insert(generations).values({
      id: generationId,
      userId,
      batchId: batch.id,
      function: "generate-image",
      // Another seed for every image, the same one when the worker has to start it again.
      input: { prompt, style, size, seed: seedOf(batch.id, index), index },
      madeBy: model.displayName,
      modelId: model.id,
      idempotencyKey: `${key}:${index}`,
      jobId,
    });
  }
  return batch.id;
}

function seedOf(batchId: string, index: number): number {
  return (Number.parseInt(batchId.slice(0, 8), 16) + index * 7919) % 4_294_967_295;
}

async function findByKey(ctx: Ctx, userId: string, key: string): Promise<string> {
  const [first] = await ctx.db
    .select({ id: generationBatches.id })
    .from(generationBatches)
    .where(and(eq(generationBatches.userId, userId), eq(generationBatches.idempotencyKey, key)));
  if (!first) throw new AppError("conflict", "This batch is already being started.");
  return first.id;
}
