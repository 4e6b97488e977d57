// `npm run dev`: the same product with hot reload.
import { handOver, installPackages } from "./setup/packages.mjs";

installPackages();
handOver("scripts/run-development.ts", { NODE_ENV: "development" }, [
  // Vite loads the development build of the router; ours must be the same copy.
  "--conditions=development",
]);
