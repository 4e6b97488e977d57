import { createRequire } from "node:module";
import type { parse } from "exifr";
import sharp from "sharp";
import type { EmbeddedText } from "./embedded-prompt.ts";

// The package is CommonJS to Node and an ES module to bundlers; this reads it the same way in both.
const exifr: { parse: typeof parse } = createRequire(import.meta.url)("exifr");

/** A comment starts with eight bytes naming its encoding; UTF-16 comes in either byte order. */
function decodeUserComment(value: unknown): string | undefined {
  if (typeof value === "string") return value.replace(/^(?:UNICODE|ASCII)\0+/, "").replaceAll("\0", "");
  if (!(value instanceof Uint8Array)) return undefined;
  const bytes = Buffer.from(value);
  const encoding = bytes.toString("latin1", 0, 8);
  const body = bytes.subarray(8);
  if (!encoding.startsWith("UNICODE"))
    return (/^(?:ASCII|\0)/.test(encoding) ? body : bytes).toString("utf8").replaceAll("\0", "");
  const even = body.subarray(0, body.length & ~1);
  const zerosFirst = even.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const zerosSecond = even.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  if (zerosFirst + zerosSecond === 0 && !even.subarray(0, 200).toString("utf8").includes("\uFFFD"))
    return even.toString("utf8");
  const text = new TextDecoder(zerosFirst > zerosSecond ? "utf-16be" : "utf-16le").decode(even);
  return text.replaceAll(/^\uFEFF|\0+$/g, "");
}

async function readExif(exif: Buffer | undefined): Promise<Partial<EmbeddedText>> {
  if (!exif) return {};
  const tiff = exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  const tags: Record<string, unknown> =
    (await exifr.parse(tiff, { userComment: true, gps: false }).catch(() => undefined)) ?? {};
  const text = (name: string) => (typeof tags[name] === "string" ? tags[name] : undefined);
  return {
    userComment: decodeUserComment(tags.userComment ?? tags.UserComment),
    imageDescription: text("ImageDescription"),
    software: text("Software"),
    make: text("Make"),
    model: text("Model"),
  };
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function decodeXml(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      return (name && entities[name]) ?? whole;
    },
  );
}

function readXmp(xmp: Buffer | undefined): Partial<EmbeddedText> {
  const packet = xmp?.toString("utf8") ?? "";
  const value = (property: string) => {
    const element = new RegExp(
      `<${property}[^>]*>(?:\\s*<rdf:(?:Alt|Seq|Bag)>\\s*<rdf:li[^>]*>)?([^<]+)<`,
    ).exec(packet)?.[1];
    const attribute = new RegExp(`\\s${property}="([^"]+)"`).exec(packet)?.[1];
    const text = element ?? attribute;
    return text === undefined ? undefined : decodeXml(text).trim();
  };
  return { xmpDescription: value("dc:description"), xmpUserComment: value("exif:UserComment") };
}

/** Reads every text a picture carries. The bytes must be the original ones: re-encoding drops them all. */
export async function readEmbeddedText(bytes: Uint8Array): Promise<EmbeddedText> {
  const { comments = [], exif, xmp } = await sharp(bytes, { failOn: "none" }).metadata();
  const chunks = new Map(comments.map(({ keyword, text }) => [keyword, text]));
  return { chunks, ...(await readExif(exif)), ...readXmp(xmp) };
}
