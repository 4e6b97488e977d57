import { type KeptPicture, keepPicture } from "#app/core/files/keep-picture.server.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isSameValue } from "./column-values.server.ts";
import type { TableSync } from "./links.server.ts";
import { type Attachment, isPicture, pictureName } from "./picture-name.ts";

const largestBytes = 20 * 1024 * 1024;

/**
 * The pictures of a cell with those of Airtable that we lack fetched and stored here, because its
 * addresses expire. Undefined where ours stay as they are, also where Airtable has none. What was stored
 * is added to `kept`.
 */
export async function pullPictures(
  sync: TableSync,
  { ours, theirs, kept }: { ours: unknown; theirs: unknown; kept: KeptPicture[] },
): Promise<Attachment[] | undefined> {
  const offered = attachmentsOf(theirs).filter(({ type }) => !isOtherFile(type));
  const present = new Map(attachmentsOf(ours).map((picture) => [pictureName(picture), picture]));
  if (isSameValue(offered.map(pictureName), [...present.keys()])) return undefined;
  const pictures: Attachment[] = [];
  for (const picture of offered) {
    const filename = pictureName(picture);
    const known = present.get(filename);
    const fetched = known ? undefined : await fetchPicture(sync, picture);
    if (fetched) kept.push(fetched);
    if (known) pictures.push(known);
    else if (fetched) pictures.push({ ...fetched, filename });
  }
  return pictures.length > 0 ? pictures : undefined;
}

export function attachmentsOf(value: unknown): Attachment[] {
  return [value].flat().flatMap((item: unknown) => {
    const given = typeof item === "string" ? { url: item } : item;
    return isPicture(given) ? [given] : [];
  });
}

function isOtherFile(type: unknown): boolean {
  return typeof type === "string" && !type.startsWith("image/");
}

/** A picture that cannot be had now makes the record wait; one that is none is left out. */
async function fetchPicture({ ctx, tableName, signal }: TableSync, { url }: Attachment) {
  try {
    const bytes = await readImageAddress(url, signal);
    return await keepPicture(bytes, { place: "airtable", maxBytes: largestBytes });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "upstream") throw error;
    ctx.log.info({ table: tableName, reason: error.message }, "a picture from Airtable was left out");
    return undefined;
  }
}
