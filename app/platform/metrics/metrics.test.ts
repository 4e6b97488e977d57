import { expect, test } from "vitest";
import * as z from "zod";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { metricsResponse, observeRequest } from "./metrics.server.ts";

const { db } = await useTestDatabase();

test("Prometheus reads requests, jobs, connections and the process", async () => {
  expect((await metricsResponse()).status).toBe(200);
  const job = defineJob({ name: "count-me", input: z.object({}), run: async () => {} });
  await enqueue({ db }, job, {});
  observeRequest("GET", "/prompt/:id", 200, 0.004);
  const before = await (await metricsResponse()).text();
  expect(before).toContain('jobs_waiting{queue="count-me",state="created"} 1');
  expect(before).toContain(
    'http_request_duration_seconds_count{method="GET",route="/prompt/:id",status="200"} 1',
  );
  expect(before).toContain('db_pool_connections{state="idle"}');
  expect(before).toContain("process_resident_memory_bytes");
  await drainJobs(job);
  const after = await (await metricsResponse()).text();
  expect(after).not.toContain('jobs_waiting{queue="count-me",state="created"}');
  expect(after).toContain('jobs_run_total{job="count-me",outcome="done"} 1');
});
