import { describe, expect, test } from "vitest";
import * as z from "zod";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import type { LiveEvent } from "#app/platform/events/live-event.ts";
import { defineJob } from "./define-job.server.ts";
import { cancelJob, enqueue } from "./enqueue.server.ts";
import { closeQueue, queue } from "./queue.server.ts";
import { startWorker, stopWorker } from "./worker.server.ts";

const { db } = await useTestDatabase();
const ctx = { db };
const input = z.object({ word: z.string() });

describe("jobs", () => {
  test("run when the transaction that enqueued them commits, and never when it does not", async () => {
    const seen: string[] = [];
    const job = defineJob({ name: "say-word", input, run: async ({ word }) => void seen.push(word) });
    await expect(
      db.transaction(async (tx) => {
        await enqueue({ db: tx }, job, { word: "undone" });
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await db.transaction(async (tx) => {
      await enqueue({ db: tx }, job, { word: "done" });
      expect(await drainJobs(job)).toBe(0);
    });
    await drainJobs(job);
    expect(seen).toEqual(["done"]);
  });

  test("refuse input that their schema refuses, before anything is stored", async () => {
    const job = defineJob({ name: "typed", input, run: async () => {} });
    const wrong: { word: string } = JSON.parse('{"word":5}');
    await expect(enqueue(ctx, job, wrong)).rejects.toThrow("expected string");
    expect(await drainJobs(job)).toBe(0);
  });

  test("are tried again, and given up once with their failure step", async () => {
    const attempts: number[] = [];
    const givenUp: string[] = [];
    const job = defineJob({
      name: "always-fails",
      input,
      retryLimit: 2,
      run: async (_input, { attempt }) => {
        attempts.push(attempt);
        throw new Error("no");
      },
      onFailed: async ({ word }) => void givenUp.push(word),
    });
    await enqueue(ctx, job, { word: "refund" });
    await drainJobs(job);
    expect(attempts).toEqual([0, 1, 2]);
    expect(givenUp).toEqual(["refund"]);
  });

  test("with a key already waiting are not added twice", async () => {
    const job = defineJob({ name: "once-per-key", input, policy: "short", run: async () => {} });
    const ids = await Promise.all(
      ["a", "a", "a", "b"].map((word) => enqueue(ctx, job, { word }, { key: word })),
    );
    expect(ids.filter((id) => id !== null)).toHaveLength(2);
    expect(await drainJobs(job)).toBe(2);
  });

  test("can be taken back while they wait", async () => {
    const job = defineJob({ name: "taken-back", input, run: async () => {} });
    const id = await enqueue(ctx, job, { word: "x" });
    await cancelJob(ctx, job, id!);
    expect(await drainJobs(job)).toBe(0);
  });

  test("run in a worker, tell their progress, follow their schedule and end before it stops", async () => {
    await closeQueue(0);
    const started = Promise.withResolvers<void>();
    const events: LiveEvent[] = [];
    let isFinished = false;
    const job = defineJob({
      name: "slow-work",
      input,
      schedule: { cron: "0 3 * * *", input: { word: "nightly" } },
      run: async (_input, { report, id }) => {
        await subscribe(`job:${id}`, { onEvent: (event) => events.push(event) });
        await report(1, 2, "half way");
        started.resolve();
        await new Promise((resolve) => setTimeout(resolve, 300));
        isFinished = true;
      },
    });
    await startWorker([job]);
    expect(await (await queue()).boss.getSchedule("slow-work")).toMatchObject({ cron: "0 3 * * *" });
    const id = await enqueue(ctx, job, { word: "go" });
    await started.promise;
    await stopWorker();
    expect(isFinished).toBe(true);
    expect(events).toEqual([{ type: "progress", jobId: id, done: 1, total: 2, note: "half way" }]);

    await startWorker([]);
    expect(await (await queue()).boss.getSchedules()).toEqual([]);
    await stopWorker();
  });
});
