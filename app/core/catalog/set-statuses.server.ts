import { and, inArray, ne, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { records } from "./tables.server.ts";

export interface ChangedRecord {
  id: string;
  title: string | null;
  ownerId: string | null;
}

/** Gives many records one status. Those that have it already are left alone and not returned. */
export async function setStatuses(
  ctx: Ctx,
  { ids, status }: { ids: readonly string[]; status: string },
): Promise<ChangedRecord[]> {
  requireAdmin(ctx);
  if (ids.length === 0) return [];
  return await inTransaction(ctx, async ({ db }) => {
    const changed = await db
      .update(records)
      .set({
        // The outcome of an earlier review does not outlive it.
        fields: sql`jsonb_set(${records.fields} - 'Rejection Reason', '{Status}', to_jsonb(${status}::text))`,
        updatedAt: sql`now()`,
      })
      .where(and(inArray(records.id, [...ids]), ne(records.status, status)))
      .returning({ id: records.id, title: records.title, ownerId: records.ownerId });
    await dropPages(db);
    return changed;
  });
}
