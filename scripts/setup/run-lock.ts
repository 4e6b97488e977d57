import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keeps two products off one data folder. A lock whose process has gone is taken over. */
export function takeRunLock(dataFolder: string): () => void {
  const file = join(dataFolder, "running.lock");
  mkdirSync(dataFolder, { recursive: true });
  const holder = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [pid, startedAt] = holder.split(" ");
  if (pid && Number(pid) !== process.pid && startOf(Number(pid)) === startedAt)
    throw new Error(`The product already runs on this data folder (process ${pid}).`);
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`);
  return () => rmSync(file, { force: true });
}

/** A process number alone may have been given to another program since. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch {
    return undefined;
  }
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return "alive";
  const [state, ...rest] = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  // Killed, but not yet collected by its parent: in containers that may take for ever.
  if (state === "Z" || state === "X") return undefined;
  return rest[18];
}
