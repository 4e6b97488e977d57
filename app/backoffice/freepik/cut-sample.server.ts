import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import type { StockOrientation } from "./stock-words.ts";

const sizes = {
  horizontal: { width: 768, height: 512 },
  vertical: { width: 512, height: 768 },
} as const;

/**
 * The demo's pictures are square, a stock library's are not: some are cut when they are first asked for,
 * to their most eventful part. Answers with the picture's address.
 */
export async function cutSample(
  address: string,
  { record, orientation }: { record: string; orientation: StockOrientation },
): Promise<string> {
  if (orientation === "square") return address;
  const path = `public/stock-sample/${record}-${orientation}.webp`;
  if ((await files().stat(path)) === undefined) {
    const whole = await readImage(await readImageAddress(address));
    const cut = whole.pipeline().resize({ ...sizes[orientation], fit: "cover", position: "attention" });
    await files().put(path, await cut.webp({ quality: 84 }).toBuffer());
  }
  return fileAddress(path);
}
