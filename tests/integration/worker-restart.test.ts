import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { startBatch } from "#app/core/ai/generations/start-batch.server.ts";
import { startGeneration } from "#app/core/ai/generations/start-generation.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { creditEntries } from "#app/core/credits/tables.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";

const { db, url } = await useTestDatabase();
const folder = useTestFiles();
await fillModels(db);
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const worker of running) worker.kill("SIGKILL");
});

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server/worker.ts"], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: "production", LOG_LEVEL: "error" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  running.add(worker);
  await once(worker, "message");
  return worker;
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2400; tries += 1) {
    if (await isSo()) return;
    await delay(100);
  }
  throw new Error("It did not happen in four minutes.");
}

const countIn = async (...statuses: ("queued" | "running" | "done")[]) =>
  db.$count(generations, inArray(generations.status, statuses));

describe("a worker that is killed", () => {
  it(
    "issue 4 §2 loses no credits: nothing stays held, and balance plus spent is what it was",
    { timeout: 300_000 },
    async () => {
      const user = await createUser(db, { credits: 400 });
      const ctx = testCtx(db, memberOf(user));
      const request = { function: "generate-image", prompt: "a lighthouse in a storm" } as const;
      for (let i = 0; i < 15; i += 1) await startGeneration(ctx, { request: { ...request, seed: i } });
      await startBatch(ctx, { prompts: ["a fox"], count: 5 });

      const first = await startWorker();
      await waitUntil(async () => (await countIn("done")) >= 4);
      first.kill("SIGKILL");
      await once(first, "exit");
      expect(await countIn("queued", "running")).toBeGreaterThan(0);

      const second = await startWorker();
      await waitUntil(async () => (await countIn("queued", "running")) === 0);
      second.kill("SIGTERM");

      const rows = await db.select().from(generations).where(eq(generations.userId, user.id));
      const done = rows.filter(({ status }) => status === "done");
      const spent =
        8 * done.filter(({ batchId }) => !batchId).length + 2 * done.filter(({ batchId }) => batchId).length;
      expect(rows).toHaveLength(20);
      expect(Number(await getBalance(db, user.id)) + spent).toBe(400);
      const [unsettled] = await db
        .select({
          count: sql<number>`count(*) filter (where reason = 'hold' and not exists (
            select from credit_entries later
            where later.reference = credit_entries.reference and later.reason in ('generation', 'release')))`.mapWith(
            Number,
          ),
        })
        .from(creditEntries)
        .where(eq(creditEntries.userId, user.id));
      expect(unsettled).toEqual({ count: 0 });
    },
  );
});
