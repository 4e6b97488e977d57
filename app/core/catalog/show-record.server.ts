import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isAdmin, type Viewer } from "#app/core/accounts/viewer.ts";
import { env } from "#app/platform/env/env.server.ts";
import { promptVariables } from "#app/ui/prompt-tokens.ts";
import { designFields } from "./field-names.ts";
import { defaultCardRating, defaultDetailRating, demoDownloads, demoReviews } from "./demo-figures.ts";
import { isOwner, readableAmong } from "./may-read-prompt.server.ts";
import { previewPrompt } from "./preview-prompt.ts";
import { linkOf, listOf, numberOf, picturesOf, safeUrl, socialLinksOf, textOf } from "./read-fields.ts";
import type { OutgoingRecord, PromptCard, PromptDetail } from "./record-shapes.ts";
import { isCurated } from "./source-tables.ts";
import type { StoredRecord } from "./stored-record.server.ts";
import { type Access, promptText, visibleFields } from "./visible-fields.ts";

// The one way out for records: whatever a page, the API, a feed or the proxy shows of a record was
// chosen here, for this viewer.

export async function showCards(ctx: Ctx, stored: readonly StoredRecord[]): Promise<PromptCard[]> {
  return showReadableCards(ctx, stored, await readableAmong(ctx, stored));
}

/** For who has asked already what the viewer may read. */
export function showReadableCards(
  ctx: Ctx,
  stored: readonly StoredRecord[],
  readable: Set<string>,
): PromptCard[] {
  return stored.map((record) => cardOf(record, accessTo(record, ctx.viewer, readable)));
}

export async function showDetail(ctx: Ctx, stored: StoredRecord): Promise<PromptDetail> {
  return detailOf(stored, accessTo(stored, ctx.viewer, await readableAmong(ctx, [stored])));
}

export async function showDetails(ctx: Ctx, stored: readonly StoredRecord[]): Promise<PromptDetail[]> {
  const readable = await readableAmong(ctx, stored);
  return stored.map((record) => detailOf(record, accessTo(record, ctx.viewer, readable)));
}

export async function showRecords(ctx: Ctx, stored: readonly StoredRecord[]): Promise<OutgoingRecord[]> {
  const readable = await readableAmong(ctx, stored);
  return stored.map((record) => ({
    id: record.id,
    createdTime: record.createdAt.toISOString(),
    fields: visibleFields(record.fields, accessTo(record, ctx.viewer, readable)),
  }));
}

/** To whoever has just sent it, signed in or not: what was kept of it. */
export function showCreated(stored: StoredRecord): OutgoingRecord {
  const fields = visibleFields(stored.fields, { isReadable: true, isOwn: true, isAdmin: false });
  return { id: stored.id, createdTime: stored.createdAt.toISOString(), fields };
}

/** Free store items are handed to whoever claims them, signed in or not (toolkit §6). Others are left out. */
export function showClaimed(stored: readonly StoredRecord[], viewer: Viewer): PromptDetail[] {
  const free = stored.filter((record) => isFreeItem(record));
  return free.map((record) => detailOf(record, accessTo(record, viewer, new Set([record.id]))));
}

/** On show in the User Store at a price of 0. */
export function isFreeItem({ shelf, price }: Pick<StoredRecord, "shelf" | "price">): boolean {
  return shelf === "store" && Number(price) === 0;
}

function accessTo(record: StoredRecord, viewer: Viewer, readable: Set<string>): Access {
  return {
    isReadable: readable.has(record.id),
    isOwn: isOwner(record, viewer),
    isAdmin: isAdmin(viewer),
  };
}

function cardOf(record: StoredRecord, access: Access): PromptCard {
  const { fields } = record;
  const [picture] = picturesOf(fields, "Image");
  const isDemo = env().DEMO;
  const reviews = record.ratingCount + (numberOf(fields, "Reviews") ?? 0);
  return {
    id: record.id,
    sourceTable: record.tableName,
    createdTime: record.createdAt.toISOString(),
    title: record.title ?? "Untitled",
    description: textOf(fields, "Description") ?? "",
    category: record.category ?? record.pack,
    pack: record.pack,
    price: Number(record.price),
    unit: record.productType === null ? "credits" : "dollars",
    isCurated: isCurated(record.tableName),
    rating: Number(record.rating) || (isDemo ? defaultCardRating : null),
    reviews: reviews || (isDemo ? demoReviews(record.id) : null),
    downloads: record.popularity || (isDemo ? demoDownloads(record.id) : null),
    vendor: textOf(fields, "Creator") ?? "AI Prompts",
    creatorHandle: record.creatorHandle,
    aiPlatform: record.platform,
    imageUrl: picture?.url ?? null,
    imageSrcSet: picture?.srcSet ?? null,
    imageWidth: picture?.width ?? null,
    imageHeight: picture?.height ?? null,
    tags: listOf(fields, "Tags"),
    productType: record.productType,
    link: linkOf(fields.Link) ?? null,
    logoUrl: safeUrl(fields["Logo URL"]) ?? picturesOf(fields, "Logo")[0]?.url ?? null,
    socialLinks: socialLinksOf(fields),
    status: record.status,
    isReadable: access.isReadable,
    isOwn: access.isOwn,
  };
}

const factFields = ["Type", ...designFields];

const extraFields = {
  "Template Prompt": "Template",
  "Tech Details": "Technical details",
  promptEnhancer: "Prompt enhancer",
  imageEnhancer: "Image enhancer",
};

function detailOf(record: StoredRecord, access: Access): PromptDetail {
  const { fields } = record;
  const text = promptText(fields) ?? "";
  const file = safeUrl(fields["PDF URL"]);
  const variables = promptVariables(text);
  const mayDecide = access.isOwn || access.isAdmin;
  return {
    ...cardOf(record, access),
    rating: Number(record.rating) || (env().DEMO ? defaultDetailRating : null),
    likes: (numberOf(fields, "Likes") ?? 0) + (record.likes ?? 0),
    views: (numberOf(fields, "Views") ?? 0) + (record.views ?? 0),
    creator: textOf(fields, "Creator") ?? "Anonymous",
    bio: textOf(fields, "Bio") ?? null,
    pictures: picturesOf(fields, "Image"),
    facts: factFields.flatMap((label) => {
      const value = textOf(fields, label);
      return value === undefined ? [] : { label, value };
    }),
    preview: text === "" ? "" : previewPrompt(text),
    variableCount: variables.length,
    fullPrompt: access.isReadable ? text : null,
    variables: access.isReadable ? variables : [],
    extras: access.isReadable ? extrasOf(record, text) : [],
    fileUrl: access.isReadable ? (file ?? null) : null,
    hasFile: file !== undefined,
    rejectionReason: mayDecide ? (textOf(fields, "Rejection Reason") ?? null) : null,
  };
}

function extrasOf({ fields }: StoredRecord, shown: string): { label: string; text: string }[] {
  return Object.entries(extraFields).flatMap(([name, label]) => {
    const text = textOf(fields, name);
    return text === undefined || text === shown ? [] : { label, text };
  });
}
