import { failureQueue, type Job } from "#app/platform/jobs/define-job.server.ts";
import { ensureQueue, queue } from "#app/platform/jobs/queue.server.ts";
import { failJob, runJob } from "#app/platform/jobs/worker.server.ts";

/** Runs what is waiting, here and now, retries included, as a worker would. Answers how many runs it took. */
export async function drainJobs(...jobs: Job[]): Promise<number> {
  const opened = await queue();
  const { boss } = opened;
  let runs = 0;
  const drain = async (name: string, run: typeof runJob, job: Job): Promise<boolean> => {
    const [fetched] = await boss.fetch<unknown>(name, { ignoreStartAfter: true });
    if (!fetched) return false;
    runs += 1;
    try {
      await run(job, { ...fetched, signal: new AbortController().signal });
      await boss.complete(name, fetched.id);
    } catch (error) {
      await boss.fail(name, fetched.id, { message: String(error) });
    }
    return true;
  };
  for (let isBusy = true; isBusy;) {
    isBusy = false;
    for (const job of jobs) {
      const { name } = job.definition;
      await ensureQueue(opened, job);
      while (await drain(name, runJob, job)) isBusy = true;
      while (job.hasFailureStep && (await drain(failureQueue(name), failJob, job))) isBusy = true;
    }
  }
  return runs;
}
