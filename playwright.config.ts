import { defineConfig } from "@playwright/test";

// Every window would load and run pages of the browser's own address bar, twice the work of many a test. The
// browser heeds the last such list only, so what the library leaves out stands here as well.
const unusedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

// Longest first, so that both workers end together; and all that want a product of their own in a row, so
// that each worker starts one.
const attacks = /(attacks-on-\w+|bad-input-\w+|lying-files|others-things)\.spec\.ts$/;
const walks =
  /(every-page|crawl|leaks|store|studio|stripe|console|generator|pricing|support|words)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests/e2e",
  projects: [
    { name: "attacks", testMatch: attacks },
    { name: "walks", testMatch: walks },
    { name: "pages", testIgnore: [attacks, walks] },
  ],
  globalSetup: "./tests/support/start-product.ts",
  outputDir: "test-results/browser",
  workers: 2,
  // One try more would hide a race; a flaky test is a failed one.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${unusedFeatures.join(",")}`,
      ],
    },
  },
});
