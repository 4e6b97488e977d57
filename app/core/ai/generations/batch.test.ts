import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { deleteUserImage } from "#app/core/files/delete-user-image.server.ts";
import { listUserImages } from "#app/core/files/list-user-images.server.ts";
import { queue } from "#app/platform/jobs/queue.server.ts";
import { runJob } from "#app/platform/jobs/worker.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { creditLines } from "#tests/support/credit-lines.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { cancelBatch } from "./cancel-batch.server.ts";
import { endGeneration } from "./end-generation.server.ts";
import { getBatch, listBatches } from "./get-batch.server.ts";
import { getGeneration } from "./get-generation.server.ts";
import { listAlbums } from "./list-albums.server.ts";
import { listOwnPictures } from "./list-own-pictures.server.ts";
import { pauseBatch, resumeBatch } from "./pause-batch.server.ts";
import { type BatchInput, startBatch } from "./start-batch.server.ts";
import { startGeneration } from "./start-generation.server.ts";
import { sweepGenerations } from "./sweep-generations.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);

const order: Pick<BatchInput, "prompts" | "style" | "size"> = {
  prompts: ["a fox logo", "an owl logo"],
  style: "logo",
  size: "portrait",
};

async function memberWith(credits: number) {
  const user = await createUser(db, { credits });
  return { ctx: testCtx(db, memberOf(user)), userId: user.id };
}

const linesOf = (userId: string) => creditLines(db, userId);

/** Runs as many waiting jobs as told, as a worker would before it is stopped. */
async function runSome(count: number) {
  const { boss } = await queue();
  for (let i = 0; i < count; i += 1) {
    const [job] = await boss.fetch<unknown>("run-generation");
    if (!job) return;
    await runJob(runGeneration, { ...job, signal: new AbortController().signal });
    await boss.complete("run-generation", job.id);
  }
}

