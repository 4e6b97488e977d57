import * as z from "zod";
import { priceBands, recordSorts } from "./record-shapes.ts";

/** PostgreSQL's text cannot hold the character NUL; nobody types it. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most} characters.`)
    .transform((text) => text.replaceAll("\0", "").trim());

/** One value or several, as an address repeats a name. */
const several = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .union([z.array(value).max(most, `Please choose at most ${most}.`), value.transform((one) => [one])])
    .default([]);

const choices = (most = 20) => several(words(100), most);

export const largestPage = 60;

export const listInput = z.object({
  /** Words to search for; all of them must match. */
  q: words(200).default(""),
  /** The Prompt Database (all market tables) or the User Store. */
  scope: z.enum(["prompts", "store"]).default("prompts"),
  tables: choices(),
  packs: choices(),
  platforms: choices(),
  priceBands: several(z.enum(priceBands), 4),
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
