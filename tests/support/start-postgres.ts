import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that every test file copies. */
    templateUrl: string;
  }
}

/** Tests may lose their data, so it lives in memory where there is room and is never flushed. */
export const forgetfulSettings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  max_connections: "200",
};

export default async function startPostgres(project: TestProject) {
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "spm-test-"));
  const server = await launchPostgres({ folder, settings: forgetfulSettings, database: "spm_template" });
  await migrateDatabase(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
