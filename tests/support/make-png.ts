import { crc32, deflateSync } from "node:zlib";

/** One PNG chunk with a correct checksum. */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngOptions {
  width?: number;
  height?: number;
  /** Put between the header and the picture data. */
  chunks?: Buffer[];
  pixels?: Buffer;
}

/** A grey PNG with any further chunks, for files that an encoder would refuse to write. */
export function makePng({ width = 8, height = 8, chunks = [], pixels }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = pixels ?? Buffer.alloc((width + 1) * height, 0x80).map((v, i) => (i % (width + 1) ? v : 0));
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND"),
  ]);
}

export function textChunk(keyword: string, text: string): Buffer {
  return pngChunk("tEXt", Buffer.from(`${keyword}\0${text}`, "latin1"));
}

export function compressedTextChunk(keyword: string, text: string): Buffer {
  const packed = deflateSync(Buffer.from(text, "latin1"));
  return pngChunk("zTXt", Buffer.concat([Buffer.from(`${keyword}\0\0`, "latin1"), packed]));
}

export function internationalTextChunk(keyword: string, text: string): Buffer {
  return pngChunk(
    "iTXt",
    Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, "latin1"), Buffer.from(text, "utf8")]),
  );
}
