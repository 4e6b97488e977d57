import { defineConfig } from "vitest/config";
import { WaitingFirst } from "./tests/support/waiting-first.ts";

export default defineConfig({
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "db/**/*.test.ts",
      "server/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/integration/**/*.test.ts",
    ],
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: "./tests/support/as-in-a-new-process.ts",
    globalSetup: "./tests/support/start-postgres.ts",
    // A test that needs a database gets its own through `useTestDatabase`; nothing reaches a real one.
    env: {
      DATABASE_URL: "postgresql://127.0.0.1:9/none",
      APP_SECRET: "a-secret-for-tests-only-0123456789",
      LOG_LEVEL: "silent",
    },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    // One more than the smallest machine has cores: some tests mostly wait for processes of their own.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
  },
});
