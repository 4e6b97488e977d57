import { writeFileSync } from "node:fs";
import { envExample } from "#app/platform/env/env-example.server.ts";

writeFileSync(new URL("../.env.example", import.meta.url), envExample());
