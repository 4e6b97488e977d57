import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { launchPostgres } from "#app/platform/db/embedded/launch-postgres.server.ts";
import { forgetfulSettings } from "./forgetful-settings.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database that every test file copies. */
    templateUrl: string;
  }
}

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
