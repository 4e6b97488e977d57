import { PgBoss } from "pg-boss";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { failureQueue, type Job } from "./define-job.server.ts";

export interface Queue {
  boss: PgBoss;
  isWorker: boolean;
  /** Names of the queues this process has made sure of. */
  known: Map<string, Promise<void>>;
}

// On globalThis, so that a hot reload does not start a second one.
const holder = globalThis as { smartPromptQueue?: Promise<Queue> };

/** The one job queue of this process. Unless it is a worker it only sends: no supervision, no schedules. */
export function queue(isWorker = false): Promise<Queue> {
  holder.smartPromptQueue ??= open(isWorker).catch((error: unknown) => {
    holder.smartPromptQueue = undefined;
    throw error;
  });
  return holder.smartPromptQueue;
}

/** Lets running jobs end within the time given; what still runs then is tried again by the next worker. */
export async function closeQueue(withinMs = 20_000): Promise<void> {
  const opened = holder.smartPromptQueue;
  holder.smartPromptQueue = undefined;
  await (await opened)?.boss.stop({ graceful: true, timeout: withinMs });
}

async function open(isWorker: boolean): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    application_name: isWorker ? "smart-prompt worker" : "smart-prompt jobs",
    // Own connections, so that sending never waits for one that a transaction holds.
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    // A killed worker's jobs are found within this time after their heartbeat ran out.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on("error", (error) => log().error({ err: error }, "job queue"));
  boss.on("warning", (warning) => log().warn({ warning }, "job queue"));
  await boss.start();
  return { boss, isWorker, known: new Map() };
}

/** Creates the queues of a job once per process, with the options it has now. */
export function ensureQueue(opened: Queue, job: Job): Promise<void> {
  const { name } = job.definition;
  const known = opened.known.get(name);
  if (known) return known;
  const made = createQueues(opened.boss, job).catch((error: unknown) => {
    opened.known.delete(name);
    throw error;
  });
  opened.known.set(name, made);
  return made;
}

async function createQueues(boss: PgBoss, { definition, hasFailureStep }: Job): Promise<void> {
  const {
    name,
    policy = "standard",
    retryLimit = 3,
    retryDelaySeconds = 5,
    expireInSeconds = 300,
  } = definition;
  const common = { retryBackoff: true, retryDelayMax: 600, heartbeatSeconds: 30, notify: true };
  if (hasFailureStep) {
    await boss.createQueue(failureQueue(name), {
      ...common,
      retryLimit: 20,
      retryDelay: 5,
      expireInSeconds: 60,
    });
  }
  const options = {
    ...common,
    retryLimit,
    retryDelay: retryDelaySeconds,
    expireInSeconds,
    ...(hasFailureStep ? { deadLetter: failureQueue(name) } : {}),
  };
  await boss.createQueue(name, { ...options, policy });
  await boss.updateQueue(name, options);
}
