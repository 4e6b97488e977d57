import { readFileSync } from "node:fs";
import type { CitingTest } from "./read-tests.ts";

/** One part of the specification in our own short form; the messages and labels are to the letter. */
export interface SpecPart {
  rule: string;
  part: string;
  rows: SpecRow[];
}

interface SpecRow {
  what: string;
  /** Messages or labels; `{n}` stands for anything. Each is a row of the table. */
  says?: string[];
  /** Words in the title of the proof, where there is nothing to quote. */
  named?: string;
}

interface SpecIndex {
  /** Parts that may still lack proofs, as `rule part`; empty once everything is built. */
  pending: string[];
  parts: SpecPart[];
}

export interface ProvenRow {
  what: string;
  says: string | undefined;
  proofs: CitingTest[];
}

export function readIndex(): SpecIndex {
  return JSON.parse(readFileSync("docs/spec-index.json", "utf8")) as SpecIndex;
}

export function proveRows({ rule, rows }: SpecPart, tests: readonly CitingTest[]): ProvenRow[] {
  return rows.flatMap(({ what, says, named }): ProvenRow[] => {
    if (says)
      return says.map((message) => ({ what, says: message, proofs: testsThatSay(message, rule, tests) }));
    const words = named?.toLowerCase() ?? "";
    const proofs = tests.filter(
      ({ rules, title, suites }) =>
        rules.has(rule) && [...suites, title].join(" ").toLowerCase().includes(words),
    );
    return [{ what, says: undefined, proofs }];
  });
}

/** A message is proven by any test that cites a rule; one word might stand there by chance, so it needs its own. */
function testsThatSay(message: string, rule: string, tests: readonly CitingTest[]): CitingTest[] {
  const isOneWord = !message.includes(" ");
  const pattern = new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".{1,80}?"),
    isOneWord ? "si" : "s",
  );
  return tests.filter(({ rules, source }) => (rules.has(rule) || !isOneWord) && pattern.test(source));
}
