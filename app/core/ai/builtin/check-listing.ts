import {
  hasRefusedCharacters,
  listingTagCount,
  listingTagLength,
  listingTitleLimit,
  repeatedSigns,
  startsWithWord,
} from "./listing-rules.ts";
import type { SeoListing } from "./seo-listing.ts";
import { tagKey } from "./words/base-form.ts";

export interface ListingProblem {
  field: "title" | "description" | "tags";
  message: string;
}

function doubles(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tagKey(tag);
    const isDouble = seen.has(key);
    seen.add(key);
    return isDouble;
  });
}

/** What the marketplace would refuse or waste in a listing; an empty list means that it can go out. */
export function checkListing({
  title,
  description,
  tags,
}: Pick<SeoListing, "title" | "description" | "tags">): ListingProblem[] {
  const problems: ListingProblem[] = [];
  const add = (field: ListingProblem["field"], message: string) => problems.push({ field, message });
  if (title.trim() === "") add("title", "The title is empty.");
  if (title.length >= listingTitleLimit) {
    add("title", `The title has ${title.length} characters; it must stay under ${listingTitleLimit}.`);
  }
  if (title.trim() !== "" && !startsWithWord(title))
    add("title", "The title must start with a letter or a number.");
  if (hasRefusedCharacters("title", title))
    add("title", "The title has a sign that Etsy refuses, such as an emoji or a line break.");
  for (const sign of repeatedSigns(title)) add("title", `Etsy takes “${sign}” only once in a title.`);
  if (description.trim() === "") add("description", "The description is empty.");
  if (tags.length !== listingTagCount)
    add("tags", `There are ${tags.length} tags; use all ${listingTagCount}.`);
  for (const tag of tags) {
    if (tag.trim() === "") add("tags", "One tag is empty.");
    if (tag.length > listingTagLength) {
      add("tags", `“${tag}” has ${tag.length} characters; a tag has at most ${listingTagLength}.`);
    }
  }
  for (const tag of tags) {
    if (tag.trim() !== "" && (!startsWithWord(tag) || hasRefusedCharacters("tag", tag)))
      add("tags", `“${tag}” may have only letters, numbers, spaces, hyphens and apostrophes.`);
  }
  for (const tag of doubles(tags)) add("tags", `“${tag}” is there twice.`);
  return problems;
}
