import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { checkListing } from "#app/core/ai/builtin/check-listing.ts";
import { productFormats } from "#app/core/ai/builtin/print-check.ts";
import { type ZipEntry, zipFiles } from "#app/core/files/zip-files.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { signedAddress } from "#app/platform/storage/signed-address.server.ts";
import { waitForMockup } from "./find-mockup.server.ts";
import { buildDocument, type ExportDocument, fileSlug } from "./export-document.ts";
import { exportStep } from "./export-step.server.ts";
import { findDesign, type StoredDesign } from "./find-design.server.ts";
import { limitStudio } from "./limit-studio.server.ts";
import { messages } from "./options.ts";
import { describeProvenance } from "./provenance.ts";
import { exportInput, type ParsedExport, type Listing } from "./schema.ts";
import { sendToGoHighLevel, sendToHook } from "./send-export.server.ts";
import { writeCsv } from "./write-csv.server.ts";

export type Exported =
  | { kind: "file"; name: string; contentType: string; body: string | ReadableStream<Uint8Array> }
  | { kind: "sent"; message: string };

/** Hooks and services fetch pictures later than a page would. */
const addressSeconds = 86_400;
const mostPictures = 10;

/** Takes a finished listing out of the studio. Nothing that the marketplace would refuse gets past. */
export async function exportWorkflow(ctx: Ctx, input: unknown): Promise<Exported> {
  const wish = parseInput(exportInput, input);
  requireAccess(wish);
  await limitStudio(ctx, "export");
  const listing = await exportStep(ctx, "Check the listing", () => requireListing(wish.listing));
  const pictures = await exportStep(ctx, "Gather the pictures", () => gatherPictures(ctx, wish));
  const document = documentOf(wish, listing, pictures);
  const slug = fileSlug(wish.name);
  switch (wish.platform) {
    case "json":
      return file(`${slug}.json`, "application/json", JSON.stringify(document, null, 2));
    case "csv":
      return file(`${slug}-${wish.columns}.csv`, "text/csv; charset=utf-8", writeCsv(document, wish.columns));
    case "zip":
      return await zipOf(ctx, document, pictures, slug);
    case "zapier":
      await exportStep(ctx, "Send to Zapier", () =>
        sendToHook(wish.hookUrl, document, addressesOf(pictures)),
      );
      return { kind: "sent", message: "Sent to Zapier" };
    default:
      await exportStep(ctx, "Send to GoHighLevel", () =>
        sendToGoHighLevel(wish, document, addressesOf(pictures)),
      );
      return { kind: "sent", message: "Sent to GoHighLevel" };
  }
}

function requireAccess({ platform, apiKey, hookUrl }: ParsedExport): void {
  if (platform === "gohighlevel" && apiKey === "")
    throw new AppError("validation", messages.goHighLevelKey, {
      fields: { apiKey: messages.goHighLevelKey },
    });
  const missingHook = "Please enter your Zapier hook address";
  if (platform === "zapier" && hookUrl === "")
    throw new AppError("validation", missingHook, { fields: { hookUrl: missingHook } });
}

async function requireListing(listing: Listing | null): Promise<Listing> {
  if (!listing) throw new AppError("validation", "Write the listing on the SEO tab first.");
  const [problem] = checkListing(listing);
  if (problem)
    throw new AppError("validation", problem.message, { fields: { [problem.field]: problem.message } });
  return listing;
}

/** The selected design first. References stay out: they are somebody else's. */
async function gatherPictures(ctx: Ctx, { design, images }: ParsedExport): Promise<StoredDesign[]> {
  const ids = [design, ...images].flatMap((one) => (one?.id ? [one.id] : []));
  const found: StoredDesign[] = [];
  for (const id of new Set(ids)) found.push(await findDesign(ctx, id));
  return found.filter(({ source }) => source !== "etsy").slice(0, mostPictures);
}

function pictureName({ path, title }: StoredDesign, index: number): string {
  return `images/${index + 1}-${fileSlug(title)}.${path.split(".").at(-1)}`;
}

function documentOf(wish: ParsedExport, listing: Listing, pictures: StoredDesign[]): ExportDocument {
  const origins = pictures.map(({ title, source, madeBy, prompt, found }) => ({
    title,
    source,
    madeBy,
    prompt,
    foundTool: found?.tool ?? null,
  }));
  return buildDocument({
    ...wish,
    listing,
    pictures: pictures.map(pictureName),
    provenance: describeProvenance(origins, wish.listingMadeBy),
    now: new Date(),
  });
}

function addressesOf(pictures: StoredDesign[]): string[] {
  return pictures.map(({ path }) => new URL(signedAddress(path, addressSeconds), env().APP_ORIGIN).href);
}

function file(name: string, contentType: string, body: string | ReadableStream<Uint8Array>): Exported {
  return { kind: "file", name, contentType, body };
}

async function zipOf(
  ctx: Ctx,
  document: ExportDocument,
  pictures: StoredDesign[],
  slug: string,
): Promise<Exported> {
  const mockups: ZipEntry[] = [];
  const [leading] = pictures;
  if (leading)
    for (const format of productFormats)
      mockups.push({
        name: `mockups/${format}.webp`,
        storagePath: await exportStep(ctx, `Draw the ${format} mockup`, () =>
          waitForMockup(ctx, leading, format),
        ),
      });
  const entries: ZipEntry[] = [
    { name: "listing.json", text: JSON.stringify(document, null, 2) },
    { name: "etsy-listing.csv", text: writeCsv(document, "etsy") },
    { name: "listing.csv", text: writeCsv(document, "generic") },
    { name: "how-it-was-made.txt", text: noteOf(document) },
    ...pictures.map((picture, index) => ({ name: pictureName(picture, index), storagePath: picture.path })),
    ...mockups,
  ];
  return file(`${slug}.zip`, "application/zip", zipFiles(entries));
}

function noteOf({ provenance, exportedAt }: ExportDocument): string {
  return [provenance.disclosure, "", ...provenance.pictures, "", `Exported ${exportedAt}.`, ""].join("\n");
}
