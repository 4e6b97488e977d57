import * as z from "zod";
import { noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import { safeUrl } from "#app/core/catalog/read-fields.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";
import type { StockImage } from "./schema.ts";
import type { StockCategory, StockColor, StockOrientation } from "./stock-words.ts";

export const freepikKey = "FREEPIK_API_KEY";
const publicAddress = "https://api.freepik.com";
const resultsPerAnswer = 24;

/** What the service sends, as far as it is used; everything may be missing. */
const resource = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string().catch(""),
  url: z.string().catch(""),
  author: z.object({ name: z.string() }).catch({ name: "Freepik" }),
  licenses: z.array(z.object({ type: z.string() })).catch([]),
  image: z.object({ source: z.object({ url: z.string() }) }),
  related: z.object({ keywords: z.array(z.unknown()).catch([]) }).catch({ keywords: [] }),
  meta: z.object({ available_formats: z.record(z.string(), z.unknown()) }).catch({ available_formats: {} }),
});
const answer = z.object({ data: z.array(z.unknown()) });

export interface StockSearch {
  term?: string;
  order: "relevance" | "recent";
  category?: StockCategory | undefined;
  orientation?: StockOrientation | undefined;
  color?: StockColor | undefined;
}

const orientations = { horizontal: "landscape", vertical: "portrait", square: "square" } as const;
/** The service does not know this colour; as a word it finds it too. */
const unknownColors: readonly StockColor[] = ["brown"];

export async function askFreepik(db: Db, key: string, search: StockSearch): Promise<StockImage[]> {
  const base = (env().FREEPIK_BASE_URL ?? publicAddress).replace(/\/+$/, "");
  const response = await fetchService(
    "Freepik",
    `${base}/v1/resources?${parametersOf(search).toString()}`,
    { headers: { "x-freepik-api-key": key, "accept-language": "en-US" } },
    { tries: 2, timeoutMs: 15_000 },
  );
  if (!response.ok) throw new AppError("upstream", `Freepik answered ${response.status}.`);
  await noteKeyUse(db, freepikKey);
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError("upstream", "Freepik's answer could not be read.");
  return parsed.data.data.flatMap((item) => {
    const one = resource.safeParse(item);
    return one.success ? [imageOf(one.data)] : [];
  });
}

function parametersOf({ term = "", order, category, orientation, color }: StockSearch): URLSearchParams {
  const isNamed = color !== undefined && !unknownColors.includes(color);
  const words = [term, category, isNamed ? undefined : color].filter(
    (word) => word !== undefined && word !== "",
  );
  const parameters = new URLSearchParams({
    order,
    limit: String(resultsPerAnswer),
    "filters[content_type][photo]": "1",
  });
  if (words.length > 0) parameters.set("term", words.join(" "));
  if (orientation) parameters.set(`filters[orientation][${orientations[orientation]}]`, "1");
  if (isNamed) parameters.set("filters[color]", color);
  return parameters;
}

function imageOf(found: z.output<typeof resource>): StockImage {
  const { url } = found.image.source;
  return {
    id: String(found.id),
    title: found.title || "Untitled",
    author: { name: found.author.name },
    tags: found.related.keywords.flatMap(wordOf),
    premium: found.licenses.some(({ type }) => type === "premium"),
    url: safeUrl(found.url) ?? "",
    preview_url: url,
    image: { source: { url } },
    meta: { available_formats: { jpg: found.meta.available_formats.jpg ?? null } },
  };
}

function wordOf(keyword: unknown): string[] {
  if (typeof keyword === "string") return [keyword];
  const name = (keyword as { name?: unknown } | null)?.name;
  return typeof name === "string" ? [name] : [];
}
