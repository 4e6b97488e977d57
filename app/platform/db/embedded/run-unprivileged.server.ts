import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

const nobody = 65534;
const runFile = promisify(execFile);

interface Invocation {
  command: string;
  args: string[];
  options: { uid?: number; gid?: number };
}

/**
 * PostgreSQL refuses to run as root, which containers usually are. A user namespace lets it see itself
 * as `nobody` while its files stay ours; where namespaces are forbidden it really becomes `nobody`.
 */
export function unprivileged(command: string, args: string[]): Invocation {
  if (process.getuid?.() !== 0) return { command, args, options: {} };
  const namespace = ["--user", `--map-user=${nobody}`, `--map-group=${nobody}`, "--"];
  if (spawnSync("unshare", [...namespace, "true"]).status === 0) {
    return { command: "unshare", args: [...namespace, command, ...args], options: {} };
  }
  return { command, args, options: { uid: nobody, gid: nobody } };
}

/** When PostgreSQL really becomes `nobody`, the folder must belong to it. */
export async function giveFolderAway(folder: string): Promise<void> {
  const { options } = unprivileged("true", []);
  if (options.uid !== undefined) await runFile("chown", ["-R", `${options.uid}:${options.gid}`, folder]);
}
