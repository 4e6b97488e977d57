import { describe, expect, it } from "vitest";
import { allArticles, articlesIn, categories, readCategory, recentArticles } from "./articles.ts";
import { articleText, readArticle } from "./read-article.server.ts";

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("blog articles", () => {
  it("toolkit §2 has a featured article and six recent posts, one in each category", () => {
    expect(recentArticles.map((article) => article.category)).toEqual([...categories]);
    expect(allArticles).toHaveLength(7);
  });

  it.each(allArticles)("toolkit §2 $slug is a real article with sections and sources", ({ slug }) => {
    const text = articleText(slug) ?? "";
    expect(wordsOf(text)).toBeGreaterThanOrEqual(700);
    expect(wordsOf(text)).toBeLessThanOrEqual(1200);
    const { html } = readArticle(slug);
    expect(html.match(/<h2 id="[^"]+">/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).toMatch(/<a href="https:\/\/[^"]+" rel="noopener">/);
  });

  it("toolkit §2 says how long an article takes at 200 words a minute", () => {
    for (const { slug, readingMinutes } of allArticles)
      expect(readingMinutes).toBe(Math.round(wordsOf(articleText(slug) ?? "") / 200));
  });

  it("toolkit §2 links inside the blog lead to articles that exist", () => {
    for (const { slug } of allArticles)
      for (const [, target = ""] of (articleText(slug) ?? "").matchAll(/\(\/blog\/([^)]+)\)/g))
        expect(() => readArticle(target)).not.toThrow();
  });

  it("toolkit §2 code in an article is shown as written and can be scrolled by keyboard", () => {
    expect(readArticle("does-the-pattern-really-repeat").html).toContain(
      '<pre tabindex="0"><code>magick tile.png -roll +1024+1024 rolled.png</code></pre>',
    );
  });

  it("core §2 an unknown article is not found", () => {
    expect(() => readArticle("no-such-article")).toThrow("This article does not exist.");
    expect(() => readArticle("../privacy-sections")).toThrow("This article does not exist.");
  });
});

describe("blog category chips", () => {
  it("toolkit §2 All shows the featured article above six posts", () => {
    const { featured, posts } = articlesIn(readCategory(null));
    expect(featured?.slug).toBe("one-prompt-a-whole-collection");
    expect(posts).toHaveLength(6);
  });

  it("toolkit §2 a category in the address filters, the featured article included", () => {
    const { featured, posts } = articlesIn(readCategory("tutorial"));
    expect(featured).toBeNull();
    expect(posts.map((post) => post.slug)).toEqual([
      "one-prompt-a-whole-collection",
      "does-the-pattern-really-repeat",
    ]);
    for (const category of categories)
      expect(articlesIn(category).posts.every((post) => post.category === category)).toBe(true);
  });

  it("toolkit §2 an unknown category shows everything", () => {
    expect(readCategory("sport")).toBeNull();
  });
});
