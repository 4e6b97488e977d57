const irregular: Record<string, string> = {
  children: "child",
  men: "man",
  women: "woman",
  people: "person",
  mice: "mouse",
  geese: "goose",
  feet: "foot",
  teeth: "tooth",
  leaves: "leaf",
  wolves: "wolf",
  knives: "knife",
  shelves: "shelf",
  loaves: "loaf",
  scarves: "scarf",
  elves: "elf",
  cacti: "cactus",
  movies: "movie",
  cookies: "cookie",
  selfies: "selfie",
  hoodies: "hoodie",
  brownies: "brownie",
  pies: "pie",
  shoes: "shoe",
  toes: "toe",
  houses: "house",
  horses: "horse",
  roses: "rose",
  vases: "vase",
  nurses: "nurse",
  lenses: "lens",
};
const unchanged = /(ss|us|is|news|series|species|christmas|canvas|lens|atlas|jeans|scissors|sunglasses)$/;

/** The word by which two tags are the same: lower case, singular, British and American spelling alike. */
export function baseForm(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$/, "");
  return americanSpelling(irregular[lower] ?? singular(lower));
}

function singular(word: string): string {
  if (word.length < 4 || unchanged.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function americanSpelling(word: string): string {
  return word
    .replace(/^(water)?colour/, "$1color")
    .replace(/^grey/, "gray")
    .replace(/^cosy$/, "cozy");
}

/** Equal for tags that differ only in case, plural, hyphens, hash sign or spelling. */
export function tagKey(tag: string): string {
  return tag
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}\p{M}'’]+/gu, " ")
    .trim()
    .split(" ")
    .map(baseForm)
    .join(" ");
}
