import { spawn } from "node:child_process";
import { once } from "node:events";
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

async function run(
  title: string,
  command: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const startedAt = Date.now();
  console.log(`\n▸ ${title}`);
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  const [code] = (await once(child, "close")) as [number | null];
  return told(code === 0, Date.now() - startedAt);
}

/** Runs while other checks do; what it says is shown when it is waited for. */
function beside(title: string, command: string, args: string[]): () => Promise<Count> {
  const startedAt = Date.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const ended = once(child, "close").then(([code]) => ({ ok: code === 0, ms: Date.now() - startedAt }));
  return async () => {
    const { ok, ms } = await ended;
    console.log(`\n▸ ${title}\n${Buffer.concat(said).toString()}`);
    return counted(title, told(ok, ms));
  };
}

function told(ok: boolean, ms: number): boolean {
  console.log(`  ${ok ? "ok" : "FAILED"} in ${(ms / 1000).toFixed(1)} s`);
  return ok;
}

function counted(title: string, ok: boolean): Count {
  if (!ok) failures.push(title);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function check(title: string, command: string, args: string[]): Promise<Count> {
  return counted(title, await run(title, command, args));
}

async function unitTests(): Promise<Count> {
  const file = `${results}/unit.json`;
  const ok = await run("Unit and integration tests", "vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  failures.push(...failedUnitTests(readReport(file)));
  return count(ok, report?.numPassedTests, report?.numFailedTests);
}

async function browserTests(chromium: string): Promise<Count> {
  const file = `${results}/browser.json`;
  const ok = await run("Browser tests", "playwright", ["test", "--reporter=dot,json"], {
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
// Lint, types and build all read what the second one writes.
const counts = [
  await check("Formatting", "oxfmt", ["--check", "."]),
  await check("Route types", "react-router", ["typegen"]),
];
// Before the tests: some of them start the built product.
const build = beside("Build", "node", ["scripts/build.ts"]);
counts.push(
  await check("Lint and import directions", "oxlint", ["--type-aware", "--deny-warnings"]),
  await check("Types", "tsc", ["--noEmit"]),
  await check("Dead code", "knip", []),
  await check("Coverage of the specification", "node", ["scripts/write-spec-coverage.ts", "--check"]),
  await build(),
);
// The short form of `npm run test:faults`: every process is killed once under load. Most of its time it
// waits until the jobs of killed workers are found, so the unit tests run meanwhile.
const faults = beside("Faults", "node", ["--disable-warning=ExperimentalWarning", "tests/faults/run.ts"]);
counts.push(await unitTests(), await faults(), await browserTests(chromium));
const total = counts.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
}));
// Last, because the end of a log is what people read.
for (const name of failures) console.log(`  failed: ${name}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
