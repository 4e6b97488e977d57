/** A title must stay under this many characters. */
export const listingTitleLimit = 140;
export const listingTagCount = 13;
export const listingTagLength = 20;

const refusedInTitle = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu;
const refusedInTag = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u;
/** The marketplace takes each of these once in a title. */
const onceInTitle = ["%", ":", "&", "+"];

/** Whether a title or tag begins with a word; a sign there could also be read as a formula by a spreadsheet. */
export function startsWithWord(text: string): boolean {
  return /^[\p{L}\p{Nd}]/u.test(text);
}

export function hasRefusedCharacters(field: "title" | "tag", text: string): boolean {
  return field === "tag" ? refusedInTag.test(text) : text.search(refusedInTitle) >= 0;
}

/** Signs that stand in the title more often than the marketplace takes them. */
export function repeatedSigns(title: string): string[] {
  return onceInTitle.filter((sign) => title.indexOf(sign) !== title.lastIndexOf(sign));
}

/** The title with only the characters that the marketplace takes. */
export function cleanListingTitle(title: string): string {
  let clean = title
    .normalize("NFC")
    .replaceAll(refusedInTitle, " ")
    .replace(/^[^\p{L}\p{Nd}]+/u, "");
  for (const sign of onceInTitle) {
    const after = clean.indexOf(sign) + 1;
    if (after > 0) clean = clean.slice(0, after) + clean.slice(after).replaceAll(sign, " ");
  }
  return clean.replaceAll(/\s+/g, " ").trim();
}
