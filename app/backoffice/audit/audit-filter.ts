import { cleanText } from "#app/platform/http/clean-input.ts";
import type { ActionFilter } from "#app/core/audit/list-actions.server.ts";

const names = ["action", "actor", "target", "from", "to"] as const;

/** The filter as it stands in the address; empty fields do not count. */
export function auditFilter(search: URLSearchParams): ActionFilter {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = cleanText(search.get(name) ?? "")
        .trim()
        .slice(0, 200);
      return value === "" ? [] : [[name, value]];
    }),
  );
}
