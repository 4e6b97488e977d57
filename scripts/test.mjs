// `npm test`: every check of the project, from formatting to the browser.
import { fileURLToPath } from "node:url";
import { handOver, installPackages } from "./setup/packages.mjs";

installPackages();
handOver("scripts/run-checks.ts", {
  NODE_ENV: "test",
  // Hundreds of processes load the same modules; compiling each module once saves more than a minute.
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/compiled", import.meta.url)),
});
