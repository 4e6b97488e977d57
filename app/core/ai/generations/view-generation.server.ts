import { and, eq, isNull, type SQL } from "drizzle-orm";
import { isMember, type Viewer } from "#app/core/accounts/viewer.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { smallAddress } from "#app/core/files/picture-file.server.ts";
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

/** `galleryPath` is where an image of a batch lies: the gallery has it, the generation does not. */
export function viewGeneration(row: Generation, galleryPath: string | null = null): GenerationView {
  const { id, status, progress, madeBy, input, result, error, batchId, createdAt, finishedAt } = row;
  const path = row.resultPath ?? galleryPath;
  return {
    id,
    function: row.function,
    status,
    progress,
    cost: Number(row.cost),
    madeBy,
    input,
    result,
    imageUrl: path ? fileAddress(path) : null,
    smallUrl: path ? smallAddress(path) : null,
    error,
    batchId,
    createdAt,
    finishedAt,
  };
}
