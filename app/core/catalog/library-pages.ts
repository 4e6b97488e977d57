import type { SourceTable } from "./source-tables.ts";

export interface LibraryPage {
  slug: string;
  title: string;
  description: string;
  /** Undefined for the page that shows every table of the Prompt Database. */
  table: SourceTable | undefined;
}

function page(slug: string, title: SourceTable, description: string): LibraryPage {
  return { slug, title, description, table: title };
}

/** The 16 library pages (core §2): the same view, each over its own table. */
export const libraryPages: readonly LibraryPage[] = [
  {
    slug: "data",
    title: "Data View",
    description: "Every prompt of every library in one table, to search, filter and compare.",
    table: undefined,
  },
  page("smart-ai-prompt", "Smart AI Prompt", "Prompts with a clear structure: subject, light, lens, finish."),
  page("ai-prompt-heaven", "AI Prompt Heaven", "A broad collection to browse when the idea is still open."),
  page("midjourney", "Midjourney", "Prompts written for Midjourney, with their parameters."),
  page(
    "creative-ai-prompt",
    "Creative AI Prompt Library",
    "Illustration, pattern and texture prompts for people who make things.",
  ),
  page("freepik", "Freepik", "Prompts for Freepik's generator: stock-ready scenes and backgrounds."),
  page("artistly", "Artistly", "Prompts for Artistly: books, prints and seasonal designs."),
  page("leonardo", "Leonardo", "Prompts for Leonardo: characters, worlds and product scenes."),
  page("ideogram", "Ideogram", "Prompts for Ideogram, where the words inside the picture matter."),
  page("recraft", "Recraft", "Prompts for Recraft: icons, logos and flat vector shapes."),
  page("kittl", "Kittl", "Prompts for Kittl: lettering, badges and print-on-demand layouts."),
  page("dalle", "DALLE", "Prompts for DALLE, described in plain sentences."),
  page("prompt-ai", "Prompt AI", "Short prompts that work in most image tools."),
  page("canva", "Canva", "Prompts for Canva's image tools, sized for posts and slides."),
  page("piclumen", "Piclumen", "Prompts for Piclumen: realistic light, people and places."),
  page("only-prompt", "Only Prompt", "The words alone: prompts without pictures, for quick copying."),
];

export function libraryPage(slug: string): LibraryPage | undefined {
  return libraryPages.find((page) => page.slug === slug);
}
