/** A TIFF block with ASCII fields in its first directory and one user comment, as cameras and tools write it. */
export function makeExif(comment: Buffer, ascii: Record<number, string> = {}): Buffer {
  const fields = Object.entries(ascii).map(([tag, text]) => ({
    tag: Number(tag),
    type: 2,
    data: Buffer.from(`${text}\0\0\0\0`, "utf8"),
  }));
  const firstSize = 2 + (fields.length + 1) * 12 + 4;
  const exifStart = 8 + firstSize;
  let dataStart = exifStart + 2 + 12 + 4;
  const data: Buffer[] = [];
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const stored = (tag: number, type: number, bytes: Buffer) => {
    const made = entry(tag, type, bytes.length, dataStart);
    data.push(bytes);
    dataStart += bytes.length;
    return made;
  };
  const count = (n: number) => Buffer.from([n, 0]);
  const none = Buffer.alloc(4);
  const first = fields.map(({ tag, type, data: bytes }) => stored(tag, type, bytes));
  return Buffer.concat([
    Buffer.from("II*\0\x08\0\0\0", "latin1"),
    count(fields.length + 1),
    ...first,
    entry(0x8769, 4, 1, exifStart),
    none,
    count(1),
    stored(0x9286, 7, comment),
    none,
    ...data,
  ]);
}

/** Puts an EXIF block right after the start of a JPEG. */
export function jpegWithExif(jpeg: Buffer, exif: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** Rewraps a plain WebP in the extended form that has room for EXIF. */
export function webpWithExif(webp: Buffer, exif: Buffer, width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, "latin1");
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  const extended = Buffer.alloc(10);
  extended[0] = 0x08;
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const parts = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", extended),
    webp.subarray(12),
    chunk("EXIF", exif),
  ]);
  return chunk("RIFF", parts);
}
