import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { fc } from "#tests/support/property.ts";
import siteMap from "#app/routes.ts";
import { nastyField } from "./nasty-values.ts";

export interface FormRoute {
  path: string;
  /** Under `app/`. */
  file: string;
  takesForms: boolean;
  /** Field and parameter names, and the words that choose what a form does, as its folder writes them. */
  names: string[];
  words: string[];
}

/** Every route of the site map; nothing is listed by hand. */
export function listRoutes(entries: readonly RouteConfigEntry[] = siteMap, parent = ""): FormRoute[] {
  return entries.flatMap((entry) => {
    const path = [parent, entry.path ?? ""].filter((part) => part !== "").join("/");
    const source = readFileSync(`app/${entry.file}`, "utf8");
    const around = globSync(`app/${dirname(entry.file)}/*.{ts,tsx}`)
      .filter((file) => !file.includes(".test."))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    return [
      {
        path: `/${path}`,
        file: entry.file,
        takesForms: /export (const|async function|function) action\b/.test(source),
        names: found(around, [
          /\bname="([\w.-]+)"/g,
          /\b(?:form|values|fields|files)\.(\w+)/g,
          /^\s*(\w+): (?:z\.|words|several|choices|text)/gm,
          /searchParams\.get(?:All)?\("([\w.-]+)"\)/g,
        ]),
        words: found(around, [
          /\bcase "([\w-]+)"/g,
          /z\.literal\("([\w-]+)"\)/g,
          /intent[^"\n]{0,20}"([\w-]+)"/g,
        ]),
      },
      ...listRoutes(entry.children ?? [], path),
    ];
  });
}

/** An address that the pattern matches and that leads to nothing. */
export function concretePath(path: string): string {
  return path.replaceAll(/:\w+\??/g, "00000000-0000-4000-8000-000000000000").replace("*", "nothing");
}

function found(source: string, patterns: RegExp[]): string[] {
  const all = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = ""]) => name));
  return [...new Set(all)].filter((name) => name !== "").slice(0, 40);
}

const plausibleField = fc.constantFrom(
  "1",
  "50",
  "on",
  "true",
  "a fox in the snow",
  "someone@example.com",
  "https://files.example/a.png",
  "a-good-password",
  "recAAAAAAAAAAAAAA",
  "00000000-0000-4000-8000-000000000000",
  "Midjourney",
);

/** Forms that almost look right: known names, some with nasty values, some twice, some left out. */
export function badForms({ names, words }: FormRoute): fc.Arbitrary<[string, string][]> {
  const value = fc.oneof({ arbitrary: nastyField, weight: 2 }, { arbitrary: plausibleField, weight: 3 });
  const field = fc.tuple(fc.constantFrom("surplus", ...names), value);
  const intent = fc
    .constantFrom("", "__proto__", ...words)
    .map((word): [string, string][] => [["intent", word]]);
  return fc
    .tuple(intent, fc.array(field, { minLength: 0, maxLength: Math.max(6, names.length) }))
    .map(([first, rest]) => [...first, ...rest]);
}
