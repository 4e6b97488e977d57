import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { requireFittingSize } from "#app/core/ai/builtin/upscale-image.server.ts";
import { chooseMaker } from "#app/core/ai/choose-maker.server.ts";
import { requireRoomToday } from "#app/core/ai/day-limit.server.ts";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { limitUse } from "#app/core/ai/limit-use.server.ts";
import { needSentence } from "#app/core/ai/quote.server.ts";
import {
  type GenerationRequest,
  generationRequest,
  type GenerationView,
  type ParsedRequest,
} from "#app/core/ai/schema.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { amount, formatCredits } from "#app/core/credits/amount.ts";
import { holdCredits } from "#app/core/credits/hold-credits.server.ts";
import { readImage, type UploadedImage } from "#app/core/files/read-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { announce, holdOf } from "./end-generation.server.ts";
import { functionNouns } from "./function-nouns.ts";
import { type Generation, isOwnedBy, ownerOf, viewGeneration } from "./view-generation.server.ts";

export interface StartInput {
  request: GenerationRequest;
  /** The bytes of the picture, for image-to-prompt and upscale. */
  image?: Uint8Array | undefined;
  /** The same key of the same owner gives the same generation. */
  key?: string | undefined;
}

/** Somebody waits for these; a batch does not mind. */
const priority = 10;

/** Holds the credits, writes the work down and puts it in the queue: all three or none. */
export async function startGeneration(ctx: Ctx, input: StartInput): Promise<GenerationView> {
  const request = parseInput(generationRequest, input.request);
  const key = input.key ?? randomUUID();
  const known = await findByKey(ctx, key);
  if (known) return viewGeneration(known);

  const picture = await readPicture(request, input.image);
  await limitUse(ctx, request.function);
  const id = randomUUID();
  const inputPath = picture ? `generation-inputs/${id}.${picture.format}` : null;
  if (picture && inputPath) await files().put(inputPath, picture.bytes);
  const row = await inTransaction(ctx, (tx) => write(tx, { id, key, request, inputPath })).catch(
    async (error: unknown) => {
      if (inputPath) await files().delete(inputPath);
      throw error;
    },
  );
  // Another call with the same key was faster: its work is the one that counts.
  if (row.id !== id && inputPath) await files().delete(inputPath);
  return viewGeneration(row);
}

async function findByKey(ctx: Ctx, key: string): Promise<Generation | undefined> {
  const [row] = await ctx.db
    .select()
    .from(generations)
    .where(and(isOwnedBy(ctx.viewer), eq(generations.idempotencyKey, key)));
  return row;
}

async function readPicture(
  request: ParsedRequest,
  image: Uint8Array | undefined,
): Promise<UploadedImage | undefined> {
  if (request.function !== "image-to-prompt" && request.function !== "upscale-image") return undefined;
  if (!image || image.byteLength === 0)
    throw new AppError("validation", "Please upload an image.", {
      fields: { image: "Please upload an image." },
    });
  const picture = await readImage(image);
  if (request.function === "upscale-image") requireFittingSize(picture);
  return picture;
}

interface Work {
  id: string;
  key: string;
  request: ParsedRequest;
  inputPath: string | null;
}

async function write(ctx: Ctx, { id, key, request, inputPath }: Work): Promise<Generation> {
  const { function: aiFunction, ...asked } = request;
  const maker = await chooseMaker(ctx.db, request);
  const owner = ownerOf(ctx.viewer);
  if (owner.userId !== null && aiFunction === "generate-image")
    await requireRoomToday(ctx.db, owner.userId, 1);
  const [row] = await ctx.db
    .insert(generations)
    .values({
      id,
      ...owner,
      function: aiFunction,
      input: asked,
      inputPath,
      madeBy: maker.madeBy,
      modelId: maker.modelId,
      // A visitor's trial balance is the browser's own.
      cost: amount(owner.userId === null ? 0 : maker.cost),
      idempotencyKey: key,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    const first = await findByKey(ctx, key);
    if (!first) throw new AppError("conflict", "This request is already under way.");
    return first;
  }
  if (row.userId !== null)
    await holdCredits(
      ctx.db,
      holdOf(row, row.userId),
      `${functionNouns[aiFunction]} started: ${formatCredits(row.cost)} held`,
      needSentence(aiFunction, maker.cost),
    );
  const jobId = await enqueue(ctx, runGeneration, { generationId: id }, { priority });
  await ctx.db.update(generations).set({ jobId }).where(eq(generations.id, id));
  await announce(ctx.db, row);
  return row;
}
