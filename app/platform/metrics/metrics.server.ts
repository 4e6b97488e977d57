import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { database } from "#app/platform/db/db.server.ts";

interface Metrics {
  registry: Registry;
  requests: Histogram<"method" | "route" | "status">;
  jobs: Counter<"job" | "outcome">;
}

const holder = globalThis as { smartPromptMetrics?: Metrics };

function metrics(): Metrics {
  holder.smartPromptMetrics ??= create();
  return holder.smartPromptMetrics;
}

/** `route` is a pattern (`/prompt/:id`), never an address: each distinct value costs memory for ever. */
export function observeRequest(method: string, route: string, status: number, seconds: number): void {
  metrics().requests.observe({ method, route, status: String(status) }, seconds);
}

export function countJob(job: string, outcome: "done" | "failed" | "given up"): void {
  metrics().jobs.inc({ job, outcome });
}

/** For Prometheus. */
export async function metricsResponse(): Promise<Response> {
  const { registry } = metrics();
  return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType } });
}

function create(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const connections = new Gauge({
    name: "db_pool_connections",
    help: "Connections of this process to PostgreSQL",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database().$client;
      connections.set({ state: "busy" }, totalCount - idleCount);
      connections.set({ state: "idle" }, idleCount);
      connections.set({ state: "waiting" }, waitingCount);
    },
  });
  const waiting = new Gauge({
    name: "jobs_waiting",
    help: "Jobs in the database that have not ended, by queue and state",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      waiting.reset();
      for (const { queue, state, count } of await jobCounts().catch(() => []))
        waiting.set({ queue, state }, Number(count));
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer a request",
      labelNames: ["method", "route", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Counter({
      name: "jobs_run_total",
      help: "Jobs this process ran, by outcome",
      labelNames: ["job", "outcome"],
      registers,
    }),
  };
}

async function jobCounts(): Promise<{ queue: string; state: string; count: string }[]> {
  const pool = database().$client;
  // The job queue makes its tables when it is first used.
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (!rows[0]?.there) return [];
  const counts = await pool.query<{ queue: string; state: string; count: string }>(
    "select name as queue, state::text as state, count(*) as count from pgboss.job where state < 'completed' group by 1, 2",
  );
  return counts.rows;
}
