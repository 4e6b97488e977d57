import { largestPrice } from "#app/core/catalog/check-submission.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { linkOf } from "#app/core/catalog/read-fields.ts";
import { readPrice, splitTags } from "#app/core/catalog/typed-values.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatCount } from "#app/ui/format-number.ts";
import {
  emptyStoreDraft,
  paymentFields,
  socialFields,
  type StoreDraft,
  type StoreField,
  type StoreMessages,
} from "./schema.ts";
import { storeCategories } from "./store-labels.ts";

const longest: Partial<Record<StoreField, number>> = {
  title: 200,
  description: 4000,
  fullPrompt: 20_000,
  paymentInstructions: 1000,
  tags: 1000,
  creatorName: 100,
};
/** Links and what is chosen rather than written. */
const longestOther = 500;
const wrongLink = "Please use an address that starts with http:// or https://.";

export function draftOfForm(values: Record<string, string | undefined>): StoreDraft {
  const names = Object.keys(emptyStoreDraft) as StoreField[];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ""])) as unknown as StoreDraft;
}

/** Refuses what toolkit §5 refuses; messages are keyed by the form's fields, and stand only beside shown ones. */
export function checkDraft(draft: StoreDraft, hasPdf: boolean): void {
  const messages: StoreMessages = {};
  const isPdf = draft.productType === "pdf";
  const price = priceOf(draft);
  const isBlank = (name: StoreField) => draft[name].trim() === "";
  if (isBlank("title")) messages.title = "Please enter a title.";
  if (!storeCategories.some((category) => category === draft.category))
    messages.category = "Please choose a category.";
  if (isBlank("description")) messages.description = "Please enter a description.";
  if (!isPdf && isBlank("fullPrompt")) messages.fullPrompt = "Please enter the full prompt.";
  if (isPdf && !hasPdf) messages.pdf = "Please add the PDF file.";
  if (!Number.isFinite(price) || price < 0) messages.price = "Price must be a number of at least 0.";
  else if (price > largestPrice) messages.price = `Price must be at most ${formatCount(largestPrice)}.`;
  for (const name of usedFields(isPdf, price > 0)) {
    const most = longest[name] ?? longestOther;
    if (draft[name].length > most) messages[name] = `Please use at most ${most} characters.`;
    else if (isLinkField(name) && !isBlank(name) && !isLink(draft[name])) messages[name] = wrongLink;
  }
  if (Object.keys(messages).length > 0)
    throw new AppError("validation", "Please check what you entered.", { fields: messages });
}

/** What is left out of the record may say anything: the text of a PDF item, the payment of a free one. */
function usedFields(isPdf: boolean, isPriced: boolean): StoreField[] {
  const unused = new Set<StoreField>([
    ...(isPdf ? (["fullPrompt"] as const) : []),
    ...(isPriced ? [] : [...paymentFields, "paymentInstructions" as const]),
  ]);
  return (Object.keys(emptyStoreDraft) as StoreField[]).filter((name) => !unused.has(name));
}

function isLinkField(name: StoreField): boolean {
  return [...paymentFields, ...socialFields].some((field) => field === name);
}

/** As `Pay.me/x`: a name of a site, with or without its beginning. A lone word or a sentence is none. */
function isLink(text: string): boolean {
  const url = linkOf(text);
  return url !== undefined && /^[^\s/]+\.[^\s/.]+$/.test(new URL(url).hostname) && !/\s/.test(text.trim());
}

/** Free is free, whatever the price field says (toolkit §5). */
export function priceOf({ isFree, price }: Pick<StoreDraft, "isFree" | "price">): number {
  return isFree === "" ? readPrice(price) : 0;
}

/** The checked form as fields of its record; files come beside it. */
export function fieldsOfDraft(draft: StoreDraft): RecordFields {
  const isPdf = draft.productType === "pdf";
  return {
    Title: draft.title.trim(),
    Category: draft.category,
    "Product Type": isPdf ? "pdf" : "prompt",
    Description: draft.description.trim(),
    "Full Prompt": isPdf ? null : draft.fullPrompt.trim(),
    Price: priceOf(draft),
    Tags: splitTags(draft.tags),
    Creator: draft.creatorName.trim() || null,
    "Social Links": jsonText(linksOf(draft, socialFields)),
    "Payment Options": jsonText(paymentOf(draft)),
  };
}

function paymentOf(draft: StoreDraft): Record<string, string> {
  if (priceOf(draft) === 0) return {};
  const paymentInstructions = draft.paymentInstructions.trim();
  return { ...linksOf(draft, paymentFields), ...(paymentInstructions ? { paymentInstructions } : {}) };
}

function linksOf(draft: StoreDraft, names: readonly StoreField[]): Record<string, string> {
  const links = names.map((name) => [name, linkOf(draft[name])] as const);
  return Object.fromEntries(links.filter((pair): pair is [StoreField, string] => pair[1] !== undefined));
}

function jsonText(value: Record<string, string>): string | null {
  return Object.keys(value).length === 0 ? null : JSON.stringify(value);
}
