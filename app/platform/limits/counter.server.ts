import { Redis } from "ioredis";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterStoreAbstract } from "rate-limiter-flexible";
import { database } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/log/log.server.ts";

interface Rule {
  points: number;
  durationSeconds: number;
}

const redisByUrl = new Map<string, Redis>();
const counters = new WeakMap<Redis | Pool, Map<string, RateLimiterStoreAbstract>>();

/** The shared count of one limit: in Redis when configured, else in PostgreSQL. */
export function counter(name: string, { points, durationSeconds }: Rule): RateLimiterStoreAbstract {
  const { REDIS_URL } = env();
  const store = REDIS_URL ? redis(REDIS_URL) : database().$client;
  const ofStore = counters.get(store) ?? new Map<string, RateLimiterStoreAbstract>();
  counters.set(store, ofStore);
  const id = `${name}:${points}:${durationSeconds}`;
  const found = ofStore.get(id);
  if (found) return found;
  const options = {
    keyPrefix: name,
    points,
    duration: durationSeconds,
    // Who is over the limit is turned away without asking the store again.
    inMemoryBlockOnConsumed: points + 1,
  };
  const made =
    store instanceof Redis
      ? new RateLimiterRedis({ ...options, storeClient: store, rejectIfRedisNotReady: true })
      : new RateLimiterPostgres({
          ...options,
          storeClient: store,
          tableName: "rate_limits",
          tableCreated: true,
        });
  ofStore.set(id, made);
  return made;
}

function redis(url: string): Redis {
  const found = redisByUrl.get(url);
  if (found) return found;
  const made = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 5000 });
  made.on("error", (error: Error) => log().warn({ err: error }, "redis"));
  redisByUrl.set(url, made);
  return made;
}

export async function closeCounters(): Promise<void> {
  for (const one of redisByUrl.values()) one.disconnect();
  redisByUrl.clear();
}
