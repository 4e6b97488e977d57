import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface RunningPostmaster {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
}

/** What PostgreSQL writes about itself into its data folder: pid, folder, start, port, socket, address, key, status. */
export function readPostmaster(folder: string): RunningPostmaster | undefined {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) {
    // Left by a crash; after a container restart its number may belong to another program.
    rmSync(file, { force: true });
    return undefined;
  }
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() ?? "",
    isReady: lines[7]?.trim() === "ready",
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Killed, but not yet collected by its parent: in containers that may take for ever. */
function isZombie(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && /\) [ZX] /.test(readFileSync(stat, "utf8"));
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  const command = `/proc/${pid}/comm`;
  return !existsSync(command) || readFileSync(command, "utf8").trim() === "postgres";
}
