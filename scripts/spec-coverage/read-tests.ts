import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

export interface CitingTest {
  file: string;
  title: string;
  /** The titles of the suites around it, outermost first. */
  suites: string[];
  /** The rules that the title, or that of a suite around it, names: `core §8`, `toolkit §5`, `D15`. */
  rules: Set<string>;
  /** What the test says and checks, as written. */
  source: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Call extends Node {
  callee: Node;
  arguments: Node[];
}

const testFiles = ["app/**/*.test.{ts,tsx}", "{server,db,scripts,tests}/**/*.test.ts", "tests/e2e/*.spec.ts"];

/** Every test of the project whose title cites a rule of the specification, in a stable order. */
export function readTests(): CitingTest[] {
  return globSync(testFiles)
    .toSorted()
    .flatMap((file) => testsOf(file, readFileSync(file, "utf8")))
    .filter(({ rules }) => rules.size > 0);
}

function testsOf(file: string, source: string): CitingTest[] {
  const found: CitingTest[] = [];
  const visit = (value: unknown, around: string[]): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, around);
    if (!isNode(value)) return;
    const kind = isCall(value) ? calledName(value.callee, source) : undefined;
    const title = kind && isCall(value) ? titleOf(value.arguments[0], source) : undefined;
    if (kind && kind !== "describe" && title !== undefined)
      found.push({
        file,
        title,
        suites: around,
        rules: rulesIn([...around, title].join(" ")),
        source: plain(source.slice(value.start, value.end)),
      });
    const inner = kind === "describe" && title !== undefined ? [...around, title] : around;
    for (const part of Object.values(value)) visit(part, inner);
  };
  visit(parseSync(file, source).program, []);
  return found;
}

/** `core §2 and §8`, `toolkit §9 and D13`: a section belongs to the document named last. */
export function rulesIn(title: string): Set<string> {
  const rules = new Set<string>();
  let document = "";
  for (const [whole, name, section, decision] of title.matchAll(
    /\b(core|toolkit)\b|§(\d+)|\bD(\d{1,2})\b/g,
  )) {
    if (name) document = name;
    else if (section && document) rules.add(`${document} ${whole}`);
    else if (decision) rules.add(`D${decision}`);
  }
  return rules;
}

/** `it`, `test` or `describe`, also as `it.each(…)` and `test.describe`. */
function calledName(callee: Node, source: string): string | undefined {
  const written = source.slice(callee.start, callee.end);
  if (/^(test\.)?describe\b/.test(written)) return "describe";
  return /^(it|test)(\.each\b|$)/.exec(written)?.[1];
}

function titleOf(argument: Node | undefined, source: string): string | undefined {
  if (argument?.type !== "Literal" && argument?.type !== "TemplateLiteral") return undefined;
  return plain(source.slice(argument.start + 1, argument.end - 1)).replaceAll(/\s+/g, " ");
}

function plain(source: string): string {
  return source.replaceAll("\\", "");
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function isCall(node: Node): node is Call {
  return node.type === "CallExpression";
}
