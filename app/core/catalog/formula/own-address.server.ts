import { type SQL, sql } from "drizzle-orm";
import { isMember, type Viewer } from "#app/core/accounts/viewer.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import type { Formula } from "./formula.ts";

/**
 * `{Creator Email} = 'me@example.com'`: the one thing members may ask about a hidden field, and only
 * about their own address (core §7, the dashboard's fetch).
 */
export function ownAddressCondition(formula: Formula, viewer: Viewer): SQL | undefined {
  if (formula.kind !== "binary" || formula.operator !== "=" || !isMember(viewer)) return undefined;
  const sides = [plain(formula.left), plain(formula.right)];
  const isField = sides.some((side) => side.kind === "field" && side.name === "Creator Email");
  const address = sides.find((side) => side.kind === "text");
  if (!isField || address?.kind !== "text") return undefined;
  if (address.value.trim().toLowerCase() !== viewer.email.toLowerCase()) return undefined;
  return sql`(${records.creatorEmail} is not null and ${records.creatorEmail} = ${viewer.email.toLowerCase()})`;
}

function plain(formula: Formula): Formula {
  const [inner] = formula.kind === "call" && ["LOWER", "TRIM"].includes(formula.name) ? formula.args : [];
  return inner ? plain(inner) : formula;
}
