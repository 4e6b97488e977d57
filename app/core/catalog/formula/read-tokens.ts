import { formulaError } from "./formula.ts";

export interface Token {
  kind: "text" | "number" | "field" | "name" | "sign" | "end";
  value: string;
  at: number;
}

const space = /\s+/y;
const number = /(?:\d{1,15}(?:\.\d{0,10})?|\.\d{1,10})(?![\d.])/y;
const name = /[\p{L}_][\p{L}\p{N}_]*/uy;
const sign = /!=|<=|>=|<>|[=<>+\-*/&(),]/y;
const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/sy;
const braced = /\{((?:[^{}\\]|\\.)*)\}/sy;
const escape = /\\(.)/gs;

const escaped: Record<string, string> = { n: "\n", t: "\t", r: "\r" };

function unescape(text: string): string {
  return text.replaceAll(escape, (_, character: string) => escaped[character] ?? character);
}

const kinds = [
  ["text", quoted],
  ["field", braced],
  ["number", number],
  ["name", name],
  ["sign", sign],
] as const;

export function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(source, 0);
  while (at < source.length) {
    const token = tokenAt(source, at);
    tokens.push(token.read);
    at = skipSpace(source, token.end);
  }
  return [...tokens, { kind: "end", value: "", at }];
}

function skipSpace(source: string, at: number): number {
  space.lastIndex = at;
  return space.test(source) ? space.lastIndex : at;
}

function tokenAt(source: string, at: number): { read: Token; end: number } {
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return { read: { kind, value: valueOf(kind, found), at }, end: pattern.lastIndex };
  }
  throw unreadable(source, at);
}

function valueOf(kind: Token["kind"], found: RegExpExecArray): string {
  if (kind === "text") return unescape(found[1] ?? found[2] ?? "");
  if (kind === "field") return unescape(found[1] ?? "").trim();
  return found[0] === "<>" ? "!=" : found[0];
}

function unreadable(source: string, at: number): Error {
  const character = source[at] ?? "";
  if (character === '"' || character === "'") return formulaError("a text is not closed", at);
  if (character === "{") return formulaError("a field name is not closed", at);
  if (/[\d.]/.test(character)) return formulaError("a number is too long", at);
  return formulaError(`“${character}” has no meaning here`, at);
}
