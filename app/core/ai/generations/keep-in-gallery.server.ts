import { titleOf } from "#app/core/ai/prompt-title.ts";
import { deletePicture, putPicture } from "#app/core/files/picture-file.server.ts";
import { insertUserImage, newImagePath } from "#app/core/files/user-image-file.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Generation } from "./view-generation.server.ts";

/** A stored picture, before the transaction that makes it count. */
interface Kept {
  resultPath: string | null;
  /** Written in the transaction that ends the generation. */
  record?: (tx: Db) => Promise<void>;
  /** The generation was cancelled meanwhile. */
  discard: () => Promise<void>;
}

/** The result of a single generation: its owner may save it to the gallery. */
export async function keepResult({ id }: Generation, image: Uint8Array): Promise<Kept> {
  const resultPath = `generations/${id}.png`;
  await putPicture(resultPath, image);
  return { resultPath, discard: async () => deletePicture(resultPath) };
}

/** Images of a batch land in the gallery; the image takes its generation's id, so that a retry cannot double it. */
export async function keepInGallery(row: Generation, image: Uint8Array): Promise<Kept> {
  const { userId } = row;
  if (userId === null) return await keepResult(row, image);
  const storagePath = await newImagePath(userId);
  await putPicture(storagePath, image);
  const { prompt = "", style = "" } = row.input as Record<string, string | undefined>;
  return {
    resultPath: null,
    record: async (tx) =>
      insertUserImage(tx, {
        id: row.id,
        userId,
        storagePath,
        title: titleOf(prompt),
        prompt,
        platform: row.madeBy,
        artStyle: style,
      }),
    discard: async () => deletePicture(storagePath),
  };
}
