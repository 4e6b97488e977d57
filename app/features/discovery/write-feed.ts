import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { xmlText } from "./xml.ts";

interface Feed {
  origin: string;
  title: string;
  description: string;
  /** The page that the feed follows, and the feed itself. */
  path: string;
  feedPath: string;
  cards: readonly PromptCard[];
}

/** RSS 2.0 of what cards show: never a prompt's text. */
export function writeFeed({ origin, title, description, path, feedPath, cards }: Feed): string {
  const items = cards.map((card) => writeItem(origin, card)).join("\n");
  const newest = cards[0] && new Date(cards[0].createdTime).toUTCString();
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(origin + path)}</link>
<description>${xmlText(description)}</description>
<language>en</language>
<atom:link href="${xmlText(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${newest}</lastBuildDate>\n` : ""}${items}
</channel>
</rss>`;
}

function writeItem(origin: string, card: PromptCard): string {
  const address = xmlText(`${origin}/prompt/${card.id}`);
  const categories = [card.aiPlatform, card.pack].flatMap((word) =>
    word ? `<category>${xmlText(word)}</category>` : [],
  );
  return `<item>
<title>${xmlText(card.title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${new Date(card.createdTime).toUTCString()}</pubDate>
<dc:creator>${xmlText(card.vendor)}</dc:creator>
<description>${xmlText(card.description)}</description>
${categories.join("")}
</item>`;
}
