import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Pages come first: where both share a machine, drawing must not make them wait. On Linux a priority is a
 * thread's own, and new threads take their maker's: those that collect garbage are there already.
 */
export function yieldToPages(): void {
  const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // A thread may end while we look.
    }
  }
}
