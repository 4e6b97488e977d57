import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { failedBrowserTests, failedUnitTests } from "./failed-tests.ts";
import { findChromium } from "./setup/find-chromium.ts";

// Every check of the project, in order of how quickly it tells. Ends with one line: `N passed, N failed`.

interface Count {
  passed: number;
  failed: number;
}

const results = "test-results";
const failures: string[] = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

function run(title: string, command: string, args: string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const startedAt = Date.now();
  console.log(`\n▸ ${title}`);
  const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  console.log(
    `  ${result.status === 0 ? "ok" : "FAILED"} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  return result.status === 0;
}

function check(title: string, command: string, args: string[]): Count {
  if (run(title, command, args)) return { passed: 1, failed: 0 };
  failures.push(title);
  return { passed: 0, failed: 1 };
}

function unitTests(): Count {
  const file = `${results}/unit.json`;
  const ok = run("Unit and integration tests", "vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  failures.push(...failedUnitTests(readReport(file)));
  return count(ok, report?.numPassedTests, report?.numFailedTests);
}

function browserTests(chromium: string): Count {
  const file = `${results}/browser.json`;
  const ok = run("Browser tests", "playwright", ["test", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: chromium,
  });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file);
  failures.push(...failedBrowserTests(readReport(file)));
  return count(ok, report?.stats.expected, report && report.stats.unexpected + report.stats.flaky);
}

/** A run that failed without naming a failed test counts as one failure. */
function count(ok: boolean, passed = 0, failed = 0): Count {
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}

const chromium = findChromium();
const counts = [
  check("Formatting", "oxfmt", ["--check", "."]),
  // Lint and types both read what this writes.
  check("Route types", "react-router", ["typegen"]),
  check("Lint and import directions", "oxlint", ["--type-aware", "--deny-warnings"]),
  check("Types", "tsc", ["--noEmit"]),
  check("Dead code", "knip", []),
  check("Coverage of the specification", "node", ["scripts/write-spec-coverage.ts", "--check"]),
  // Before the tests: some of them start the built product.
  check("Build", "node", ["scripts/build.ts"]),
  unitTests(),
  // The short form of `npm run test:faults`: every process is killed once under load.
  check("Faults", "node", ["--disable-warning=ExperimentalWarning", "tests/faults/run.ts"]),
  browserTests(chromium),
];
const total = counts.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
}));
// Last, because the end of a log is what people read.
for (const name of failures) console.log(`  failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
