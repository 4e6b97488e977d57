import { setImmediate } from "node:timers/promises";
import { inflateSync } from "node:zlib";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatBytes } from "./format-bytes.ts";
import { sniffFormat } from "./sniff-format.ts";

export interface UploadedPdf {
  bytes: Buffer;
  version: string;
  mediaType: "application/pdf";
}

const defaultMaxBytes = 25 * 1024 * 1024;
/** All object streams of one file together; a real catalogue stays far below. */
const maxUnpackedBytes = 16 * 1024 * 1024;

// Compressed pictures are random bytes: only names too long to appear in them by chance are looked for.
const forbidden: readonly { name: RegExp; what: string }[] = [
  { name: /\/(?:JavaScript|Rendition)(?![A-Za-z0-9])/, what: "contains scripts" },
  { name: /\/Launch(?![A-Za-z0-9])/, what: "tries to start programs" },
  {
    name: /\/(?:EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])|\/XFA\s*[[(\d]/,
    what: "carries other files or forms inside",
  },
];

/** `/J#61vaScript` is `/JavaScript` to a reader, so it must be to us. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Farther back than any honest dictionary before its stream. */
const longestDictionary = 16 * 1024;

/** Dictionaries may be packed into compressed object streams, out of a plain search's sight. */
function* unpackObjectStreams(bytes: Buffer, text: string): Generator<string> {
  let budget = maxUnpackedBytes;
  for (const match of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const before = text.slice(Math.max(0, match.index - longestDictionary), match.index);
    const dictionary = plainNames(before.slice(before.lastIndexOf("obj") + 3));
    if (!/\/ObjStm|\/First\s/.test(dictionary) || !dictionary.includes("/Filter")) continue;
    const start = match.index + match[0].length;
    const end = text.indexOf("endstream", start);
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|>>|\s)/.test(dictionary) || end < 0) throw damaged();
    const unpacked = inflateSync(bytes.subarray(start, end), { maxOutputLength: Math.max(1, budget) });
    budget -= unpacked.length;
    yield unpacked.toString("latin1");
  }
}

/** In pieces with pauses between: a large file must not hold up other requests. */
async function* pieces(text: string): AsyncGenerator<string> {
  const size = 1024 * 1024;
  for (let start = 0; start < text.length; start += size) {
    yield plainNames(text.slice(start, start + size + 256));
    await setImmediate();
  }
}

async function refuseActiveContent(text: string): Promise<void> {
  for await (const piece of pieces(text)) {
    const found = forbidden.find(({ name }) => name.test(piece));
    if (found)
      throw new AppError("validation", `This PDF ${found.what}. Please export it again as a plain document.`);
    if (/\/Encrypt(?![A-Za-z0-9])/.test(piece))
      throw new AppError("validation", "This PDF is protected by a password. Please upload it without one.");
  }
}

function damaged(cause?: unknown): AppError {
  return new AppError("validation", "This PDF is damaged or incomplete. Please upload it again.", { cause });
}

/** Takes a document to sell, or refuses it: by bytes, bounded, complete, and without anything that acts. */
export async function readPdf(input: Uint8Array, limits: { maxBytes?: number } = {}): Promise<UploadedPdf> {
  const { maxBytes = defaultMaxBytes } = limits;
  if (input.byteLength === 0) throw new AppError("validation", "This file is empty. Please choose a PDF.");
  if (input.byteLength > maxBytes)
    throw new AppError("too_large", `This PDF is too large. The most we accept is ${formatBytes(maxBytes)}.`);
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (sniffFormat(bytes) !== "pdf")
    throw new AppError("unsupported_media", "This file is not a PDF. Please choose a PDF document.");

  const text = bytes.toString("latin1");
  const version = /^%PDF-([12]\.\d)/.exec(text)?.[1];
  if (!version || !text.slice(-1024).includes("%%EOF") || !/startxref\s+\d+/.test(text.slice(-2048)))
    throw damaged();

  await refuseActiveContent(text);
  try {
    for (const objects of unpackObjectStreams(bytes, text)) await refuseActiveContent(objects);
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error);
  }
  return { bytes, version, mediaType: "application/pdf" };
}
