import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { moderateSubmission, type SubmissionFlag } from "#app/core/ai/moderate-submission.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { getPaymentOptions } from "#app/core/catalog/get-payment-options.server.ts";
import { textOf } from "#app/core/catalog/read-fields.ts";
import { showDetail } from "#app/core/catalog/show-record.server.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { findDuplicates } from "./find-duplicates.server.ts";
import type { Submission } from "./schema.ts";
import { textsOf } from "./submission-texts.ts";

/** One submission with its full text, what to look at in it, and what it resembles. */
export async function getSubmission(ctx: Ctx, id: string): Promise<Submission> {
  requireAdmin(ctx);
  const record = await findRecord(ctx, id);
  if (record.tableName !== submissionTable) throw new AppError("not_found", "There is no such submission.");
  const detail = await showDetail(ctx, record);
  const [{ flags }, duplicates, payment] = await Promise.all([
    moderateSubmission({ texts: textsOf(detail) }),
    findDuplicates(ctx, record),
    detail.productType === null ? null : getPaymentOptions(ctx, id),
  ]);
  return {
    detail: { ...detail, fileUrl: openable(detail.fileUrl) },
    updatedAt: record.updatedAt.toISOString(),
    creatorEmail: textOf(record.fields, "Creator Email") ?? null,
    hasAccount: record.ownerId !== null,
    flags,
    duplicates,
    payment,
  };
}

/** A file of this site opens only through a signed address. */
function openable(address: string | null): string | null {
  const prefix = "/files/";
  return address?.startsWith(prefix) ? fileAddress(address.slice(prefix.length)) : address;
}

const seenPictures = new Map<string, Promise<SubmissionFlag[]>>();
const mostSeen = 200;

/**
 * What the picture shows. It takes a moment, so that it is looked at once, not with every step through the
 * queue; with another threshold it is looked at again.
 */
export async function moderatePicture(ctx: Ctx, address: string | null): Promise<SubmissionFlag[]> {
  requireAdmin(ctx);
  if (address === null) return [];
  const { imageFlagPercent } = await siteSettings(ctx.db);
  const look = `${imageFlagPercent} ${address}`;
  const seen = seenPictures.get(look);
  if (seen) return await seen;
  if (seenPictures.size >= mostSeen) seenPictures.clear();
  // A picture that cannot be opened is itself worth a look.
  const looking = lookAt(address).catch((error: unknown) => {
    seenPictures.delete(look);
    ctx.log.info({ err: error }, "a submission's picture could not be checked");
    return [{ kind: "image" as const, reason: "The picture could not be opened for a check." }];
  });
  seenPictures.set(look, looking);
  return await looking;
}

async function lookAt(address: string): Promise<SubmissionFlag[]> {
  const { flags } = await moderateSubmission({ texts: [], images: [await readImageAddress(address)] });
  return flags;
}
