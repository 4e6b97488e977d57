import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { expect, it, onTestFinished } from "vitest";
import { metricsResponse } from "#app/platform/metrics/metrics.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { createApp } from "./app.ts";

await useTestDatabase();

it("a page that its reader left before it was ready is not counted as a failure", async () => {
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const app = createApp(async (request) => {
    arrived.resolve();
    await once(request.signal, "abort");
    answered.resolve();
    return new Response("what the router says when it is interrupted", { status: 500 });
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const leave = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/subscription.data`, { signal: leave.signal });
  await arrived.promise;
  leave.abort();
  await expect(asked).rejects.toThrow();
  await answered.promise;
  await expect.poll(async () => await (await metricsResponse()).text()).toContain('status="499"');
  expect(await (await metricsResponse()).text()).not.toContain('status="500"');
});
