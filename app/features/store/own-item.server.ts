import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isOwner } from "#app/core/catalog/may-read-prompt.server.ts";
import { jsonOf, listOf, picturesOf, safeUrl, textOf } from "#app/core/catalog/read-fields.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import type { StoredRecord } from "#app/core/catalog/stored-record.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { findItem } from "./find-item.server.ts";
import { emptyStoreDraft, paymentFields, socialFields, type StoreDraft } from "./schema.ts";

export interface OwnItem {
  id: string;
  status: string;
  rejectionReason: string | null;
  draft: StoreDraft;
  /** What is there already, shown beside the fields for other files. */
  imageUrl: string | null;
  logoUrl: string | null;
  hasPdf: boolean;
}

/** One's own item as the form holds it. */
export async function ownItem(ctx: Ctx, id: string): Promise<OwnItem> {
  const item = await findOwnItem(ctx, id);
  const { fields } = item;
  const price = Number(item.price);
  const text = (name: string) => textOf(fields, name) ?? "";
  return {
    id,
    status: item.status,
    rejectionReason: textOf(fields, "Rejection Reason") ?? null,
    draft: {
      ...emptyStoreDraft,
      ...texts(fields["Payment Options"], [...paymentFields, "paymentInstructions"]),
      ...texts(fields["Social Links"], socialFields),
      title: text("Title"),
      category: text("Category"),
      productType: item.productType ?? "prompt",
      description: text("Description"),
      fullPrompt: text("Full Prompt"),
      isFree: price === 0 ? "on" : "",
      price: price === 0 ? "" : String(price),
      tags: listOf(fields, "Tags").join(", "),
      creatorName: text("Creator"),
    },
    imageUrl: picturesOf(fields, "Image")[0]?.url ?? null,
    logoUrl: safeUrl(fields["Logo URL"]) ?? null,
    hasPdf: safeUrl(fields["PDF URL"]) !== undefined,
  };
}

export async function findOwnItem(ctx: Ctx, id: string): Promise<StoredRecord> {
  requireMember(ctx);
  const item = await findItem(ctx, id);
  if (!isOwner(item, ctx.viewer) || item.tableName !== submissionTable)
    throw new AppError("not_found", "The item you're looking for doesn't exist.");
  return item;
}

function texts(json: unknown, names: readonly (keyof StoreDraft)[]): Partial<StoreDraft> {
  const given = jsonOf(json);
  return Object.fromEntries(names.map((name) => [name, typeof given[name] === "string" ? given[name] : ""]));
}
