import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";

/** Every text of a submission that would become public or be sold. */
export function textsOf(detail: PromptDetail): string[] {
  const texts = [
    detail.title,
    detail.description,
    detail.fullPrompt ?? "",
    detail.bio ?? "",
    detail.tags.join(", "),
    ...detail.extras.map(({ text }) => text),
  ];
  return texts.filter((text) => text.trim() !== "");
}
