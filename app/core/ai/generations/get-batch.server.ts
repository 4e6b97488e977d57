import { and, asc, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";
import { smallAddress } from "#app/core/files/picture-file.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { type BatchCounts, countBatch, countBatches } from "./close-batch.server.ts";

export interface BatchImage {
  /** Its id in the gallery, too. */
  id: string;
  title: string;
  prompt: string;
  /** Signed. */
  imageUrl: string;
  /** A small copy, signed. */
  smallUrl: string;
  storagePath: string;
}

export interface BatchView extends BatchCounts {
  id: string;
  title: string;
  status: "running" | "done" | "cancelled";
  isPaused: boolean;
  total: number;
  creditsPerImage: number;
  creditsHeld: number;
  creditsReturned: number;
  createdAt: Date;
  finishedAt: Date | null;
  images: BatchImage[];
}

type Batch = typeof generationBatches.$inferSelect;

export async function findOwnBatch(ctx: Ctx, id: string): Promise<Batch> {
  const { userId } = requireMember(ctx);
  const [batch] = z.uuid().safeParse(id).success
    ? await ctx.db
        .select()
        .from(generationBatches)
        .where(and(eq(generationBatches.id, id), eq(generationBatches.userId, userId)))
    : [];
  if (!batch) throw new AppError("not_found", "This batch does not exist.");
  return batch;
}

export async function getBatch(ctx: Ctx, { id }: { id: string }): Promise<BatchView> {
  const batch = await findOwnBatch(ctx, id);
  const counts = await countBatch(ctx.db, batch.id);
  const images = await ctx.db
    .select({
      id: userImages.id,
      title: userImages.title,
      prompt: userImages.prompt,
      storagePath: userImages.storagePath,
    })
    .from(generations)
    .innerJoin(userImages, eq(userImages.id, generations.id))
    .where(eq(generations.batchId, batch.id))
    .orderBy(sql`(${generations.input} ->> 'index')::int`, asc(userImages.id));
  return view(
    batch,
    counts,
    images.map((image) => ({
      ...image,
      imageUrl: fileAddress(image.storagePath),
      smallUrl: smallAddress(image.storagePath),
    })),
  );
}

/** The newest twenty, without their images. */
export async function listBatches(ctx: Ctx): Promise<BatchView[]> {
  const { userId } = requireMember(ctx);
  const batches = await ctx.db
    .select()
    .from(generationBatches)
    .where(eq(generationBatches.userId, userId))
    .orderBy(desc(generationBatches.createdAt), desc(generationBatches.id))
    .limit(20);
  const counts = await countBatches(
    ctx.db,
    batches.map(({ id }) => id),
  );
  return batches.flatMap((batch, index) => (counts[index] ? [view(batch, counts[index], [])] : []));
}

function view(batch: Batch, counts: BatchCounts, images: BatchImage[]): BatchView {
  const { id, title, status, total, creditsPerImage, createdAt, finishedAt } = batch;
  const isOver = finishedAt !== null;
  return {
    id,
    title,
    status,
    isPaused: batch.pausedAt !== null && !isOver,
    total,
    creditsPerImage,
    ...counts,
    creditsHeld: isOver ? 0 : total * creditsPerImage,
    creditsReturned: isOver ? (total - counts.done) * creditsPerImage : 0,
    createdAt,
    finishedAt,
    images,
  };
}