describe("creation mode", () => {
  it("D23 a batch costs 2 credits an image, held up front, and lands in the gallery", async () => {
    const { ctx, userId } = await memberWith(20);
    const started = await startBatch(ctx, { ...order, count: 3 });
    expect(started).toMatchObject({ status: "running", total: 3, creditsHeld: 6, unfinished: 3 });
    expect(await getBalance(db, userId)).toBe("14.00");
    await drainJobs(runGeneration);
    const done = await getBatch(ctx, { id: started.id });
    expect(done).toMatchObject({ status: "done", done: 3, failed: 0, creditsReturned: 0 });
    expect(done.images.map(({ prompt }) => prompt)).toEqual(["a fox logo", "an owl logo", "a fox logo"]);
    const gallery = await listUserImages(ctx);
    expect(gallery.total).toBe(3);
    expect((await listOwnPictures(ctx)).toSorted()).toEqual(
      gallery.items.map(({ storagePath }) => storagePath).toSorted(),
    );
    const opened = await getGeneration(ctx, { id: done.images[0]?.id ?? "" });
    expect(opened).toMatchObject({ batchId: started.id, imageUrl: done.images[0]?.imageUrl });
    for (const { storagePath, platform, artStyle } of gallery.items) {
      expect(storagePath).toMatch(new RegExp(`^${userId}/\\d{13}\\.png$`));
      expect({ platform, artStyle }).toEqual({ platform: "Built-in preview engine", artStyle: "logo" });
    }
    expect(await linesOf(userId)).toEqual([
      ["opening", 20],
      ["hold", -6],
      ["generation", 0],
    ]);
    expect(await listBatches(ctx)).toMatchObject([{ id: started.id, done: 3 }]);
  });

  it("issue 4 §7 a batch is one album of the gallery, of which only what is left counts", async () => {
    const { ctx } = await memberWith(20);
    const first = await startBatch(ctx, { ...order, title: "Foxes", count: 2 });
    const second = await startBatch(ctx, { ...order, title: "Owls", count: 1 });
    expect(await listAlbums(ctx)).toEqual([]);
    await drainJobs(runGeneration);
    expect(await listAlbums(ctx)).toMatchObject([
      { id: second.id, title: "Owls", images: 1 },
      { id: first.id, title: "Foxes", images: 2 },
    ]);
    const inFoxes = await listUserImages(ctx, { batch: first.id });
    expect(inFoxes.total).toBe(2);
    await deleteUserImage(ctx, { id: inFoxes.items[0]!.id });
    expect(await listAlbums(ctx, first.id)).toMatchObject([{ images: 1 }]);
    const other = await memberWith(0);
    expect(await listAlbums(other.ctx)).toEqual([]);
    expect(await listAlbums(other.ctx, first.id)).toEqual([]);
    expect((await listUserImages(other.ctx, { batch: first.id })).total).toBe(0);
    expect(await listAlbums(ctx, "no-such-batch")).toEqual([]);
  });

  it("D23 cancel keeps what is made and gives the unused credits back at once", async () => {
    const { ctx, userId } = await memberWith(20);
    const { id } = await startBatch(ctx, { ...order, count: 5 });
    await runSome(2);
    const cancelled = await cancelBatch(ctx, { id });
    expect(cancelled).toMatchObject({ status: "cancelled", done: 2, cancelled: 3, creditsReturned: 6 });
    expect(await getBalance(db, userId)).toBe("16.00");
    await drainJobs(runGeneration);
    expect(await getBatch(ctx, { id })).toMatchObject({ done: 2, cancelled: 3 });
    expect((await listUserImages(ctx)).total).toBe(2);
    await cancelBatch(ctx, { id });
    expect(await getBalance(db, userId)).toBe("16.00");
  });

  it("issue 7 §3 a paused batch begins nothing new, keeps its credits held, and goes on when told", async () => {
    const { ctx, userId } = await memberWith(20);
    const { id } = await startBatch(ctx, { ...order, count: 4 });
    await runSome(1);
    expect(await pauseBatch(ctx, { id })).toMatchObject({ isPaused: true, done: 1, unfinished: 3 });
    await db
      .update(generations)
      .set({ updatedAt: new Date(Date.now() - 600_000) })
      .where(eq(generations.batchId, id));
    await drainJobs(runGeneration);
    expect(await sweepGenerations(db)).toMatchObject({ released: 0 });
    expect(await getBatch(ctx, { id })).toMatchObject({ isPaused: true, done: 1, unfinished: 3 });
    expect(await getBalance(db, userId)).toBe("12.00");
    expect(await resumeBatch(ctx, { id })).toMatchObject({ isPaused: false });
    await drainJobs(runGeneration);
    expect(await getBatch(ctx, { id })).toMatchObject({ status: "done", done: 4, failed: 0 });
    await expect(pauseBatch(ctx, { id })).rejects.toMatchObject({ code: "conflict" });
    const { ctx: other } = await memberWith(0);
    await expect(resumeBatch(other, { id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("issue 7 §3 a paused batch that is cancelled gives back what was not made", async () => {
    const { ctx, userId } = await memberWith(20);
    const { id } = await startBatch(ctx, { ...order, count: 3 });
    await pauseBatch(ctx, { id });
    expect(await cancelBatch(ctx, { id })).toMatchObject({ status: "cancelled", isPaused: false });
    expect(await getBalance(db, userId)).toBe("20.00");
  });

  it("D23 images that fail are given back when the batch ends", async () => {
    const { ctx, userId } = await memberWith(20);
    const { id } = await startBatch(ctx, { ...order, count: 2 });
    const [first] = await db.select().from(generations).where(eq(generations.batchId, id));
    await endGeneration(db, first!.id, { status: "failed", error: "Please try again." });
    expect(await getBalance(db, userId)).toBe("16.00");
    await drainJobs(runGeneration);
    expect(await getBatch(ctx, { id })).toMatchObject({
      status: "done",
      done: 1,
      failed: 1,
      creditsReturned: 2,
    });
    expect(await getBalance(db, userId)).toBe("18.00");
  });

  it("toolkit §9 a batch has 1 to 100 images and needs its credits and a prompt", async () => {
    const { ctx, userId } = await memberWith(20);
    for (const count of [0, 101, 1.5])
      await expect(startBatch(ctx, { ...order, count })).rejects.toThrow(
        "Please choose a batch size from 1 to 100.",
      );
    await expect(startBatch(ctx, { ...order, prompts: [], count: 1 })).rejects.toThrow(
      "Please enter a prompt.",
    );
    await expect(startBatch(ctx, { ...order, count: 11 })).rejects.toMatchObject({
      code: "insufficient_credits",
      message: "You need 22 credits to generate 11 images.",
    });
    await expect(startBatch(testCtx(db), { ...order, count: 1 })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await getBalance(db, userId)).toBe("20.00");
    expect(await db.$count(generations, eq(generations.userId, userId))).toBe(0);
  });

  it("toolkit §9 a member begins at most 1,500 generations a day; what was given back does not count", async () => {
    const { ctx, userId } = await memberWith(20);
    const past = (index: number, status: "done" | "failed") => ({
      userId,
      function: "generate-image" as const,
      input: {},
      madeBy: "Built-in preview engine",
      status,
      idempotencyKey: `${status}-${index}`,
    });
    await db
      .insert(generations)
      .values([
        ...Array.from({ length: 1499 }, (_, index) => past(index, "done")),
        ...Array.from({ length: 10 }, (_, index) => past(index, "failed")),
      ]);
    await expect(startBatch(ctx, { ...order, count: 2 })).rejects.toMatchObject({
      code: "rate_limited",
      message: "You can generate 1,500 images a day. 1 left today.",
    });
    expect(await getBalance(db, userId)).toBe("20.00");
    const { id } = await startBatch(ctx, { ...order, count: 1 });
    await expect(
      startGeneration(ctx, { request: { function: "generate-image", prompt: "a fox" } }),
    ).rejects.toMatchObject({
      code: "rate_limited",
      message: "You can generate 1,500 images a day. 0 left today.",
    });
    await cancelBatch(ctx, { id });
  });

  it("issue 4 §2 the same key starts one batch, also in parallel", async () => {
    const { ctx, userId } = await memberWith(20);
    const started = await Promise.all(
      Array.from({ length: 4 }, () => startBatch(ctx, { ...order, count: 2, key: "batch-key-1" })),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await getBalance(db, userId)).toBe("16.00");
    await cancelBatch(ctx, { id: started[0]!.id });
  });

  it("toolkit §6 another's batch looks as if it were not there", async () => {
    const owner = await memberWith(20);
    const { id } = await startBatch(owner.ctx, { ...order, count: 1 });
    const { ctx } = await memberWith(0);
    await expect(getBatch(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
    await expect(cancelBatch(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
  });
});
