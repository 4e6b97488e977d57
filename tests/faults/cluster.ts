import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type EmbeddedPostgres, launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { freePort } from "#tests/support/free-port.ts";

export const appSecret = "a-secret-for-the-fault-run-0123456789";

const parts = ["web 1", "web 2", "worker 1", "worker 2", "postgres"] as const;
export type Part = (typeof parts)[number];

/** Two web processes and two workers on one durable PostgreSQL, each of which can be killed and started again. */
export class Cluster {
  readonly kills: Record<Part, number> = {
    "web 1": 0,
    "web 2": 0,
    "worker 1": 0,
    "worker 2": 0,
    postgres: 0,
  };
  readonly origins: string[] = [];
  /** How often each try of each job came to its end, as the workers tell it. */
  readonly runs = new Map<string, number>();
  readonly #folder = mkdtempSync(join(tmpdir(), "spm-faults-"));
  readonly #children = new Map<Part, ChildProcess>();
  #postgres: EmbeddedPostgres | undefined;

  get databaseUrl(): string {
    if (!this.#postgres) throw new Error("PostgreSQL has not been started.");
    return this.#postgres.url;
  }

  get settings(): Record<string, string> {
    return {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      APP_ORIGIN: this.origins[0] ?? "http://127.0.0.1",
      APP_SECRET: appSecret,
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: this.#folder,
      DEMO: "0",
      LOG_LEVEL: "fatal",
    };
  }

  async startDatabase(): Promise<void> {
    this.#postgres = await launchPostgres({
      folder: join(this.#folder, "postgres"),
      settings: { max_connections: "200" },
    });
  }

  async startProcesses(): Promise<void> {
    const ports = [await freePort(), await freePort()];
    this.origins.push(...ports.map((port) => `http://127.0.0.1:${port}`));
    await Promise.all(parts.filter((part) => part !== "postgres").map((part) => this.#start(part)));
  }

  async killAndRestart(part: Part, downMs: number): Promise<void> {
    this.kills[part] += 1;
    if (part === "postgres") process.kill(this.#postgres?.pid ?? 0, "SIGKILL");
    else await this.#kill(part);
    await sleep(downMs);
    if (part === "postgres") await this.startDatabase();
    else await this.#start(part);
  }

  /** Whoever could not bear the loss of the database is started again, as the supervisor of the product does. */
  async reviveAll(): Promise<void> {
    for (const [part, child] of this.#children) if (child.exitCode !== null) await this.#start(part);
  }

  async stop(): Promise<void> {
    for (const part of this.#children.keys()) await this.#kill(part);
    await this.#postgres?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #hear(line: string): void {
    if (!line.includes('"job done"')) return;
    const { jobId, attempt } = JSON.parse(line) as { jobId: string; attempt: number };
    const run = `${jobId} ${attempt}`;
    this.runs.set(run, (this.runs.get(run) ?? 0) + 1);
  }

  async #kill(part: Part): Promise<void> {
    const child = this.#children.get(part);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  async #start(part: Part): Promise<void> {
    const port = part === "web 2" ? this.origins[1] : this.origins[0];
    const entry = part.startsWith("web") ? "build/server/index.js" : "server/worker.ts";
    for (;;) {
      const isWorker = part.startsWith("worker");
      const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry], {
        env: {
          ...process.env,
          ...this.settings,
          PORT: new URL(port ?? "").port,
          ...(isWorker ? { LOG_LEVEL: "info" } : {}),
        },
        stdio: ["ignore", isWorker ? "pipe" : "ignore", "inherit", "ipc"],
      });
      if (child.stdout) createInterface({ input: child.stdout }).on("line", (line) => this.#hear(line));
      this.#children.set(part, child);
      const isReady = await Promise.race([
        once(child, "message").then(() => true),
        once(child, "exit").then(() => false),
      ]);
      if (isReady) return;
      // The database was away just then.
      await sleep(200);
    }
  }
}

export function anyPart(): Part {
  return parts[Math.floor(Math.random() * parts.length)] ?? "postgres";
}

export const everyPart: readonly Part[] = parts;
