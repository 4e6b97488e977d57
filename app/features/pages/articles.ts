/** The chips of the blog, in the specified order; `All` is the absence of a category. */
export const categories = ["Tutorial", "Marketing", "Design", "Industry", "Business", "Ethics"] as const;

export type Category = (typeof categories)[number];

export interface Article {
  slug: string;
  title: string;
  summary: string;
  category: Category;
  /** ISO date of the text as it stands. */
  published: string;
  readingMinutes: number;
  picture: string;
  pictureAlt: string;
}

export const featuredArticle: Article = {
  slug: "one-prompt-a-whole-collection",
  title: "One prompt, a whole collection",
  summary:
    "Write prompts as forms rather than wishes: most of the sentence fixed, two or three marked places that change, and a set of pictures that clearly belong together.",
  category: "Tutorial",
  published: "2026-11-15",
  readingMinutes: 5,
  picture: "lake-golden-hour",
  pictureAlt: "A layered mountain lake in the light of golden hour",
};

export const recentArticles: Article[] = [
  {
    slug: "does-the-pattern-really-repeat",
    title: "Does the pattern really repeat?",
    summary:
      "Three tests that find the faults of a seamless tile before a buyer does, and how to mend what they find.",
    category: "Tutorial",
    published: "2026-11-15",
    readingMinutes: 5,
    picture: "retro-scallops",
    pictureAlt: "A repeating pattern of scallops in five colours",
  },
  {
    slug: "etsy-titles-and-tags",
    title: "Etsy titles and tags: 140 characters, thirteen tags",
    summary:
      "How to spend a small amount of text on thirteen different ideas, with a worked example that you can count.",
    category: "Marketing",
    published: "2026-11-15",
    readingMinutes: 5,
    picture: "botanical-blue",
    pictureAlt: "A botanical pattern of blue leaves and flowers",
  },
  {
    slug: "print-sizes-without-blur",
    title: "Print sizes without blur",
    summary:
      "Pixels, inches and the five ratios that cover nearly every frame, and a test that costs one sheet of paper.",
    category: "Design",
    published: "2026-11-15",
    readingMinutes: 5,
    picture: "framed-portrait",
    pictureAlt: "An illustrated portrait in an oak frame on a pale wall",
  },
  {
    slug: "labels-inside-the-file",
    title: "The label inside the file",
    summary:
      "IPTC fields, Content Credentials and Article 50: what generated pictures now carry, who reads it and where it gets lost.",
    category: "Industry",
    published: "2026-11-15",
    readingMinutes: 5,
    picture: "flow-ribbons",
    pictureAlt: "Ribbons of colour following a smooth flow field",
  },
  {
    slug: "price-a-download-after-fees",
    title: "Price a download after fees",
    summary:
      "What is left of three, five or twelve dollars, how many sales pay for an afternoon, and why sets beat discounts.",
    category: "Business",
    published: "2026-11-15",
    readingMinutes: 5,
    picture: "clay-still-life",
    pictureAlt: "Clay vessels in morning window light",
  },
  {
    slug: "saying-how-a-picture-was-made",
    title: "Saying how a picture was made",
    summary:
      "One sentence that respects the buyer: what to disclose, what you own of a generated picture, and four lines not to cross.",
    category: "Ethics",
    published: "2026-11-15",
    readingMinutes: 5,
    picture: "botanical-halo",
    pictureAlt: "An illustrated portrait framed by a halo of leaves",
  },
];

export const allArticles: Article[] = [featuredArticle, ...recentArticles];

/** A `?category=` from the address; anything unknown means All. */
export function readCategory(value: string | null): Category | null {
  return categories.find((category) => category.toLowerCase() === value?.toLowerCase()) ?? null;
}

/** The featured article stays on top of All; inside a category it is a post among the others. */
export function articlesIn(category: Category | null): { featured: Article | null; posts: Article[] } {
  if (category === null) return { featured: featuredArticle, posts: recentArticles };
  return { featured: null, posts: allArticles.filter((article) => article.category === category) };
}
