import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgresBinaries } from "./postgres-binaries.server.ts";
import { isAlive, readPostmaster } from "./postmaster-file.server.ts";
import { giveFolderAway, unprivileged } from "./run-unprivileged.server.ts";

const startTimeoutMs = 30_000;
/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS; `.s.PGSQL.65535` needs 15 of them. */
const longestSocketFolder = 85;

export interface EmbeddedPostgres {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Launch {
  folder: string;
  /** Extra `postgresql.conf` settings, e.g. `{ fsync: "off" }` for tests. */
  settings?: Record<string, string>;
  database?: string;
}

/** Starts PostgreSQL in `folder`, or takes over the one an earlier, killed process left running there. */
export async function launchPostgres({
  folder,
  settings = {},
  database = "marketplace",
}: Launch): Promise<EmbeddedPostgres> {
  const root = resolve(folder);
  const dataFolder = join(root, "cluster");
  mkdirSync(root, { recursive: true });
  if (!existsSync(join(dataFolder, "PG_VERSION"))) await initialise(dataFolder);
  const deadline = Date.now() + startTimeoutMs;
  const address = await startOrAdopt(root, dataFolder, settings, deadline);
  await createDatabase(address.urlOf("postgres"), database);
  return {
    url: address.urlOf(database),
    pid: address.pid,
    stop: () => stopPostmaster(dataFolder),
  };
}

async function initialise(dataFolder: string): Promise<void> {
  // A killed initdb leaves half a folder: build it beside, then move it into place.
  const draft = `${dataFolder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await giveFolderAway(draft);
  const locale = ["-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  await run(findPostgresBinaries().initdb, ["-D", draft, "-U", "postgres", "-A", "trust", "-N", ...locale]);
  renameSync(draft, dataFolder);
}

function run(command: string, args: string[]): Promise<void> {
  const invocation = unprivileged(command, args);
  return new Promise((done, fail) => {
    const child = spawn(invocation.command, invocation.args, {
      ...invocation.options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complaint = "";
    child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(complaint.trim() || `${command}: ${code}`)),
    );
  });
}

interface Address {
  pid: number;
  urlOf(database: string): string;
}

async function startOrAdopt(
  root: string,
  dataFolder: string,
  settings: Record<string, string>,
  deadline: number,
): Promise<Address> {
  const logFile = join(root, "postgres.log");
  let lastExit: number | null | undefined;
  for (;;) {
    const running = readPostmaster(dataFolder);
    if (running?.isReady) {
      const address = addressOf(running.pid, running.socketFolder, running.port);
      if (await answers(address)) return address;
    }
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${lastLine(logFile)}`);
    if (!running) {
      // Right after a kill the old server's children still hold its memory and the start is refused: try again.
      lastExit = await startPostmaster(root, dataFolder, settings, logFile, deadline);
      if (lastExit !== undefined) await sleep(300);
    } else await sleep(50);
  }
}

/** Resolves with `undefined` once the server is ready, or with its exit code when it gave up. */
async function startPostmaster(
  root: string,
  dataFolder: string,
  settings: Record<string, string>,
  logFile: string,
  deadline: number,
): Promise<number | null | undefined> {
  const args = ["-D", dataFolder, ...(await listening(root))];
  for (const [name, value] of Object.entries(settings)) args.push("-c", `${name}=${value}`);
  const invocation = unprivileged(findPostgresBinaries().postgres, args);
  const log = openSync(logFile, "a");
  // Its own process group: Ctrl-C must reach it only through us, after the web server has finished.
  const child = spawn(invocation.command, invocation.args, {
    ...invocation.options,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let exit: number | null | undefined;
  child.on("exit", (code) => (exit = code));
  child.on("error", () => (exit = -1));
  while (exit === undefined && Date.now() < deadline) {
    if (readPostmaster(dataFolder)?.isReady) return undefined;
    await sleep(25);
  }
  return exit;
}

async function listening(root: string): Promise<string[]> {
  if (process.platform === "win32") return ["-h", "127.0.0.1", "-p", String(await freePort())];
  const folder = socketFolder(root);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await giveFolderAway(folder);
  return ["-h", "", "-k", folder];
}

function socketFolder(root: string): string {
  const beside = join(root, "socket");
  if (Buffer.byteLength(beside) <= longestSocketFolder) return beside;
  return join(tmpdir(), `spm-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

function addressOf(pid: number, folder: string, port: number): Address {
  const urlOf = (database: string) =>
    folder
      ? `postgresql://postgres@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`
      : `postgresql://postgres@127.0.0.1:${port}/${database}`;
  return { pid, urlOf };
}

/** A server that was just killed still looks alive in its files for a moment. */
async function answers(address: Address): Promise<boolean> {
  const client = new pg.Client({ connectionString: address.urlOf("postgres") });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

async function stopPostmaster(dataFolder: string): Promise<void> {
  const running = readPostmaster(dataFolder);
  if (!running) return;
  process.kill(running.pid, "SIGINT");
  while (isAlive(running.pid) && readPostmaster(dataFolder)) await sleep(25);
}

function lastLine(file: string): string {
  if (!existsSync(file)) return "it wrote no log.";
  return readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "";
}
