// `npm run test:faults [minutes]`: ten minutes of random kills under load.
import { handOver, installPackages } from "./setup/packages.mjs";

installPackages();
if (process.argv.length < 3) process.argv.push("10");
handOver("tests/faults/run.ts", { NODE_ENV: "production" });
