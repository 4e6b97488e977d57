import { demoRecordId } from "#app/core/catalog/demo-record-id.server.ts";
import { type ImportedRecord, importRecords } from "#app/core/catalog/import-records.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { creators } from "./creators.ts";
import { seedRecords } from "./records.ts";
import type { SeedRecord } from "./seed-types.ts";
import { storeArt } from "./store-art.ts";
import { storeLogo } from "./store-logo.ts";

const day = 24 * 60 * 60 * 1000;

/** What each record tells about its creator, by name. */
export type CreatorFields = ReadonlyMap<string, Record<string, string>>;

export async function makeCreatorFields(): Promise<CreatorFields> {
  const entries = creators.map(async (creator): Promise<[string, Record<string, string>]> => {
    const { name, bio, twitter, website } = creator;
    return [
      name,
      {
        Bio: bio,
        "Logo URL": await storeLogo(creator),
        ...(twitter ? { Twitter: twitter } : {}),
        ...(website ? { Website: website } : {}),
      },
    ];
  });
  return new Map(await Promise.all(entries));
}

export async function fillRecords(
  db: Db,
  ownerOf: (email: string) => string | null,
  creatorFields: CreatorFields,
): Promise<void> {
  const now = Date.now();
  const rows = await Promise.all(
    seedRecords.map((record, index) => importedRecord(record, index, now, ownerOf, creatorFields)),
  );
  await importRecords(db, rows);
}

async function importedRecord(
  record: SeedRecord,
  index: number,
  now: number,
  ownerOf: (email: string) => string | null,
  creatorFields: CreatorFields,
): Promise<ImportedRecord> {
  const { rating, reviews, downloads, likes, views } = record.demoStats;
  const pictures = await Promise.all([
    storeArt(record.key),
    ...(record.variants ?? []).map(({ label }, number) => storeArt(`${record.key}-${number + 1}`, label)),
  ]);
  return {
    id: demoRecordId(record.key),
    tableName: record.table,
    // Spread over the last year, in no order that could be mistaken for one by table.
    createdAt: new Date(now - ((index * 97) % 365) * day - index * 1000),
    ownerId: ownerOf(record.fields["Creator Email"]),
    fields: {
      ...creatorFields.get(record.fields.Creator),
      ...record.fields,
      Image: pictures,
      Rating: rating,
      Reviews: reviews,
      Downloads: downloads,
    },
    views,
    likes,
  };
}
