const names = (
  "Etsy Instagram Facebook Pinterest TikTok YouTube LinkedIn Shopify Midjourney Canva Kittl Gumroad Photoshop " +
  "Kubernetes Docker Python JavaScript TypeScript Excel WordPress Notion PostgreSQL SQL API SEO PDF SVG CSS HTML"
).split(" ");
const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));

/** “my etsy shop” → “my Etsy shop”; words that someone capitalised stay as they are. */
export function capitaliseNames(text: string): string {
  return text.replaceAll(/\p{Ll}+/gu, (word, at: number) => {
    const isWhole = !/[\p{L}@./-]/u.test(text[at - 1] ?? " ") && !/[@/]/.test(text[at + word.length] ?? " ");
    return (isWhole ? byLowerCase.get(word) : undefined) ?? word;
  });
}
