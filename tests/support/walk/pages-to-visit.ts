import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import siteMap from "#app/routes.ts";

export interface PageToVisit {
  /** As the site map writes it: `/prompt/:id`. */
  pattern: string;
  path: string;
  file: string;
}

/**
 * Every route of the site map that shows a page, with real things in place of its parameters where there
 * are some. What nobody named here leads to the page for things that are not there, which must be as good.
 */
export function pagesToVisit(things: Readonly<Record<string, string>>): PageToVisit[] {
  return leaves(siteMap)
    .filter(({ file }) => /export default/.test(readFileSync(`app/${file}`, "utf8")))
    .map(({ pattern, file }) => ({
      pattern,
      file,
      path: (things[pattern] ?? pattern).replaceAll(/\/:\w+\?/g, "").replaceAll(/:\w+|\*/g, "nothing-here"),
    }));
}

function leaves(entries: readonly RouteConfigEntry[], parent = ""): { pattern: string; file: string }[] {
  return entries.flatMap((entry) => {
    const pattern = [parent, entry.path ?? ""].filter((part) => part !== "").join("/");
    if (entry.children?.length) return leaves(entry.children, pattern);
    return [{ pattern: `/${pattern}`, file: entry.file }];
  });
}
