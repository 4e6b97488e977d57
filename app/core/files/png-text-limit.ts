import { inflateSync } from "node:zlib";
import { AppError } from "#app/platform/errors/app-error.ts";
import { readPngChunks } from "./read-png-chunks.ts";

/** A workflow drawn as a graph takes some hundred kilobytes; nothing honest comes near this. */
const mostTextBytes = 4 * 1024 * 1024;

/** The decoder unpacks whatever text a PNG carries; some kilobytes can hold gigabytes of it. */
export function requireModestText(bytes: Uint8Array): void {
  let left = mostTextBytes;
  for (const { type, data } of readPngChunks(bytes)) {
    const packed = packedPart(type, data);
    left -= type === "tEXt" ? data.length : packed ? unpackedSize(packed, left) : 0;
    if (left <= 0)
      throw new AppError(
        "too_large",
        "This picture carries too much text. Please save it anew and try again.",
      );
  }
}

function packedPart(type: string, data: Buffer): Buffer | undefined {
  const afterName = data.indexOf(0) + 1;
  if (type === "zTXt" || type === "iCCP") return data.subarray(afterName + 1);
  if (type !== "iTXt" || data[afterName] !== 1) return undefined;
  const afterLanguage = data.indexOf(0, afterName + 2) + 1;
  return data.subarray(data.indexOf(0, afterLanguage) + 1);
}

function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length;
  } catch (error) {
    const isTooLong = error instanceof RangeError;
    return isTooLong ? most : 0;
  }
}
