import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { isOwner } from "#app/core/catalog/may-read-prompt.server.ts";
import { listOf, picturesOf, textOf } from "#app/core/catalog/read-fields.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { PromptDraft } from "./schema.ts";

export interface OwnDraft {
  id: string;
  status: string;
  rejectionReason: string | null;
  draft: PromptDraft;
}

/** One's own submission as the form holds it. */
export async function ownDraft(ctx: Ctx, id: string): Promise<OwnDraft> {
  requireMember(ctx);
  const record = await findRecord(ctx, id);
  if (!isOwner(record, ctx.viewer) || record.tableName !== submissionTable)
    throw new AppError("not_found", "The prompt you're looking for doesn't exist.");
  const { fields } = record;
  const draft: PromptDraft = {
    title: textOf(fields, "Title") ?? "",
    fullPrompt: textOf(fields, "Full Prompt") ?? "",
    description: textOf(fields, "Description") ?? "",
    price: String(Number(record.price)),
    pack: record.pack ?? "Starter",
    tags: listOf(fields, "Tags").join(", "),
    imageUrl: picturesOf(fields, "Image")[0]?.url ?? "",
    aiPlatform: textOf(fields, "Image Generator") ?? "",
    creatorName: textOf(fields, "Creator") ?? "",
    creatorEmail: textOf(fields, "Creator Email") ?? "",
  };
  return { id, status: record.status, rejectionReason: textOf(fields, "Rejection Reason") ?? null, draft };
}
