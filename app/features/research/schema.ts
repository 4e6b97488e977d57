import * as z from "zod";
import type { DemandLevel } from "./demand-level.ts";

/** Far enough for anybody; Etsy itself stops there. */
const lastRank = 10_000;

export const researchInput = z.object({
  term: z.string().trim().min(1, "Please enter a search term").max(120, "Please use at most 120 characters."),
  /** Toolkit §5: numeric, at least 1, and 1 where it is neither. */
  startRank: z.coerce.number().int().min(1).max(lastRank).catch(1),
});

export interface ResearchRow {
  rank: number;
  title: string;
  shop: string;
  price: number;
  currency: string;
  url: string;
  demandText: string;
  demand: DemandLevel;
}

export interface Research {
  term: string;
  startRank: number;
  source: "Etsy" | "sample";
  rows: ResearchRow[];
}
