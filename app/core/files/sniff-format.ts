export type ImageFormat = "png" | "jpeg" | "webp" | "gif" | "avif";

/** What the first bytes say a file is. The name and the claimed type play no part. */
export type SniffedFormat = ImageFormat | "svg" | "pdf" | "heic" | "tiff" | "bmp" | "ico" | "unknown";

function startsWith(bytes: Uint8Array, signature: readonly number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** `ftyp` boxes name a major brand and then compatible ones; AVIF may hide among the latter. */
function sniffIsoMedia(bytes: Uint8Array): SniffedFormat {
  const brands = ascii(bytes, 8, 64);
  if (/avif|avis/.test(brands)) return "avif";
  if (/hei[cxmsv]|hevc|mif1|msf1/.test(brands)) return "heic";
  return "unknown";
}

/** UTF-16 text has a zero in every pair of bytes; without them an SVG reads the same as in UTF-8. */
function isSvg(bytes: Uint8Array): boolean {
  const text = ascii(bytes, 0, 4096).replaceAll("\0", "").toLowerCase();
  return /^[^<]{0,16}</.test(text) && /<svg[\s>:/]|<!doctype\s+svg/.test(text);
}

const signatures: readonly (readonly [SniffedFormat, readonly number[]])[] = [
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["gif", [0x47, 0x49, 0x46, 0x38]],
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
  ["bmp", [0x42, 0x4d]],
  ["ico", [0x00, 0x00, 0x01, 0x00]],
];

export function sniffFormat(bytes: Uint8Array): SniffedFormat {
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp") return sniffIsoMedia(bytes);
  const known = signatures.find(([, signature]) => startsWith(bytes, signature));
  if (known) return known[0];
  return isSvg(bytes) ? "svg" : "unknown";
}
