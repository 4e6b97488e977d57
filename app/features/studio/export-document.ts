import { productAreas, type ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import type { Provenance } from "./provenance.ts";
import type { Listing, StudioPrompt } from "./schema.ts";

/** Everything an export says, before it is put into one form or another. */
export interface ExportDocument {
  workflow: string;
  exportedAt: string;
  product: { format: ProductFormat; name: string };
  price: number | null;
  currency: "USD";
  listing: Listing;
  prompts: { label: string; text: string; madeBy: string }[];
  /** File names in the zip package. */
  pictures: string[];
  provenance: Provenance;
}

interface DocumentParts {
  name: string;
  format: ProductFormat;
  price: number | "";
  listing: Listing;
  prompts: readonly StudioPrompt[];
  pictures: string[];
  provenance: Provenance;
  now: Date;
}

export function buildDocument(parts: DocumentParts): ExportDocument {
  const { name, format, price, listing, prompts, pictures, provenance, now } = parts;
  return {
    workflow: name,
    exportedAt: now.toISOString(),
    product: { format, name: productAreas[format].name },
    price: price === "" ? null : price,
    currency: "USD",
    listing: { title: listing.title, description: listing.description, tags: listing.tags },
    prompts: prompts.map(({ label, text, madeBy }) => ({ label, text, madeBy })),
    pictures,
    provenance,
  };
}

/** What buyers read: the description, then how it was made. */
export function describedWithNote({ listing, provenance }: ExportDocument): string {
  return `${listing.description.trim()}\n\nHow it was made\n${provenance.disclosure}`;
}

export function fileSlug(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  return slug || "workflow";
}
