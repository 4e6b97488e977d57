import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isPublished, mayReadPrompt } from "./may-read-prompt.server.ts";
import { isRecordId } from "./record-id.ts";
import type { PromptDetail } from "./record-shapes.ts";
import { showDetail } from "./show-record.server.ts";
import { loadRecord, type StoredRecord } from "./stored-record.server.ts";

/** One record, as much of it as this viewer may see. */
export async function getRecord(ctx: Ctx, id: string): Promise<PromptDetail> {
  return await showDetail(ctx, await findRecord(ctx, id));
}

/** The stored record behind an id, where the viewer may know that it exists. */
export async function findRecord(ctx: Ctx, id: string): Promise<StoredRecord> {
  const record = isRecordId(id) ? await loadRecord(ctx, id) : undefined;
  // A draft exists for its owner and admins; a withdrawn prompt still for those who unlocked it.
  if (record && (isPublished(record) || (await mayReadPrompt(ctx, record)))) return record;
  throw new AppError("not_found", "The prompt you're looking for doesn't exist.");
}
