import type { PgBoss } from "pg-boss";
import { database } from "#app/platform/db/db.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { countJob } from "#app/platform/metrics/metrics.server.ts";
import { failureQueue, type Job, type JobRun } from "./define-job.server.ts";
import { closeQueue, ensureQueue, queue } from "./queue.server.ts";

interface Fetched {
  id: string;
  retryCount: number;
  signal: AbortSignal;
  data: unknown;
}

/** Makes sure of every queue at start, so that no request has to. For processes that only send. */
export async function prepareJobs(jobs: Job[]): Promise<void> {
  const opened = await queue();
  for (const job of jobs) await ensureQueue(opened, job);
}

/** Runs jobs in this process until `stopWorker`. */
export async function startWorker(jobs: Job[]): Promise<void> {
  const opened = await queue(true);
  if (!opened.isWorker) throw new Error("This process already sends jobs: start the worker first.");
  const { boss } = opened;
  for (const job of jobs) {
    const { name, concurrency = 1 } = job.definition;
    await ensureQueue(opened, job);
    for (let hand = 0; hand < concurrency; hand += 1) {
      await work(boss, name, (fetched) => runJob(job, fetched));
      if (job.hasFailureStep) await work(boss, failureQueue(name), (fetched) => failJob(job, fetched));
    }
  }
  await keepSchedules(boss, jobs);
}

export { closeQueue as stopWorker };

const patience = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 };

/** One of the hands that take jobs from a queue. */
async function work(boss: PgBoss, queueName: string, run: (job: Fetched) => Promise<void>): Promise<void> {
  const hand: string = await boss.work<unknown>(queueName, patience, async ([fetched]) => {
    if (!fetched) return;
    // A job is seldom alone: the next is asked for at once, not when it is time to look again.
    boss.notifyWorker(hand);
    await run(fetched);
  });
}

export async function runJob(job: Job, { id, retryCount, signal, data }: Fetched): Promise<void> {
  const { name } = job.definition;
  const jobLog = log().child({ job: name, jobId: id, attempt: retryCount });
  const startedAt = performance.now();
  const report: JobRun["report"] = async (done, total, note) =>
    publish(database(), `job:${id}`, { type: "progress", jobId: id, done, total, ...(note ? { note } : {}) });
  try {
    await job.run(data, { id, attempt: retryCount, signal, log: jobLog, report });
    countJob(name, "done");
    jobLog.info({ ms: Math.round(performance.now() - startedAt) }, "job done");
  } catch (error) {
    countJob(name, "failed");
    jobLog.warn({ err: error }, "job failed");
    throw error;
  }
}

export async function failJob(job: Job, { id, data }: Fetched): Promise<void> {
  const jobLog = log().child({ job: job.definition.name, jobId: id });
  countJob(job.definition.name, "given up");
  jobLog.error("job given up");
  await job.fail(data, { id, log: jobLog });
}

/** The schedules in the database become those of the code: what is gone there is removed here. */
async function keepSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  const wanted = jobs.flatMap(({ definition: { name, schedule } }) => (schedule ? [{ name, schedule }] : []));
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.some((job) => job.name === name)) await boss.unschedule(name);
  }
  for (const { name, schedule } of wanted) {
    await boss.schedule(name, schedule.cron, schedule.input, { tz: "UTC", missed: "once" });
  }
}
