import type { DesignFindings } from "./design-findings.ts";
import { formatWords, type DesignFormat } from "./grammar/design-formats.ts";
import { cleanListingTitle, listingTitleLimit } from "./listing-rules.ts";
import { listingTags } from "./listing-tags.ts";
import { capitalise, endSentence, listWords, withArticle } from "./phrase-grammar.ts";
import { marketTermsFor } from "./tags/market-terms.ts";
import { fitWords } from "./words/fit-length.ts";
import { contentWords, titleSegments } from "./words/clean-title.ts";
import { titleCase } from "./words/title-case.ts";

export interface ListingInput {
  keywords: string;
  format?: DesignFormat;
  findings?: DesignFindings;
}

export interface SeoListing {
  title: string;
  description: string;
  tags: string[];
  /** What the seller could still do for this listing. */
  suggestions: string[];
}

function segmentsOf({ keywords, findings = {} }: ListingInput): string[] {
  const given = titleSegments(keywords.slice(0, 2_000));
  const found = titleSegments(
    [findings.subject, ...(findings.elements ?? [])].filter(Boolean).join(", ").slice(0, 1_000),
  );
  return given.length > 0 ? [...given, ...found] : found;
}

/** Gifts that the first keyword suggests; a phrase that repeats a keyword would say nothing new. */
function giftsFor([main = "", ...rest]: string[]): string[] {
  const said = new Set([main, ...rest].flatMap(contentWords));
  return marketTermsFor(main, "shop").filter(
    (term) => /\bgift$/.test(term) && contentWords(term).filter((word) => said.has(word)).length < 2,
  );
}

/** Whole phrases, each for a word that was not said yet, for as long as they fit. */
function titleOf({ format, findings = {} }: ListingInput, segments: string[]): string {
  const [main = "", ...rest] = segments;
  const words = formatWords[format ?? "poster"];
  const said = new Set<string>();
  const isNews = (phrase: string) => contentWords(phrase.toLowerCase()).some((word) => !said.has(word));
  const say = (phrase: string) => contentWords(phrase.toLowerCase()).forEach((word) => said.add(word));
  say(main);
  const product = words.product.split(" ").filter(isNews).join(" ");
  let title = fitWords(cleanListingTitle(titleCase(`${main} ${product}`)), listingTitleLimit - 1);
  say(title);
  const parts = [findings.style, ...rest.slice(0, 4), ...giftsFor(segments).slice(0, 1), words.also];
  for (const part of parts) {
    if (!part || !isNews(part)) continue;
    const longer = cleanListingTitle([title, titleCase(part)].filter(Boolean).join(", "));
    if (longer.length >= listingTitleLimit) continue;
    title = longer;
    say(part);
  }
  return fitWords(title, listingTitleLimit - 1) || words.product;
}

function lookOf({ style, mood }: DesignFindings, main: string): string {
  const isSaid = style !== undefined && main.toLowerCase().includes(style.toLowerCase());
  const parts = [
    style && !isSaid && `in ${withArticle(fitWords(style, 40))} style`,
    mood && `with ${withArticle(fitWords(mood, 40))} mood`,
  ].filter(Boolean);
  return parts.length > 0 ? ` ${parts.join(" and ")}` : "";
}

function descriptionOf({ format, findings = {} }: ListingInput, segments: string[]): string {
  const words = formatWords[format ?? "poster"];
  const [main = "Original design", ...others] = segments.map((segment) => fitWords(segment, 80));
  const colors = (findings.colors ?? [])
    .slice(0, 4)
    .map((color) => fitWords(color, 30))
    .filter(Boolean);
  const gifts = giftsFor(segments).slice(0, 3);
  const product = withArticle(words.product.toLowerCase());
  const paragraphs = [
    endSentence(`${capitalise(main)}: ${product}${lookOf(findings, main)} for ${words.uses}`),
    others.length > 0 && endSentence(`Themes: ${others.slice(0, 5).join(", ")}`),
    colors.length > 0 && endSentence(`Main colors: ${listWords(colors)}`),
    `Details\n${words.details.map((detail) => `• ${detail}`).join("\n")}`,
    gifts.length > 0 && endSentence(`Often chosen as ${listWords(gifts.map(withArticle), "or")}`),
    "Before you order\n• Colors can look slightly different from screen to screen.\n• Delivery: [when and how the buyer receives it].\n• Use: [personal use, or the licence you grant].",
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}

function suggestionsFor(
  { format, findings = {} }: ListingInput,
  segments: string[],
  title: string,
): string[] {
  const advice: string[] = [];
  if (segments.length < 3) advice.push("Add two or three more specific keywords: motif, style, occasion.");
  if (!format) advice.push("Choose a format, so that title and tags name the product.");
  if (!findings.style)
    advice.push("Analyze the design first: its style and colors make the description more exact.");
  if (title.length < 60)
    advice.push(`The title has room for ${listingTitleLimit - 1 - title.length} more characters.`);
  advice.push("Replace the [bracketed] parts of the description with your own details.");
  return advice;
}

/** A listing from keywords and what is known of the design; always within the marketplace's limits. */
export function seoListing(input: ListingInput): SeoListing {
  const segments = segmentsOf(input);
  const title = titleOf(input, segments);
  return {
    title,
    description: descriptionOf(input, segments),
    tags: listingTags({ segments, format: input.format, findings: input.findings ?? {} }),
    suggestions: suggestionsFor(input, segments, title),
  };
}
