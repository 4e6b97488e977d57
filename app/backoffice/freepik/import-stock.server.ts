import { and, inArray, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { createRecord } from "#app/core/catalog/create-record.server.ts";
import { safeUrl } from "#app/core/catalog/read-fields.ts";
import { isStock, records } from "#app/core/catalog/tables.server.ts";
import { type KeptPicture, keepPicture } from "#app/core/files/keep-picture.server.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { files } from "#app/platform/storage/files.server.ts";
import type { StockImage } from "./schema.ts";

const stockTable = "🏆Freepik";
const largestBytes = 20 * 1024 * 1024;
const stockId = sql<string>`(fields ->> 'Stock ID')`;

/** Stores the picture and writes its record; toolkit §8 names what can go wrong. */
export async function importStock(ctx: Ctx, image: StockImage): Promise<{ id: string }> {
  requireAdmin(ctx);
  if ((await importedAmong(ctx, [image.id])).length > 0)
    throw new AppError("conflict", "This image has already been imported.");
  const picture = await keep(await fetchPicture(image));
  try {
    return await inTransaction(ctx, async (ctx) => await writeRecord(ctx, image, picture));
  } catch (error) {
    await forget(picture);
    if (error instanceof AppError && error.code === "conflict") throw error;
    ctx.log.info({ err: error }, "stock record could not be written");
    throw new AppError(
      "upstream",
      "Airtable API configuration error. Please configure your Airtable API keys in the API Keys tab.",
      { cause: error },
    );
  }
}

/** Which of the shown pictures are in the table already. */
export async function importedAmong(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  requireAdmin(ctx);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ stockId })
    .from(records)
    .where(and(isStock, inArray(stockId, [...ids])));
  return rows.map(({ stockId }) => stockId);
}

async function fetchPicture(image: StockImage): Promise<Uint8Array> {
  try {
    return await readImageAddress(image.image.source.url || image.preview_url);
  } catch (error) {
    throw new AppError("upstream", "Image URL not accessible due to CORS restrictions.", { cause: error });
  }
}

async function keep(bytes: Uint8Array): Promise<KeptPicture> {
  try {
    return await keepPicture(bytes, { place: "stock", maxBytes: largestBytes });
  } catch (error) {
    throw new AppError("upstream", "Failed to import image", { cause: error });
  }
}

async function forget({ variants }: KeptPicture): Promise<void> {
  await Promise.all(variants.map(({ url }) => files().delete(url.slice("/files/".length))));
}

async function writeRecord(ctx: Ctx, image: StockImage, picture: KeptPicture): Promise<{ id: string }> {
  // Two presses at once must not make two records.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`stock:${image.id}`}))`);
  if ((await importedAmong(ctx, [image.id])).length > 0)
    throw new AppError("conflict", "This image has already been imported.");
  const { id } = await createRecord(ctx, {
    tableName: stockTable,
    fields: {
      Title: image.title,
      Image: [picture],
      Tags: image.tags,
      Creator: image.author.name,
      Type: "Stock image",
      Link: safeUrl(image.url) ?? null,
      Price: 0,
      Premium: image.premium,
      Active: false,
      Status: "Live",
      "Stock ID": image.id,
    },
  });
  const details = { title: image.title, stockId: image.id };
  await recordAction(ctx, { action: "stock.import", target: `record:${id}`, details });
  return { id };
}
