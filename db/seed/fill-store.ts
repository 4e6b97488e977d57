import { demoRecordId } from "#app/core/catalog/demo-record-id.server.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import { type ImportedRecord, importRecords } from "#app/core/catalog/import-records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { creatorEmail } from "./creators.ts";
import { demoStats } from "./demo-stats.ts";
import type { CreatorFields } from "./fill-records.ts";
import { storeArt } from "./store-art.ts";
import { type SeedStoreItem, storeItems } from "./store-items.ts";
import { writePdf } from "./write-pdf.ts";

const day = 24 * 60 * 60 * 1000;

/** The User Store of the demo: prompts and PDFs, as their sellers would have sent them. */
export async function fillStore(
  db: Db,
  ownerOf: (email: string) => string | null,
  creatorFields: CreatorFields,
): Promise<void> {
  const now = Date.now();
  const rows = await Promise.all(
    storeItems.map((item, index) => storeRecord(item, now - index * 9 * day, ownerOf, creatorFields)),
  );
  await importRecords(db, rows);
}

async function storeRecord(
  item: SeedStoreItem,
  createdAt: number,
  ownerOf: (email: string) => string | null,
  creatorFields: CreatorFields,
): Promise<ImportedRecord> {
  const { rating, reviews, downloads, likes, views } = demoStats(item.key);
  const email = creatorEmail(item.creator);
  return {
    id: demoRecordId(`store:${item.key}`),
    tableName: submissionTable,
    createdAt: new Date(createdAt),
    ownerId: ownerOf(email),
    fields: {
      ...creatorFields.get(item.creator),
      Title: item.title,
      Category: item.category,
      "Product Type": item.productType,
      Description: item.description,
      ...(item.fullPrompt ? { "Full Prompt": item.fullPrompt } : {}),
      ...(item.pages ? { "PDF URL": await storePdf(item.key, item.title, item.pages) } : {}),
      Price: item.price,
      Tags: item.tags,
      Image: [await storeArt(item.key)],
      Creator: item.creator,
      "Creator Email": email,
      "Social Links": JSON.stringify(item.socialLinks),
      "Payment Options": JSON.stringify(item.paymentOptions),
      Status: "Live",
      "Portal Tag": "site",
      Rating: rating,
      Reviews: reviews,
      Downloads: downloads,
    },
    views,
    likes,
  };
}

/** Outside `public/`: only a signed address opens it. */
async function storePdf(key: string, title: string, pages: NonNullable<SeedStoreItem["pages"]>) {
  const path = `store/demo/${key}.pdf`;
  await files().put(path, writePdf(title, pages));
  return `/files/${path}`;
}
