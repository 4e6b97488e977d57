import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { buildWhenChanged } from "#scripts/setup/build-when-changed.ts";
import { type Figure, lineOf } from "./report.ts";

// `npm run bench [part …]`: every figure of the project, printed and written to bench/results.md.
const parts = [
  "pages",
  "lighthouse",
  "start",
  "drawing",
  "images",
  "generation",
  "catalog",
  "unlock",
  "webhooks",
  "admin",
] as const;
type Part = (typeof parts)[number];

const wanted = process.argv.slice(2);
const chosen = parts.filter((part) => wanted.length === 0 || wanted.includes(part));
const figures: (Figure & { part: Part })[] = [];

buildWhenChanged((line) => console.log(line));
for (const part of chosen) {
  console.log(`\n▸ ${part}`);
  const { run } = (await import(`./${part}.ts`)) as { run(report: (figure: Figure) => void): Promise<void> };
  await run((figure) => {
    figures.push({ ...figure, part });
    console.log(`  ${lineOf(figure)}`);
  });
}

const resultsFile = "bench/results.md";
const rows = figures.map(
  ({ part, name, value, unit, ratio, reference, bound }) =>
    `| ${part} | ${name} | ${Number(value.toPrecision(3))} ${unit} | ${ratio === undefined ? "" : `${ratio.toFixed(2)} × ${reference}`} | ${bound ?? ""} |`,
);
const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
writeFileSync(
  resultsFile,
  [
    "# Measured figures",
    "",
    `${new Date().toISOString().slice(0, 10)} on ${machine}. Ratios compare two things measured in the same run.`,
    "",
    "| part | figure | value | ratio | bound |",
    "| --- | --- | --- | --- | --- |",
    ...parts.flatMap((part) => rowsOf(part, chosen.includes(part) ? rows : rowsBefore())),
    "",
  ].join("\n"),
);

/** A part that is measured alone renews its own rows. */
function rowsBefore(): string[] {
  return existsSync(resultsFile) ? readFileSync(resultsFile, "utf8").split("\n") : [];
}

function rowsOf(part: Part, all: readonly string[]): string[] {
  return all.filter((row) => row.split("|")[1]?.trim() === part);
}
