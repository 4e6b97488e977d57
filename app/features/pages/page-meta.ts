/** Title and description of one of our text pages, for tabs, search engines and shared links. */
export function pageMeta(title: string, description: string) {
  return [
    { title: `${title} · Smart Prompt Marketplace` },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
