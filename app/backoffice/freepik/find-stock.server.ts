import type * as z from "zod";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { findProviderKey } from "#app/core/ai/keys/provider-key.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { askFreepik, freepikKey, type StockSearch } from "./ask-freepik.server.ts";
import type { colorInput, searchInput, StockAnswer } from "./schema.ts";
import { searchSample } from "./search-sample.server.ts";

export async function searchStock(ctx: Ctx, input: z.output<typeof searchInput>): Promise<StockAnswer> {
  const search = { term: input.query, order: "relevance", ...input.filters } as const;
  return await find(ctx, search, "Failed to search images. Please check your API key configuration.");
}

/** The service has no list of what is in fashion; the newest uploads come nearest. */
export async function trendingStock(ctx: Ctx): Promise<StockAnswer> {
  return await find(ctx, { order: "recent" }, "Failed to load trending images");
}

export async function stockByColor(ctx: Ctx, { color }: z.output<typeof colorInput>): Promise<StockAnswer> {
  return await find(ctx, { order: "relevance", color }, "Failed to load images by color");
}

/** Toolkit §5: needs the key to be marked as set. Without one the demo answers from its own pictures. */
async function find(ctx: Ctx, search: StockSearch, failure: string): Promise<StockAnswer> {
  requireAdmin(ctx);
  const key = await findProviderKey(ctx.db, freepikKey);
  if (key === undefined) {
    if (env().DEMO) return { data: await searchSample(ctx, search), source: "sample" };
    throw new AppError("unavailable", "Freepik API key not configured");
  }
  try {
    return { data: await askFreepik(ctx.db, key, search), source: "freepik" };
  } catch (error) {
    ctx.log.info({ err: error }, "stock search failed");
    throw new AppError("upstream", failure, { cause: error });
  }
}
