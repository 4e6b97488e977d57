import { asUser } from "#app/core/accounts/as-user.server.ts";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { createRecord } from "#app/core/catalog/create-record.server.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { readUserImage } from "#app/core/files/read-user-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { type GivenFiles, keepFiles } from "./keep-files.server.ts";
import { findOwnItem } from "./own-item.server.ts";
import type { StoreDraft } from "./schema.ts";
import { checkDraft, fieldsOfDraft } from "./store-draft.ts";

export interface ItemSubmission {
  draft: StoreDraft;
  files: GivenFiles;
}

export const signInToSubmit = "Please log in to submit to the store";

const uploadLimit = {
  points: 40,
  durationSeconds: 3600,
  message: "That is a lot of submissions at once. Please try again later.",
};

/** A new item of the signed-in seller, a Draft until it is reviewed. */
export async function submitItem(ctx: Ctx, submission: ItemSubmission): Promise<{ id: string }> {
  const { email } = requireMember(ctx, signInToSubmit);
  const fields = { ...(await fieldsOf(ctx, submission, false)), "Creator Email": email };
  return await createRecord(ctx, { tableName: submissionTable, fields });
}

/** Changes one's own item, which then waits for review again. A file that is not given anew stays. */
export async function resubmitItem(ctx: Ctx, id: string, submission: ItemSubmission): Promise<void> {
  requireMember(ctx, signInToSubmit);
  const item = await findOwnItem(ctx, id);
  const fields = await fieldsOf(ctx, submission, item.fields["PDF URL"] !== undefined);
  await updateRecord(asUser(ctx), { id, fields });
}

async function fieldsOf(ctx: Ctx, { draft, files }: ItemSubmission, hasPdf: boolean): Promise<RecordFields> {
  const { userId } = requireMember(ctx, signInToSubmit);
  const { pdf, ...pictures } = files;
  const isPdf = draft.productType === "pdf";
  // Everything else first: files are kept only for a submission that will be taken.
  checkDraft(draft, hasPdf || pdf !== undefined);
  await limit("submit-item", userId, uploadLimit);
  const image = pictures.image ?? (await galleryImage(ctx, draft));
  const kept = await keepFiles(userId, {
    ...pictures,
    ...(image ? { image } : {}),
    ...(isPdf && pdf ? { pdf } : {}),
  });
  return { ...fieldsOfDraft(draft), ...kept, ...(isPdf ? {} : { "PDF URL": null }) };
}

async function galleryImage(ctx: Ctx, { galleryImage: id, title }: StoreDraft) {
  if (id === "") return undefined;
  const bytes = await readUserImage(ctx, id);
  if (bytes) return { name: title, bytes };
  const message = "This picture is no longer in your gallery. Please choose another.";
  throw new AppError("validation", message, { fields: { image: message } });
}
