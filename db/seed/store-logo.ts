import { createHash } from "node:crypto";
import sharp from "sharp";
import { files } from "#app/platform/storage/files.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import type { SeedCreator } from "./creators.ts";

/** A creator's logo: their colours, with the bracketed slot of the site as sign. Answers with its address. */
export async function storeLogo({ name, logo }: SeedCreator): Promise<string> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24">
    <rect width="24" height="24" fill="${logo.ground}"/>
    <g fill="none" stroke="${logo.sign}" stroke-width="2.2">${signOf(name, logo.sign)}</g></svg>`;
  const bytes = await sharp(Buffer.from(drawing)).webp({ quality: 90 }).toBuffer();
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  const path = `public/demo/logo-${logo.initials.toLowerCase()}-${digest}.webp`;
  await files().put(path, bytes);
  return fileAddress(path);
}

/** One of a few plain marks, the same for a creator every time. */
function signOf(name: string, colour: string): string {
  const signs = [
    `<circle cx="12" cy="12" r="5.5"/><circle cx="12" cy="12" r="1.6" fill="${colour}" stroke="none"/>`,
    `<path d="M4.5 17.5 10 8l3.2 5.4L15 10.5l4.5 7z" stroke-linejoin="round"/>`,
    `<path d="M12 5.5 18.5 12 12 18.5 5.5 12z" stroke-linejoin="round"/><path d="M12 9v6"/>`,
    `<path d="M6 16a6 6 0 0 1 12 0M9.2 16a2.8 2.8 0 0 1 5.6 0"/>`,
    `<path d="M7 17V9.5A2.5 2.5 0 0 1 9.5 7H17v7.5a2.5 2.5 0 0 1-2.5 2.5z" stroke-linejoin="round"/>`,
  ];
  const [first = 0] = createHash("sha256").update(name).digest();
  return signs[first % signs.length] ?? "";
}
