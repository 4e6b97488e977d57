import { deflateSync, gzipSync } from "node:zlib";
import { compressedTextChunk, makePng, pngChunk } from "#tests/support/make-png.ts";

export interface LyingFile {
  what: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, 0x41);
const text = (value: string) => Buffer.from(value);

export const honestFile: LyingFile = {
  what: "a picture",
  name: "a.png",
  type: "image/png",
  bytes: new Uint8Array(makePng({ width: 64, height: 64 })),
};

/** Files that are not what their name and type say, or that are far larger inside than outside. */
export function lyingFiles(): LyingFile[] {
  const file = (what: string, name: string, type: string, bytes: Uint8Array): LyingFile => ({
    what,
    name,
    type,
    bytes: new Uint8Array(bytes),
  });
  const bombPdf = Buffer.concat([
    text("%PDF-1.7\n1 0 obj<</Length 9/Filter/FlateDecode>>stream\n"),
    deflateSync(megabytes(60)),
    text("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
  ]);
  return [
    file("a program as a picture", "holiday.png", "image/png", text("MZ\x90\0\x03 a program")),
    file("a page as a picture", "a.jpg", "image/jpeg", text("<!doctype html><script>alert(1)</script>")),
    file("a page behind a GIF header", "a.gif", "image/gif", text("GIF89a/*<script>alert(1)</script>*/=1;")),
    file(
      "a drawing with a script",
      "a.svg",
      "image/svg+xml",
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ),
    file(
      "a drawing that laughs",
      "b.png",
      "image/png",
      text(
        `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${"x".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}">]><svg>&b;</svg>`,
      ),
    ),
    file(
      "20,000 × 20,000 pixels",
      "huge.png",
      "image/png",
      makePng({ width: 20_000, height: 20_000, pixels: Buffer.alloc(20_001) }),
    ),
    file(
      "a picture with a bomb in its words",
      "words.png",
      "image/png",
      makePng({ chunks: [compressedTextChunk("parameters", "A".repeat(40_000_000))] }),
    ),
    file(
      "a picture with a bomb in its data",
      "data.png",
      "image/png",
      makePng({ width: 8, height: 8, pixels: megabytes(40) }),
    ),
    file(
      "a header and nothing",
      "cut.png",
      "image/png",
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), pngChunk("IHDR")]),
    ),
    file("a zip bomb as a PDF", "guide.pdf", "application/pdf", gzipSync(megabytes(60))),
    file("a PDF with a bomb inside", "bomb.pdf", "application/pdf", bombPdf),
    file(
      "a PDF that acts",
      "act.pdf",
      "application/pdf",
      text(
        "%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
      ),
    ),
    file("nothing at all", "empty.png", "image/png", Buffer.alloc(0)),
    file("a name that climbs", "../../../etc/cron.d/x.png", "image/png", makePng()),
    file("a name with a line break", "a\r\nSet-Cookie: x=1.png", "image/png\r\nx: y", makePng()),
  ];
}
