import { execFileSync } from "node:child_process";

/** Kills a process and every one that descends from it, PostgreSQL included. */
export function killTree(root: number): void {
  for (const pid of treeOf(root)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It went with its parent.
    }
  }
}

function treeOf(root: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const parents = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = [root];
  for (const pid of tree)
    for (const [child, parent] of parents) if (parent === pid && child) tree.push(child);
  return tree;
}
