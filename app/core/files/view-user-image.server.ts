import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { smallAddress } from "./picture-file.server.ts";
import type { userImages } from "./tables.server.ts";
import type { UserImage } from "./user-image.ts";

export function viewUserImage(row: typeof userImages.$inferSelect): UserImage {
  const imageUrl = fileAddress(row.storagePath);
  return {
    ...row,
    imageUrl,
    smallUrl: smallAddress(row.storagePath),
    downloadUrl: `${imageUrl}&download=${encodeURIComponent(fileName(row.title))}`,
  };
}

/** `title.png`, in letters that every system takes. */
export function fileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/[^\w. -]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80);
  return `${plain || "image"}.png`;
}
