import sharp from "sharp";
import { files } from "#app/platform/storage/files.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";

/** Sharp in a card of the gallery on a fine screen, at a twentieth of the picture's bytes. */
const smallSide = 640;

function smallPath(path: string): string {
  return path.replace(/\.png$/, ".small.webp");
}

/** The small copy of a private picture, for lists. */
export function smallAddress(path: string): string {
  return fileAddress(smallPath(path));
}

/** A private picture and its small copy; the picture comes last, because it is the one that counts. */
export async function putPicture(path: string, png: Uint8Array): Promise<void> {
  const small = await sharp(png)
    .resize(smallSide, smallSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
  await files().put(smallPath(path), small);
  await files().put(path, png);
}

export async function deletePicture(path: string): Promise<void> {
  await Promise.all([files().delete(path), files().delete(smallPath(path))]);
}
