import { readFileSync, writeFileSync } from "node:fs";
import { proveRows, readIndex, type ProvenRow, type SpecPart } from "./spec-coverage/match-rows.ts";
import { readTests } from "./spec-coverage/read-tests.ts";

// Writes docs/spec-coverage.md: every rule and message of the specification with the tests that prove it.
// With `--check` it writes nothing and fails when the page is stale or a row has no proof.

const page = "docs/spec-coverage.md";
/** Enough to look a rule up; a page that names every test would change with every test. */
const mostProofs = 3;

const tests = readTests();
const { parts, pending } = readIndex();
const proven = parts.map((part) => ({ part, rows: proveRows(part, tests) }));
const empty = proven.flatMap(({ part, rows }) =>
  rows.filter(({ proofs }) => proofs.length === 0).map((row) => ({ part: nameOf(part), row })),
);
const unproven = empty.filter(({ part }) => !pending.includes(part));
const needless = pending.filter((name) => !empty.some(({ part }) => part === name));

const text = [
  "# Coverage of the specification",
  "",
  "Written by `node scripts/write-spec-coverage.ts` from the titles of the tests and `docs/spec-index.json`;",
  "the checks fail when it is stale or a row is empty. At most three tests are named for a row.",
  "",
  ...proven.flatMap(({ part, rows }) => [
    `## ${nameOf(part)}`,
    "",
    "| rule | says | proven by |",
    "| - | - | - |",
    ...rows.map(rowLine),
    "",
  ]),
].join("\n");

if (process.argv.includes("--check")) {
  if (readFileSync(page, "utf8") !== text) fail(`${page} is stale: run node scripts/write-spec-coverage.ts`);
  for (const { part, row } of unproven) fail(`No test proves ${part}: ${row.says ?? row.what}`);
} else {
  writeFileSync(page, text);
  for (const { part, row } of empty) console.log(`empty: ${part}: ${row.says ?? row.what}`);
  for (const name of needless) console.log(`proven, take it out of "pending": ${name}`);
}

function nameOf({ rule, part }: SpecPart): string {
  return `${rule} ${part}`;
}

function rowLine({ what, says, proofs }: ProvenRow): string {
  const named = proofs.slice(0, mostProofs).map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
  return `| ${cell(what)} | ${says === undefined ? "" : cell(says)} | ${named.join("<br>") || "**nothing yet**"} |`;
}

function cell(value: string): string {
  return value.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}

function fail(sentence: string): void {
  console.log(sentence);
  process.exitCode = 1;
}
