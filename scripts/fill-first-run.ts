import { closeDatabase } from "#app/platform/db/db.server.ts";
import { fillFirstRun } from "#db/seed/fill-first-run.ts";

await fillFirstRun((line) => console.log(line));
await closeDatabase();
