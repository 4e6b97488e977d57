export interface PdfPage {
  heading: string;
  text: string;
}

const lineLength = 78;

/** A plain PDF of headed pages in the reader's own Helvetica: enough for demo products. */
export function writePdf(title: string, pages: readonly PdfPage[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, index) => {
      const content = drawPage(title, page, index + 1);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}

function drawPage(title: string, { heading, text }: PdfPage, number: number): string {
  const lines = breakLines(text).map((line) => `(${pdfText(line)}) Tj T*`);
  return [
    `BT /F1 10 Tf 60 780 Td (${pdfText(title)}) Tj ET`,
    `BT /F1 22 Tf 60 730 Td (${pdfText(heading)}) Tj ET`,
    `BT /F1 12 Tf 18 TL 60 695 Td ${lines.join("\n")} ET`,
    `BT /F1 10 Tf 530 50 Td (${number}) Tj ET`,
  ].join("\n");
}

function breakLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Within Latin-1, as the font's encoding has it. */
function pdfText(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, "-")
    .replaceAll("…", "...")
    .replaceAll(/[^\x20-\xff]/g, "?")
    .replaceAll(/[\\()]/g, (character) => `\\${character}`);
}
