import { stringify } from "csv-stringify/sync";
import { describedWithNote, type ExportDocument } from "./export-document.ts";
import type { CsvColumns } from "./options.ts";

const etsyPictures = 10;

/** The columns of Etsy's own listings file, in its order. */
function etsyRow(document: ExportDocument): Record<string, string> {
  const pictures = Object.fromEntries(
    Array.from({ length: etsyPictures }, (_, index) => [`IMAGE${index + 1}`, document.pictures[index] ?? ""]),
  );
  return {
    TITLE: document.listing.title,
    DESCRIPTION: describedWithNote(document),
    PRICE: document.price === null ? "" : document.price.toFixed(2),
    CURRENCY_CODE: document.currency,
    QUANTITY: "1",
    TAGS: document.listing.tags.join(","),
    MATERIALS: "",
    ...pictures,
    "VARIATION 1 TYPE": "",
    "VARIATION 1 NAME": "",
    "VARIATION 1 VALUES": "",
    "VARIATION 2 TYPE": "",
    "VARIATION 2 NAME": "",
    "VARIATION 2 VALUES": "",
    SKU: "",
  };
}

function genericRow(document: ExportDocument): Record<string, string> {
  return {
    workflow: document.workflow,
    title: document.listing.title,
    description: document.listing.description,
    tags: document.listing.tags.join(","),
    product: document.product.name,
    price: document.price === null ? "" : document.price.toFixed(2),
    currency: document.currency,
    pictures: document.pictures.join(","),
    prompts: document.prompts.map(({ text }) => text).join("\n"),
    ai_disclosure: document.provenance.disclosure,
    provenance: document.provenance.pictures.join("\n"),
    exported_at: document.exportedAt,
  };
}

/** One line per listing. Text that a spreadsheet would run as a formula is escaped. */
export function writeCsv(document: ExportDocument, columns: CsvColumns): string {
  const row = columns === "etsy" ? etsyRow(document) : genericRow(document);
  return stringify([row], { header: true, escape_formulas: true });
}
