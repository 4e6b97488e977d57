import { and, arrayOverlaps, inArray, ne } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { textOf } from "#app/core/catalog/read-fields.ts";
import { selectStored, type StoredRecord } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { promptText } from "#app/core/catalog/visible-fields.ts";
import { printTexts } from "./print-texts.server.ts";
import { textPrints } from "./tables.server.ts";
import { likeness, plainWords, printsOf } from "./text-prints.ts";

export interface Duplicate {
  id: string;
  title: string;
  table: string;
  status: string;
  creator: string;
  /** 1 for the same words in the same order. */
  likeness: number;
}

const alikeFrom = 0.5;
const mostCompared = 60;
const mostShown = 5;
/** What was written since the job last ran; usually a handful. */
const freshTexts = 300;

/** Records whose text is the same or nearly so, the likest first. */
export async function findDuplicates(ctx: Ctx, record: StoredRecord): Promise<Duplicate[]> {
  requireAdmin(ctx);
  const text = promptText(record.fields) ?? "";
  const prints = printsOf(text);
  if (prints.length === 0) return [];
  await printTexts(ctx.db, { most: freshTexts, isThorough: false });
  const near = await ctx.db
    .select({ id: textPrints.recordId })
    .from(textPrints)
    .where(and(arrayOverlaps(textPrints.prints, prints), ne(textPrints.recordId, record.id)))
    .limit(mostCompared);
  if (near.length === 0) return [];
  const ids = near.map(({ id }) => id);
  const found = await selectStored(ctx, inArray(records.id, ids));
  return found
    .map((other) => ({ other, likeness: alike(text, promptText(other.fields) ?? "") }))
    .filter(({ likeness }) => likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness || a.other.id.localeCompare(b.other.id))
    .slice(0, mostShown)
    .map(({ other, likeness }) => ({
      id: other.id,
      title: other.title ?? "Untitled",
      table: other.tableName,
      status: other.status,
      creator: textOf(other.fields, "Creator") ?? "Anonymous",
      likeness,
    }));
}

function alike(one: string, other: string): number {
  return plainWords(one).join(" ") === plainWords(other).join(" ") ? 1 : Math.min(0.99, likeness(one, other));
}
