import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type EmbeddedPostgres, launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";

export interface PreparedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** The configured database, or the embedded one; migrated either way. */
export async function prepareDatabase(
  dataFolder: string,
  say: (line: string) => void,
): Promise<PreparedDatabase> {
  // An empty line in .env leaves the setting unset.
  const configured = process.env.DATABASE_URL || undefined;
  const embedded = configured ? undefined : await startEmbedded(dataFolder, say);
  const url = configured ?? embedded?.url ?? "";
  say("Bringing the database up to date …");
  await migrateDatabase(url).catch(async (error: Error) => {
    await embedded?.stop();
    throw new Error(`The database could not be prepared: ${error.message || String(error.cause)}`);
  });
  return { url, stop: async () => await embedded?.stop() };
}

export function requireWritable(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written; set DATA_DIR to another one.`);
  }
}

/** Step by step: Node's recursive `mkdir` never returns where a file system refuses with "not found". */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

async function startEmbedded(dataFolder: string, say: (line: string) => void): Promise<EmbeddedPostgres> {
  say("Starting the embedded PostgreSQL …");
  return await launchPostgres({ folder: join(dataFolder, "postgres") });
}
