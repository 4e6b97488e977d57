import { AppError } from "#app/platform/errors/app-error.ts";
import { allArticles, type Article } from "./articles.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const texts = import.meta.glob<string>("./articles/*.md", { query: "?raw", import: "default", eager: true });

/** An article with its text as HTML, and two others to read next: same category first. */
export function readArticle(slug: string): { article: Article; html: string; next: Article[] } {
  const article = allArticles.find((candidate) => candidate.slug === slug);
  const markdown = articleText(slug);
  if (!article || markdown === undefined) throw new AppError("not_found", "This article does not exist.");
  const others = allArticles.filter((candidate) => candidate !== article);
  const related = others.filter((candidate) => candidate.category === article.category);
  const rest = others.filter((candidate) => candidate.category !== article.category);
  return { article, html: renderMarkdown(markdown), next: [...related, ...rest].slice(0, 2) };
}

export function articleText(slug: string): string | undefined {
  return texts[`./articles/${slug}.md`];
}
