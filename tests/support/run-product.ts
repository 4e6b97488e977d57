import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { copyFilled } from "./filled-product.ts";
import { freePort } from "./free-port.ts";
import { forgetfulSettings } from "./forgetful-settings.ts";

export interface RunningProduct {
  origin: string;
  databaseUrl: string;
  dataFolder: string;
  adminEmail: string;
  adminPassword: string;
  workerPid: number;
  webPid: number | undefined;
  /** One more web process on the same database, set up differently, until the work is done. */
  withWeb(environment: NodeJS.ProcessEnv, work: (address: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** The built product on a database and a folder of its own: what the browser tests and the bench visit. */
export async function runProduct(
  environment: NodeJS.ProcessEnv = {},
  onFilled: (databaseUrl: string, dataFolder: string) => Promise<void> = async () => undefined,
): Promise<RunningProduct> {
  const dataFolder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "spm-run-"));
  const copied = environment.DEMO === undefined ? await copyFilled(dataFolder) : undefined;
  const postgres = copied ?? (await newDatabase(dataFolder));
  const port = await freePort();
  const admin = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "admin-password-for-tests" };
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    APP_ORIGIN: `http://127.0.0.1:${port}`,
    APP_SECRET: "a-secret-for-tests-only-0123456789",
    DATABASE_URL: postgres.url,
    DATA_DIR: dataFolder,
    LOG_LEVEL: "warn",
    ...admin,
    ...environment,
  };
  if (!copied) await finished(start(["scripts/fill-first-run.ts"], settings));
  await onFilled(postgres.url, dataFolder);
  const web = start(["build/server/index.js"], settings);
  const worker = start(["server/worker.ts"], settings);
  await Promise.all([ready(web), ready(worker)]);
  return {
    origin: `http://127.0.0.1:${port}`,
    databaseUrl: postgres.url,
    dataFolder,
    adminEmail: admin.ADMIN_EMAIL,
    adminPassword: admin.ADMIN_PASSWORD,
    workerPid: worker.pid ?? 0,
    webPid: web.pid,
    withWeb: async (other, work) => {
      const ownPort = await freePort();
      const more = start(["build/server/index.js"], { ...settings, PORT: String(ownPort), ...other });
      try {
        await ready(more);
        await work(`http://127.0.0.1:${ownPort}`);
      } finally {
        await stopped(more);
      }
    },
    stop: async () => {
      await Promise.all([web, worker].map(stopped));
      await postgres.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function newDatabase(dataFolder: string) {
  const postgres = await launchPostgres({
    folder: join(dataFolder, "postgres"),
    settings: forgetfulSettings,
  });
  await migrateDatabase(postgres.url);
  return postgres;
}

function start(args: string[], settings: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    env: settings,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null) await once(child, "exit");
}

async function finished(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`Filling the database failed (${code}).`);
}

async function ready(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit").then(([code]) => {
    throw new Error(`The product did not start (${code}).`);
  });
  await Promise.race([once(child, "message"), exit]);
  // The race leaves the other promise behind; a later exit is the normal end.
  exit.catch(() => undefined);
}
