import * as z from "zod";
import { priceBands, recordSorts } from "./record-shapes.ts";

/** PostgreSQL's text cannot hold the character NUL; nobody types it. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most} characters.`)
    .transform((text) => text.replaceAll("\0", "").trim());

const choices = (most = 20) => z.array(words(100)).max(most, `Please choose at most ${most}.`).default([]);

export const largestPage = 60;

export const listInput = z.object({
  /** Words to search for; all of them must match. */
  q: words(200).default(""),
  /** The Prompt Database (all market tables) or the User Store. */
  scope: z.enum(["prompts", "store"]).default("prompts"),
  tables: choices(),
  packs: choices(),
  platforms: choices(),
  priceBands: z.array(z.enum(priceBands)).max(4).default([]),
  cost: z.enum(["free", "paid"]).optional(),
  /** All of them must be on the record. */
  tags: choices(10),
  productType: z.enum(["prompt", "pdf"]).optional(),
  /** A creator's handle: the name without spaces, any case (core §2). */
  creator: words(200).optional(),
  /** Relevance with words to search for, else newest. */
  sort: z.enum(recordSorts).optional(),
  cursor: words(400).optional(),
  limit: z.number().int().min(1).max(largestPage).default(24),
});

export type ListInput = z.input<typeof listInput>;
export type ListQuery = z.output<typeof listInput>;
