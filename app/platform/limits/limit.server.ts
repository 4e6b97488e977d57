import { createHash } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#app/platform/errors/app-error.ts";
import { networkOf } from "#app/platform/http/client-address.server.ts";
import { log } from "#app/platform/log/log.server.ts";
import { counter } from "./counter.server.ts";

export interface Limit {
  /** So many … */
  points: number;
  /** … in this time. */
  durationSeconds: number;
  /** What happens while the counting store cannot be reached: `allow` unless told. */
  whenUnavailable?: "allow" | "refuse";
  /** Shown to the user. */
  message?: string;
}

/**
 * Counts one use by `key` (an address, an account) and refuses with `rate_limited` past the limit.
 * The count is shared by all processes.
 */
export async function limit(name: string, key: string, rule: Limit, cost = 1): Promise<void> {
  try {
    await counter(name, rule).consume(hashed(key), cost);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) {
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError("rate_limited", rule.message ?? tryAgainIn(retryAfterSeconds), {
        retryAfterSeconds,
      });
    }
    log().error({ err: refusal, limit: name }, "a rate limit could not be counted");
    if (rule.whenUnavailable === "refuse") {
      throw new AppError("unavailable", "This is not available right now. Please try again later.", {
        cause: refusal,
      });
    }
  }
}

/** Starts a key's count anew, e.g. after a sign-in that succeeded. */
export async function forgive(name: string, key: string, rule: Limit): Promise<void> {
  await counter(name, rule).delete(hashed(key));
}

/** Neither addresses nor e-mails are kept in the clear. */
function hashed(key: string): string {
  return createHash("sha256").update(networkOf(key)).digest("base64url");
}

function tryAgainIn(seconds: number): string {
  if (seconds < 60)
    return `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
