import * as z from "zod";
import { stockCategories, stockColors, stockOrientations } from "./stock-words.ts";

/** A filter that is left open comes as an empty text or as `all`. */
function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .union([
      z.enum(values),
      z.literal("").transform(() => undefined),
      z.literal("all").transform(() => undefined),
    ])
    .optional();
}

export const searchInput = z.object({
  query: z.string().trim().max(200, "Please use at most 200 characters.").default(""),
  filters: z
    .object({
      category: openEnum(stockCategories),
      orientation: openEnum(stockOrientations),
      color: openEnum(stockColors),
    })
    .default({}),
});

export const colorInput = z.object({ color: z.enum(stockColors, "Please choose a color.") });

const text = (most: number) => z.string().transform((given) => given.slice(0, most));
const address = z.string().max(2000);

/** A stock picture (toolkit §3), as it leaves the server and as it comes back for import. */
export const stockImage = z.object({
  id: z.union([z.string().max(100), z.number().transform(String)]),
  title: text(300),
  author: z.object({ name: text(200) }),
  tags: z.array(text(60)).max(50),
  premium: z.boolean(),
  url: address,
  preview_url: address,
  image: z.object({ source: z.object({ url: address }) }),
  meta: z.object({ available_formats: z.object({ jpg: z.unknown() }).partial() }),
});

export type StockImage = z.output<typeof stockImage>;

/** What the address of the tab asks for. */
export const stockQuery = z.object({
  tab: z.enum(["search", "trending", "color"]).catch("search"),
  /** Absent until somebody has searched; an empty one looks through everything. */
  q: z.string().trim().max(200).optional().catch(undefined),
  category: openEnum(stockCategories).catch(undefined),
  orientation: openEnum(stockOrientations).catch(undefined),
  color: openEnum(stockColors).catch(undefined),
});

export type StockQuery = z.output<typeof stockQuery>;

/** A picture comes back for import as the JSON that the page was given. */
export const importInput = z.object({
  image: z
    .string()
    .max(100_000)
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        context.addIssue({ code: "custom", message: "Failed to import image" });
        return z.NEVER;
      }
    })
    .pipe(stockImage),
});

export interface StockAnswer {
  data: StockImage[];
  /** Where they come from: the service, or the built-in set. */
  source: "freepik" | "sample";
}
