import { closeDatabase } from "#app/platform/db/db.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { fillFirstRun } from "#db/seed/fill-first-run.ts";

// For deployments that do not use `npm start`: run it once before the processes of a new version.
await migrateDatabase(env().DATABASE_URL);
await fillFirstRun((line) => console.log(line));
await closeDatabase();
