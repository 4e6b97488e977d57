export interface PngChunk {
  type: string;
  data: Buffer;
}

/** Walks the chunks of a PNG up to IEND, or up to where the file breaks off. */
export function* readPngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 8;
  while (offset + 12 <= file.length) {
    const length = file.readUInt32BE(offset);
    const type = file.toString("latin1", offset + 4, offset + 8);
    if (offset + 12 + length > file.length) return;
    yield { type, data: file.subarray(offset + 8, offset + 8 + length) };
    if (type === "IEND") return;
    offset += 12 + length;
  }
}
