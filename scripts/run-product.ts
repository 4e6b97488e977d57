import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { buildWhenChanged } from "./setup/build-when-changed.ts";
import { checkPort } from "./setup/check-port.ts";
import { type PreparedDatabase, prepareDatabase, requireWritable } from "./setup/prepare-database.ts";
import { takeRunLock } from "./setup/run-lock.ts";
import { type Supervised, supervise } from "./setup/supervise.ts";

if (existsSync(".env")) process.loadEnvFile(".env");

const say = (line: string) => console.log(line);
const dataFolder = resolve(process.env.DATA_DIR ?? "./data");
const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);

let database: PreparedDatabase | undefined;
const processes: Supervised[] = [];
let releaseLock = () => {};
let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all(processes.map((child) => child.stop()));
  await database?.stop();
  releaseLock();
  process.exit(exitCode);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    say("Stopping …");
    void stop(0);
  });
}

try {
  requireWritable(dataFolder);
  await checkPort(port, host);
  releaseLock = takeRunLock(dataFolder);
  buildWhenChanged(say);
  database = await prepareDatabase(dataFolder, say);
  Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: dataFolder, NODE_ENV: "production" });
  const { siteBrand } = await import("#app/brand.server.ts");
  const { fillFirstRun } = await import("#db/seed/fill-first-run.ts");
  await fillFirstRun(say);
  say("Starting web and worker …");
  const announce = () =>
    say(`${siteBrand().name} is ready at ${process.env.APP_ORIGIN ?? `http://${host}:${port}`}`);
  processes.push(supervise("web", "build/server/index.js", process.env, announce));
  processes.push(supervise("worker", "server/worker.ts", process.env, () => undefined));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
