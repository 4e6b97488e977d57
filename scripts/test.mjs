// `npm test`: every check of the project, from formatting to the browser.
import { handOver, installPackages } from "./setup/packages.mjs";

installPackages();
handOver("scripts/run-checks.ts", { NODE_ENV: "test" });
