// `npm run bench`: measured figures as ratios taken in one run.
import { handOver, installPackages } from "./setup/packages.mjs";

installPackages();
handOver("bench/run.ts", { NODE_ENV: "production" });
