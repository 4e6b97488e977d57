import { and, eq, isNull, type SQL } from "drizzle-orm";
import { isMember, type Viewer } from "#app/core/accounts/viewer.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";

export type Generation = typeof generations.$inferSelect;

/** Whose work it is: the account's, or the visitor's of that day and address. */
export function ownerOf(viewer: Viewer): { userId: string | null; visitorKey: string | null } {
  return isMember(viewer)
    ? { userId: viewer.userId, visitorKey: null }
    : { userId: null, visitorKey: viewer.visitorId };
}

export function isOwnedBy(viewer: Viewer): SQL | undefined {
  const { userId, visitorKey } = ownerOf(viewer);
  return userId === null
    ? and(isNull(generations.userId), eq(generations.visitorKey, visitorKey ?? ""))
    : eq(generations.userId, userId);
}

export function viewGeneration(row: Generation): GenerationView {
  const { id, status, progress, madeBy, input, result, error, batchId, createdAt, finishedAt } = row;
  return {
    id,
    function: row.function,
    status,
    progress,
    cost: Number(row.cost),
    madeBy,
    input,
    result,
    imageUrl: row.resultPath ? fileAddress(row.resultPath) : null,
    error,
    batchId,
    createdAt,
    finishedAt,
  };
}
