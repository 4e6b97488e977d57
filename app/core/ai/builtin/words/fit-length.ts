const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The longest start of whole characters within the limit: never half an emoji. */
function cutCharacters(text: string, limit: number): string {
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > limit) break;
    kept += segment;
  }
  return kept;
}

const danglingEnd =
  /[\s,;:–—|&-]+$|\s(?:and|or|with|of|for|in|on|at|the|a|an|to|by|from|into|over|under|near)$/iu;

/** The longest start of whole words within the limit, without a dangling “with” or comma. */
export function fitWords(text: string, limit: number): string {
  const tidy = text.replaceAll(/\s+/g, " ").trim();
  let kept = tidy;
  if (tidy.length > limit) {
    const cut = cutCharacters(tidy, limit + 1);
    const lastSpace = cut.lastIndexOf(" ");
    kept = lastSpace > 0 ? cut.slice(0, lastSpace) : cutCharacters(tidy, limit);
  }
  let shorter = kept.replace(danglingEnd, "");
  while (shorter !== kept && shorter !== "") {
    kept = shorter;
    shorter = kept.replace(danglingEnd, "");
  }
  return kept;
}
