import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isAdmin, isMember, type Viewer } from "#app/core/accounts/viewer.ts";
import { compileFormula } from "./formula/compile-formula.server.ts";
import { formulaError } from "./formula/formula.ts";
import { afterCursor, cursorAfter, readCursor } from "./list-order.server.ts";
import type { OutgoingRecord } from "./record-shapes.ts";
import { showRecords } from "./show-record.server.ts";
import { selectStored, type StoredRecord } from "./stored-record.server.ts";
import { records } from "./tables.server.ts";

export interface TableInput {
  tableName: string;
  filterFormula?: string;
  offset?: string;
  pageSize?: number;
}

const timeLimit = "3s";

/** The records of one table that the viewer may see, newest first, a hundred at a time. */
export async function listTableRecords(
  ctx: Ctx,
  { tableName, filterFormula, offset, pageSize = 100 }: TableInput,
): Promise<{ records: OutgoingRecord[]; offset?: string }> {
  const formula = filterFormula?.trim() ? compileFormula(filterFormula, ctx.viewer) : undefined;
  const condition = and(
    eq(records.tableName, tableName),
    seenBy(ctx.viewer),
    afterCursor("newest", readCursor("newest", offset)),
    formula,
  );
  const read = async (ctx: Ctx) =>
    await selectStored(ctx, condition)
      .orderBy(desc(records.createdAt), desc(records.id))
      .limit(pageSize + 1);
  const stored = formula ? await withinTime(ctx, read) : await read(ctx);
  const shown = stored.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    records: await showRecords(ctx, shown),
    ...(stored.length > pageSize && last ? { offset: cursorAfter("newest", last) } : {}),
  };
}

function seenBy(viewer: Viewer): SQL | undefined {
  const isPublic = inArray(records.status, ["Live", "Published"]);
  const isOwn = isMember(viewer) ? eq(records.ownerId, viewer.userId) : undefined;
  return isAdmin(viewer) ? undefined : or(isPublic, isOwn);
}

/** A formula may not hold the database: it is given some seconds and then refused. */
async function withinTime(ctx: Ctx, read: (ctx: Ctx) => Promise<StoredRecord[]>): Promise<StoredRecord[]> {
  try {
    return await ctx.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${timeLimit}, true)`);
      return await read({ ...ctx, db: tx });
    });
  } catch (error) {
    const code = sqlState(error);
    if (code === "57014") throw formulaError("it takes too long on this table; narrow it down");
    // Class 22 is about values, 54 about size: the formula's doing, not ours.
    if (code?.startsWith("22") || code?.startsWith("54"))
      throw formulaError("it comes to a value that cannot be computed");
    throw error;
  }
}

function sqlState(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string") return each.code;
  }
  return undefined;
}
