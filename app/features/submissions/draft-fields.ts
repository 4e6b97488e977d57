import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { readPrice, splitTags } from "#app/core/catalog/typed-values.ts";
import { emptyDraft, type DraftField, type DraftMessages, type PromptDraft } from "./schema.ts";

const fieldNames: Record<DraftField, string> = {
  title: "Title",
  fullPrompt: "Full Prompt",
  description: "Description",
  price: "Price",
  pack: "Pack",
  tags: "Tags",
  imageUrl: "Image",
  aiPlatform: "Image Generator",
  creatorName: "Creator",
  creatorEmail: "Creator Email",
};

/** The form as the record's fields (core §5): tags split on commas, the picture as a single attachment. */
export function fieldsOfDraft(draft: PromptDraft): RecordFields {
  return {
    Title: draft.title.trim(),
    "Full Prompt": draft.fullPrompt.trim(),
    Description: draft.description.trim() || null,
    // The text itself where it is no number, so that the check can say so.
    Price: readPrice(draft.price),
    Pack: draft.pack,
    Tags: splitTags(draft.tags),
    Image: draft.imageUrl.trim() === "" ? null : [{ url: draft.imageUrl.trim() }],
    "Image Generator": draft.aiPlatform || null,
    Creator: draft.creatorName.trim() || null,
    "Creator Email": draft.creatorEmail.trim() || null,
  };
}

export function draftOfForm(values: Record<string, string>): PromptDraft {
  const names = Object.keys(emptyDraft) as DraftField[];
  return Object.fromEntries(
    names.map((name) => [name, values[name] ?? emptyDraft[name]]),
  ) as unknown as PromptDraft;
}

/** Messages by record field become messages by form field. */
export function messagesOfDraft(messages: Record<string, string>): DraftMessages {
  const byField = Object.entries(fieldNames).flatMap(([name, field]) => {
    const message = messages[field] ?? messages[name];
    return message === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(byField) as DraftMessages;
}
