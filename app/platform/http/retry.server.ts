import { setTimeout as delay } from "node:timers/promises";

export interface RetryOptions {
  /** All tries together; 3 unless told. */
  tries?: number;
  /** Before the second try; doubles each time, with some chance in it. 300 ms unless told. */
  delayMs?: number;
  /** For one try; 30 seconds unless told. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Whether another try can help. Everything, unless told. */
  isWorthRetrying?: (error: unknown) => boolean;
}

/** An error may say how long to wait before the next try. */
export class RetryLater extends Error {
  readonly afterMs: number | undefined;
  constructor(message: string, afterMs?: number) {
    super(message);
    this.name = "RetryLater";
    this.afterMs = afterMs;
  }
}

const longestDelayMs = 20_000;

/** Runs an outside call with a time limit per try and growing pauses. Only for what may happen twice. */
export async function withRetry<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
  { tries = 3, delayMs = 300, timeoutMs = 30_000, signal, isWorthRetrying = () => true }: RetryOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await run(signal ? AbortSignal.any([signal, timeout]) : timeout);
    } catch (error) {
      if (attempt >= tries || signal?.aborted || !isWorthRetrying(error)) throw error;
      const asked = error instanceof RetryLater ? error.afterMs : undefined;
      const growing = delayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      await delay(Math.min(asked ?? growing, longestDelayMs), undefined, { signal });
    }
  }
}
