// `npm start`. Runs on whatever Node started npm (20 or newer), brings the packages, then hands over to
// the product's own Node.
import { handOver, installPackages } from "./setup/packages.mjs";

installPackages();
handOver("scripts/run-product.ts", { NODE_ENV: "production" });
