import type { Picture, SocialLinks } from "./read-fields.ts";

export const packs = ["Starter", "Premium", "Elite", "Enigma"] as const;

/** Ranges of toolkit §9. Each holds its upper end: a price of 5 is in the first. */
export const priceBands = ["free", "1-5", "5-15", "15+"] as const;
export type PriceBand = (typeof priceBands)[number];

export const recordSorts = ["relevance", "newest", "popular", "rating", "price-up", "price-down"] as const;
export type RecordSort = (typeof recordSorts)[number];

export const shelves = ["market", "library", "store"] as const;
export type Shelf = (typeof shelves)[number];

/** Everything a card shows (core §3). A figure that is null reads `New`. */
export interface PromptCard {
  id: string;
  sourceTable: string;
  createdTime: string;
  title: string;
  description: string;
  category: string | null;
  pack: string | null;
  price: number;
  /** Prompts are charged in credits; store items in dollars, by their seller (D32). */
  unit: "credits" | "dollars";
  /** Of a curated table: members unlock it for 0 (D4). */
  isCurated: boolean;
  rating: number | null;
  reviews: number | null;
  downloads: number | null;
  vendor: string;
  creatorHandle: string | null;
  aiPlatform: string | null;
  imageUrl: string | null;
  imageSrcSet: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  tags: string[];
  /** `prompt` or `pdf` for store items. */
  productType: string | null;
  link: string | null;
  logoUrl: string | null;
  socialLinks: SocialLinks;
  status: string;
  /** The viewer may read the text: unlocked, their own, or free for all. */
  isReadable: boolean;
  isOwn: boolean;
}

export interface PromptDetail extends PromptCard {
  likes: number;
  views: number;
  creator: string;
  bio: string | null;
  pictures: Picture[];
  /** What is written about the picture: format, resolution, palette and the like. */
  facts: { label: string; value: string }[];
  preview: string;
  /** How many variables the text has; their names come with the text. */
  variableCount: number;
  /** Null while locked. */
  fullPrompt: string | null;
  variables: string[];
  /** Further paid texts, such as enhancers. Empty while locked. */
  extras: { label: string; text: string }[];
  /** The paid file; null while locked or where there is none. */
  fileUrl: string | null;
  hasFile: boolean;
  /** Why it was rejected; for its owner and admins. */
  rejectionReason: string | null;
}

/** What the table-store proxy answers with. */
export interface OutgoingRecord {
  id: string;
  createdTime: string;
  fields: Record<string, unknown>;
}

export interface FacetCount {
  value: string;
  count: number;
}

/** Each count is what choosing that value would show, given the other filters. */
export interface Facets {
  tables: FacetCount[];
  packs: FacetCount[];
  platforms: FacetCount[];
  priceBands: FacetCount[];
  productTypes: FacetCount[];
  free: number;
  paid: number;
}

export interface RecordPage {
  cards: PromptCard[];
  nextCursor: string | null;
  /** Exact up to a bound; past it `isExact` is false and there are at least so many. */
  total: { count: number; isExact: boolean };
  /** Absent where counting would mean reading more records than a page may. */
  facets: Facets | null;
  /** Misspelt words of the query and what was searched instead, to be shown. */
  corrections: { from: string; to: string[] }[];
}
