import { eq } from "drizzle-orm";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import { drawMockup } from "#app/core/ai/drawing/mockups.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { readDesign } from "./find-design.server.ts";
import { studioDesigns } from "./tables.server.ts";

const side = 1000;

export interface MockupWish {
  designId: string;
  format: ProductFormat;
}

export function mockupFile({ designId, format }: MockupWish): string {
  return `studio/${designId}/${format}.webp`;
}

/** Draws a design on a product and keeps the picture beside it. */
export async function drawDesignMockup(db: Db, wish: MockupWish): Promise<void> {
  const path = mockupFile(wish);
  if (await files().stat(path)) return;
  const [design] = await db.select().from(studioDesigns).where(eq(studioDesigns.id, wish.designId));
  if (!design) return;
  const { bytes } = await drawMockup(wish.format, await readDesign(design), { side });
  await files().put(path, bytes);
}
