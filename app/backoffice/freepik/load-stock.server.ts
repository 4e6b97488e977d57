import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { searchStock, stockByColor, trendingStock } from "./find-stock.server.ts";
import { importedAmong } from "./import-stock.server.ts";
import type { StockAnswer, StockImage, StockQuery } from "./schema.ts";

export interface FoundStock {
  state: "found";
  message: string;
  source: StockAnswer["source"];
  images: (StockImage & { isImported: boolean })[];
}

export type LoadedStock = FoundStock | { state: "failed"; message: string } | null;

/** What an address of the tab asks for; null while nothing was asked. */
export async function loadStock(ctx: Ctx, query: StockQuery): Promise<LoadedStock> {
  requireAdmin(ctx);
  try {
    const asked = await ask(ctx, query);
    if (!asked) return null;
    const { answer, message } = asked;
    const imported = new Set(
      await importedAmong(
        ctx,
        answer.data.map(({ id }) => id),
      ),
    );
    const images = answer.data.map((image) => ({ ...image, isImported: imported.has(image.id) }));
    return { state: "found", message, source: answer.source, images };
  } catch (error) {
    if (error instanceof AppError) return { state: "failed", message: error.message };
    throw error;
  }
}

async function ask(
  ctx: Ctx,
  query: StockQuery,
): Promise<{ answer: StockAnswer; message: string } | undefined> {
  const { tab, q, category, orientation, color } = query;
  if (tab === "trending") {
    const answer = await trendingStock(ctx);
    return { answer, message: `Loaded ${answer.data.length} trending images` };
  }
  if (tab === "color") {
    if (color === undefined) return undefined;
    const answer = await stockByColor(ctx, { color });
    return { answer, message: `Found ${answer.data.length} ${color} images` };
  }
  if (q === undefined) return undefined;
  const answer = await searchStock(ctx, { query: q, filters: { category, orientation, color } });
  return { answer, message: `Found ${answer.data.length} images` };
}
