import type { Log } from "#app/platform/log/log.server.ts";

/** What a function is given while it works. */
export interface Making {
  signal: AbortSignal;
  /** Part done, 0..1. */
  onProgress: (done: number) => void;
  log: Log;
}

export interface Made {
  /** PNG. */
  image?: Uint8Array;
  result: Record<string, unknown>;
  /** Shown with the result. */
  madeBy: string;
}
