import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readPdf } from "./read-pdf.server.ts";

function makePdf(objects: (string | Buffer)[], version = "1.7"): Buffer {
  const body = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from("\nendobj\n"),
  ]);
  return Buffer.concat([
    Buffer.from(`%PDF-${version}\n%\u00e2\u00e3\n`, "latin1"),
    ...body,
    Buffer.from("trailer\n<< /Root 1 0 R >>\nstartxref\n15\n%%EOF\n"),
  ]);
}

function packed(objects: string, filter = "/FlateDecode"): Buffer {
  const data = deflateSync(objects);
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

const plain = makePdf(["<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>", "<< /Type /Pages >>"]);

describe("readPdf", () => {
  it("toolkit §5 a PDF file is taken by its bytes", async () => {
    await expect(readPdf(plain)).resolves.toMatchObject({ version: "1.7", mediaType: "application/pdf" });
    const packedPdf = makePdf([packed("1 0 << /Type /Catalog >>")], "2.0");
    await expect(readPdf(packedPdf)).resolves.toMatchObject({ version: "2.0" });
  });

  it("toolkit §5 random picture data inside a PDF is not mistaken for an action", async () => {
    const noise = Buffer.alloc(200_000).map((_, index) => (index * 2_654_435_761) >>> 13);
    const object = Buffer.concat([
      Buffer.from("<< /Length 9 >>\nstream\n"),
      noise,
      Buffer.from("/JS /AA\nendstream"),
    ]);
    await expect(readPdf(makePdf([object]))).resolves.toMatchObject({ version: "1.7" });
  });

  it("toolkit §5 what is not a PDF is refused whatever its name says", async () => {
    for (const bytes of [
      Buffer.from("MZ\u0090 program.pdf"),
      Buffer.from("<html>%PDF-1.4"),
      Buffer.from("\n%PDF-1.4"),
    ])
      await expect(readPdf(bytes)).rejects.toThrow(expect.objectContaining({ code: "unsupported_media" }));
    await expect(readPdf(new Uint8Array())).rejects.toThrow("This file is empty. Please choose a PDF.");
  });

  it("toolkit §5 a PDF that breaks off or is too large is refused", async () => {
    for (const share of [0.3, 0.8])
      await expect(readPdf(plain.subarray(0, Math.floor(plain.length * share)))).rejects.toThrow(
        "This PDF is damaged or incomplete. Please upload it again.",
      );
    await expect(readPdf(plain, { maxBytes: 100 })).rejects.toThrow(
      expect.objectContaining({
        code: "too_large",
        message: "This PDF is too large. The most we accept is 100 bytes.",
      }),
    );
  });

  it("uploads: documents that act are refused: scripts, programs, files and forms, also in disguise", async () => {
    const attacks: (string | Buffer)[] = [
      "<< /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>",
      "<< /S /J#61va#53cript >>",
      "<< /S /Launch /F (calc.exe) >>",
      "<< /Names << /EmbeddedFiles 4 0 R >> >>",
      "<< /AcroForm << /XFA [ (x) 5 0 R ] >> >>",
      packed("1 0 << /S /JavaScript /JS (x) >>"),
      packed("1 0 << /S /Launch >>", "[ /FlateDecode ]"),
      packed("1 0 << /S /JavaScript >>", `/FlateDecode /Padding (${"x".repeat(5000)})`),
    ];
    for (const attack of attacks)
      await expect(readPdf(makePdf([attack]))).rejects.toThrow(
        expect.objectContaining({ code: "validation", message: expect.stringContaining("plain document") }),
      );
  });

  it("uploads: packing that cannot be looked into is refused", async () => {
    await expect(readPdf(makePdf([packed("x", "[ /ASCII85Decode /FlateDecode ]")]))).rejects.toThrow(
      "damaged",
    );
    await expect(readPdf(makePdf([packed("A".repeat(17 * 1024 * 1024))]))).rejects.toThrow("damaged");
    await expect(readPdf(makePdf(["<< /Encrypt 9 0 R >>"]))).rejects.toThrow("protected by a password");
  });
});
