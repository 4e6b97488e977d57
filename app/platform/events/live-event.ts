/** What travels to the browser: a kind and ids or small facts, never a record; the page asks for the rest. */
export type LiveEvent = { type: string } & Record<string, string | number | boolean | null>;

/** Heartbeat and reconnect times of core §9, the same on every live connection. */
export const heartbeatMs = 25_000;
export const heartbeatTimeoutMs = 10_000;
const reconnectMs = [1000, 2000, 5000, 10_000] as const;

export function reconnectDelayMs(attempt: number): number {
  return reconnectMs[Math.min(attempt, reconnectMs.length - 1)] ?? 10_000;
}
