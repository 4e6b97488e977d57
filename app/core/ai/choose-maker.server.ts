import { and, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { findImageService } from "./gateway/image-service.server.ts";
import { pickModel } from "./pick-model.server.ts";
import { upscalerName } from "./quote.server.ts";
import type { ParsedRequest } from "./schema.ts";
import { aiModels } from "./tables.server.ts";

/** Who will do the work, under which name, at which price. */
export interface Maker {
  madeBy: string;
  modelId: string | null;
  /** In credits. */
  cost: number;
}

export async function chooseMaker(db: Db, request: ParsedRequest): Promise<Maker> {
  if (request.function === "upscale-image") return { madeBy: upscalerName, modelId: null, cost: 0 };
  if (request.function === "generate-image" && request.service) {
    const service = await findImageService(db, request.service);
    if (service) return { madeBy: service.name, modelId: null, cost: await defaultImageCost(db) };
  }
  const model = await pickModel(db, request.function, request.modelId);
  return { madeBy: model.displayName, modelId: model.id, cost: model.cost };
}

/** Services that are asked by name have no row of their own: they cost what the default image model does. */
async function defaultImageCost(db: Db): Promise<number> {
  const [row] = await db
    .select({ cost: aiModels.creditsCost })
    .from(aiModels)
    .where(and(eq(aiModels.provider, "built-in"), eq(aiModels.type, "image")));
  return row?.cost ?? 8;
}
