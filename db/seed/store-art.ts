import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { files } from "#app/platform/storage/files.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";

const cardWidth = 384;

/** A picture as the `Image` field holds it: where it is, how large, and a smaller one for cards. */
export interface StoredPicture {
  url: string;
  width: number;
  height: number;
  label?: string;
  variants?: { url: string; width: number }[];
}

const fallback: StoredPicture = { url: "/pictures/fallback.webp", width: 768, height: 768 };

/** Puts a drawn picture into the file storage, with its content in the name so that it can be cached for ever. */
export async function storeArt(key: string, label?: string): Promise<StoredPicture> {
  const file = fileURLToPath(new URL(`./art/${key}.webp`, import.meta.url));
  if (!existsSync(file)) return fallback;
  const bytes = readFileSync(file);
  const name = `public/demo/${key}-${createHash("sha256").update(bytes).digest("hex").slice(0, 10)}`;
  const { width, height } = await sharp(bytes).metadata();
  const small = await sharp(bytes).resize(cardWidth).webp({ quality: 78, effort: 2 }).toBuffer();
  await files().put(`${name}.webp`, bytes);
  await files().put(`${name}-${cardWidth}.webp`, small);
  const url = fileAddress(`${name}.webp`);
  return {
    url,
    width,
    height,
    ...(label ? { label } : {}),
    variants: [
      { url: fileAddress(`${name}-${cardWidth}.webp`), width: cardWidth },
      { url, width },
    ],
  };
}
