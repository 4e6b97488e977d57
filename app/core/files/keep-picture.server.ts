import { randomUUID } from "node:crypto";
import { files } from "#app/platform/storage/files.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { readImage } from "./read-image.server.ts";
import { makeThumbnail, reencodeImage } from "./reencode-image.server.ts";

export const largestPictureBytes = 10 * 1024 * 1024;
const longestSide = 1600;
const thumbnailSide = 480;

export interface KeptPicture {
  url: string;
  width: number;
  height: number;
  variants: { url: string; width: number }[];
}

/** The picture of a record, drawn anew and in two sizes, where everyone may see it. */
export async function keepPicture(
  bytes: Uint8Array,
  {
    place,
    maxBytes = largestPictureBytes,
  }: { place: "submissions" | "airtable" | "stock"; maxBytes?: number },
): Promise<KeptPicture> {
  const image = await readImage(bytes, { maxBytes, animated: "first-frame" });
  const [large, small] = await Promise.all([
    reencodeImage(image, { maxSide: longestSide }),
    makeThumbnail(image, { side: thumbnailSide }),
  ]);
  const folder = `public/${place}/${randomUUID()}`;
  await Promise.all([
    files().put(`${folder}/large.webp`, large.bytes),
    files().put(`${folder}/small.webp`, small.bytes),
  ]);
  const sizes = [
    { url: fileAddress(`${folder}/small.webp`), width: small.width },
    { url: fileAddress(`${folder}/large.webp`), width: large.width },
  ];
  return {
    url: fileAddress(`${folder}/large.webp`),
    width: large.width,
    height: large.height,
    variants: sizes,
  };
}
