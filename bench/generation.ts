import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import pino from "pino";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { startBatch } from "#app/core/ai/generations/start-batch.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { closeDatabase, database } from "#app/platform/db/db.server.ts";
import { forgetEnv } from "#app/platform/env/env.server.ts";
import { closeQueue } from "#app/platform/jobs/queue.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { runProduct, type RunningProduct } from "#tests/support/run-product.ts";
import type { Report } from "./report.ts";

const images = 100;

/** Resident memory of a process in megabytes. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

async function largestDelayMs({ origin }: RunningProduct): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text) ?? [];
  return Number(seconds) * 1000;
}

/** What the web process's main thread has done since it started. */
function timesOf({ webPid }: RunningProduct): { worked: number; waited: number } {
  const line = readFileSync(`/proc/${webPid}/task/${webPid}/schedstat`, "utf8");
  const [worked = 0, waited = 0] = line.split(" ").map((nanoseconds) => Number(nanoseconds) / 1_000_000);
  return { worked, waited };
}

interface Visit {
  pauseMs: number;
  /** All that the main thread did meanwhile: nothing of ours can have blocked it for longer. */
  workedMs: number;
  /** Ready to run, without a processor to run on: what a busy machine adds to a pause. */
  waitedMs: number;
}

let visits = 0;

/** Another address each time: the page is rendered anew, not taken from those that are kept. */
async function renderPage({ origin }: RunningProduct): Promise<void> {
  visits += 1;
  await (await fetch(`${origin}/generator?prompt=visit+${visits}`)).text();
}

/** A quarter of a second with one page in it; the figure starts anew each time it is read. */
async function visit(product: RunningProduct): Promise<Visit> {
  const before = timesOf(product);
  await delay(250);
  await renderPage(product);
  const pauseMs = await largestDelayMs(product);
  const after = timesOf(product);
  return { pauseMs, workedMs: after.worked - before.worked, waitedMs: after.waited - before.waited };
}

const most = (visits: readonly Visit[], figure: keyof Visit) => Math.max(...visits.map((one) => one[figure]));

async function orderImages(): Promise<void> {
  const db = database();
  const user = await createUser(db, { credits: images * 2 });
  const ctx: Ctx = {
    db,
    viewer: memberOf(user),
    requestId: "bench",
    log: pino({ level: "silent" }),
    ip: "127.0.0.1",
  };
  const prompts = ["a lighthouse at dusk", "a fox logo", "a city in the rain", "a cup of coffee"];
  await startBatch(ctx, { prompts, count: images });
}

const waiting = async () =>
  database().$count(generations, inArray(generations.status, ["queued", "running"]));

/** A hundred queued images: how fast, whether the worker's memory grows, and whether pages still answer at once. */
export async function run(report: Report): Promise<void> {
  const product = await runProduct({ DEMO: "0" });
  Object.assign(process.env, { DATABASE_URL: product.databaseUrl, DATA_DIR: product.dataFolder });
  forgetEnv();
  try {
    for (let i = 0; i < 200; i += 1) await renderPage(product);
    await largestDelayMs(product);
    const quiet: Visit[] = [];
    for (let i = 0; i < 20; i += 1) quiet.push(await visit(product));
    const startedAt = performance.now();
    await orderImages();
    const memory: number[] = [];
    const busy: Visit[] = [];
    for (let left = images; left > 0; left = await waiting()) {
      memory.push(memoryOf(product.workerPid));
      busy.push(await visit(product));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const third = Math.ceil(memory.length / 3);
    const early = Math.max(...memory.slice(third, 2 * third));
    const late = Math.max(...memory.slice(2 * third));
    report({ name: `${images} queued images`, value: seconds, unit: "s" });
    report({
      name: "memory of the worker, last third",
      value: late,
      unit: "MB",
      ratio: late / early,
      reference: "middle third",
      bound: "flat: at most 1.2 ×",
    });
    const longest = most(busy, "pauseMs");
    report({
      name: "longest pause of the web process's event loop meanwhile",
      value: longest,
      unit: "ms",
      ratio: longest / most(quiet, "pauseMs"),
      reference: "with the worker idle",
      bound: "at most 50 ms",
    });
    report({
      name: "most work of its main thread in a quarter of a second with a page",
      value: most(busy, "workedMs"),
      unit: "ms",
      ratio: most(busy, "workedMs") / most(quiet, "workedMs"),
      reference: "with the worker idle",
      bound: "no part of it can have blocked for longer",
    });
    report({
      name: "longest it waited for a processor in such a quarter of a second",
      value: most(busy, "waitedMs"),
      unit: "ms",
    });
  } finally {
    await closeQueue();
    await closeDatabase();
    await product.stop();
  }
}
