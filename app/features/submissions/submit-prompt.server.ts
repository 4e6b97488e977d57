import { asUser } from "#app/core/accounts/as-user.server.ts";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { checkSubmission } from "#app/core/catalog/check-submission.ts";
import { createRecord } from "#app/core/catalog/create-record.server.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { isOwner } from "#app/core/catalog/may-read-prompt.server.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { keepPicture } from "#app/core/files/keep-picture.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { fieldsOfDraft } from "./draft-fields.ts";
import type { PromptDraft } from "./schema.ts";

export interface Submission {
  draft: PromptDraft;
  picture?: Uint8Array | undefined;
}

const pictureLimit = {
  points: 30,
  durationSeconds: 3600,
  message: "That is a lot of pictures at once. Please try again later.",
};

/** Saves a draft for review: the account's own where somebody is signed in, else limited per address (D19). */
export async function submitPrompt(ctx: Ctx, submission: Submission): Promise<{ id: string }> {
  const fields = await fieldsOf(ctx, submission);
  const own = isMember(ctx.viewer) ? { "Creator Email": fields["Creator Email"] ?? ctx.viewer.email } : {};
  return await createRecord(ctx, { tableName: submissionTable, fields: { ...fields, ...own } });
}

/** Changes one's own submission, which then waits for review again. */
export async function resubmitPrompt(ctx: Ctx, id: string, submission: Submission): Promise<void> {
  requireMember(ctx);
  const record = await findRecord(ctx, id);
  if (!isOwner(record, ctx.viewer) || record.tableName !== submissionTable)
    throw new AppError("forbidden", "You can change your own submissions only.");
  const { Image: image, ...fields } = await fieldsOf(ctx, submission);
  const isSamePicture = sameAddress(image, record.fields.Image);
  await updateRecord(asUser(ctx), { id, fields: isSamePicture ? fields : { ...fields, Image: image } });
}

async function fieldsOf(ctx: Ctx, { draft, picture }: Submission): Promise<RecordFields> {
  const fields = fieldsOfDraft(draft);
  // Everything else first: a picture is kept only for a submission that will be taken.
  checkSubmission(fields);
  if (!picture) return fields;
  await limit("submit-picture", isMember(ctx.viewer) ? ctx.viewer.userId : ctx.ip, pictureLimit);
  const kept = await keepPicture(picture, { place: "submissions" }).catch((error: unknown) => {
    if (error instanceof AppError)
      throw new AppError("validation", error.message, { fields: { Image: error.message } });
    throw error;
  });
  return { ...fields, Image: [kept] };
}

function sameAddress(next: unknown, before: unknown): boolean {
  const address = (value: unknown) =>
    Array.isArray(value) ? (value[0] as { url?: unknown } | undefined)?.url : undefined;
  return address(next) !== undefined && address(next) === address(before);
}
