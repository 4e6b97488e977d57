import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Report } from "./report.ts";

const port = 4391;

/** From `npm start` to the first page, with packages and build in place: on an empty data folder, and again. */
export async function run(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "spm-bench-"));
  try {
    const first = await timeToFirstPage(folder);
    const second = await timeToFirstPage(folder);
    report({ name: "first page after npm start, first run", value: first, unit: "s" });
    report({
      name: "first page after npm start, second run",
      value: second,
      unit: "s",
      ratio: second / first,
      reference: "first run",
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeToFirstPage(folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: "ignore",
  });
  try {
    await firstPage(child);
    return (performance.now() - startedAt) / 1000;
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}

async function firstPage(child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) throw new Error("npm start ended before it answered.");
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error("npm start did not answer within two minutes.");
}
