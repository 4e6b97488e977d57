import type { PictureStyle } from "#app/core/ai/drawing/names.ts";
import type { PictureShape } from "#app/core/ai/drawing/scene-from-words.ts";
import type { Making } from "./making.ts";
import { findProviderKey, noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { drawWithArtistly } from "./services/artistly.server.ts";
import { drawWithFreepik } from "./services/freepik.server.ts";

export interface DrawRequest {
  prompt: string;
  size: PictureShape;
  style: PictureStyle;
}

/** A service that is asked by name (toolkit §7), not through `ai_models`. */
export interface ImageService {
  name: string;
  draw: (request: DrawRequest, making: Making) => Promise<Uint8Array>;
}

/** The service where its key is set, else nothing: then the model table decides. */
export async function findImageService(
  db: Db,
  which: "freepik" | "artistly",
): Promise<ImageService | undefined> {
  const keyName = which === "freepik" ? "FREEPIK_API_KEY" : "ARTISTLY_API_KEY";
  const apiKey = await findProviderKey(db, keyName);
  if (!apiKey) return undefined;
  const used = async () => noteKeyUse(db, keyName);
  if (which === "freepik") {
    const baseURL = env().FREEPIK_BASE_URL ?? "https://api.freepik.com";
    return {
      name: "Freepik Mystic",
      draw: async (request, making) => {
        await used();
        return await drawWithFreepik({ apiKey, baseURL }, request, making);
      },
    };
  }
  const baseURL = env().ARTISTLY_BASE_URL;
  if (!baseURL) return undefined;
  return {
    name: "Artistly",
    draw: async (request, making) => {
      await used();
      return await drawWithArtistly({ apiKey, baseURL }, request, making);
    },
  };
}
