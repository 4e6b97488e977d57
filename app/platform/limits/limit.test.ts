import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startFakeRedis } from "#tests/support/fakes/redis-server.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { closeDatabase, database } from "#app/platform/db/db.server.ts";
import { closeCounters } from "./counter.server.ts";
import { forgive, limit } from "./limit.server.ts";
import { rateLimits } from "./tables.server.ts";

await useTestDatabase();
const rule = { points: 3, durationSeconds: 60 };
const attempts = (count: number, name: string, key: string) =>
  Promise.allSettled(Array.from({ length: count }, () => limit(name, key, rule)));
const passed = (results: PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === "fulfilled").length;

afterEach(closeCounters);
afterAll(closeCounters);

describe("rate limits", () => {
  test("let the allowed number through, also when all come at once, each key for itself", async () => {
    expect(passed(await attempts(20, "sign-in", "10.0.0.1"))).toBe(3);
    expect(passed(await attempts(2, "sign-in", "10.0.0.2"))).toBe(2);
    expect(passed(await attempts(2, "upload", "10.0.0.1"))).toBe(2);
  });

  test("say when to come back", async () => {
    await attempts(3, "when", "a");
    await expect(limit("when", "a", rule)).rejects.toMatchObject({
      code: "rate_limited",
      status: 429,
      message: expect.stringMatching(/^Too many attempts\. Please try again in (\d+ seconds|1 minute)\.$/),
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 55 && seconds <= 60),
    });
  });

  test("hold in another process: the count lies in the database", async () => {
    await attempts(2, "shared", "a");
    // A fresh pool has fresh counters, as a second process has.
    await closeDatabase();
    expect(passed(await attempts(5, "shared", "a"))).toBe(1);
  });

  test("keep no address in the clear", async () => {
    await limit("private", "ana@example.com", rule);
    const rows = await database().select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("ana");
  });

  test("can be forgiven", async () => {
    await attempts(3, "forgiven", "a");
    await forgive("forgiven", "a", rule);
    expect(passed(await attempts(3, "forgiven", "a"))).toBe(3);
  });

  test("count in Redis when it is configured", async () => {
    const redis = await startFakeRedis();
    setEnv({ REDIS_URL: redis.url });
    expect(await until(async () => (await passedOnce("ready")) && redis.counts.size > 0)).toBe(true);
    expect(passed(await attempts(5, "in-redis", "a"))).toBe(3);
    expect([...redis.counts.keys()].some((key) => key.startsWith("in-redis:"))).toBe(true);
    await closeCounters();
    await redis.close();
  });

  test("open or close, as chosen, while the store cannot be reached", async () => {
    setEnv({ REDIS_URL: "redis://127.0.0.1:9" });
    await expect(limit("open", "a", rule)).resolves.toBeUndefined();
    await expect(limit("closed", "a", { ...rule, whenUnavailable: "refuse" })).rejects.toMatchObject({
      code: "unavailable",
    });
  });
});

async function passedOnce(key: string): Promise<boolean> {
  await limit("warm-up", key, { points: 1000, durationSeconds: 60 });
  return true;
}

async function until(check: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await check()) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}
