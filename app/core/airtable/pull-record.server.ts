import { eq } from "drizzle-orm";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { cleanFields } from "#app/core/catalog/clean-fields.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { importRecords } from "#app/core/catalog/import-records.server.ts";
import { numberOf } from "#app/core/catalog/read-fields.ts";
import { isRecordId, newRecordId } from "#app/core/catalog/record-id.ts";
import { setActive } from "#app/core/catalog/set-active.server.ts";
import { activeTable } from "#app/core/catalog/source-tables.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import type { KeptPicture } from "#app/core/files/keep-picture.server.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { isBlank } from "./column-values.server.ts";
import { takeCounterpart, type Unlinked } from "./counterparts.server.ts";
import { hashFields } from "./hash-fields.server.ts";
import { findOurs, hashThere, type Link, type OurRecord, saveLink, type TableSync } from "./links.server.ts";
import { inactiveStatus } from "./mark-gone.server.ts";
import { readChanges } from "./read-changes.server.ts";
import type { AirtableRecord } from "./schema.ts";

const highestCount = 1_000_000_000;

/** Brings a record that is new or changed in Airtable to us. Answers whether anything changed here. */
export async function pullRecord(
  sync: TableSync,
  { theirs, link, unlinked }: { theirs: AirtableRecord; link: Link | undefined; unlinked: Unlinked },
): Promise<boolean> {
  const ours = link
    ? await findOurs(sync.ctx.db, link.recordId)
    : await takeCounterpart(sync, theirs, unlinked);
  // Deleted here: what happens to it there is no longer ours to follow.
  if (link && !ours) return false;
  const kept: KeptPicture[] = [];
  try {
    const changes = await readChanges(sync, ours?.fields ?? {}, theirs.fields, kept);
    if (link?.goneAt && ours?.fields.Status === inactiveStatus && isBlank(theirs.fields.Status))
      changes.Status = null;
    if (ours && isContested(ours, link, changes))
      sync.ctx.log.warn(
        { recordId: ours.id, table: sync.tableName },
        "changed here and in Airtable: Airtable's version was taken",
      );
    await inTransaction(sync.ctx, async (ctx) => {
      const id = ours
        ? await changeOurs(ctx, sync, ours, changes)
        : await addOurs(ctx, sync, theirs, changes);
      const agreed = await findOurs(ctx.db, id);
      if (!agreed) throw new Error("A record vanished while it was synchronised.");
      await saveLink(ctx.db, sync, {
        ours: agreed,
        airtableId: theirs.id,
        hashThere: hashThere(sync, theirs),
      });
    });
    return ours === undefined || Object.keys(changes).length > 0;
  } catch (error) {
    const paths = kept.flatMap(({ variants }) => variants.map(({ url }) => url.replace("/files/", "")));
    await Promise.all(paths.map((path) => files().delete(path)));
    throw error;
  }
}

/** Something of ours that Airtable has not seen is about to be replaced. */
function isContested(ours: OurRecord, link: Link | undefined, changes: RecordFields): boolean {
  const isChangedHere = link?.hashHere !== hashFields(ours.fields);
  return isChangedHere && Object.keys(changes).some((name) => !isBlank(ours.fields[name]));
}

async function changeOurs(ctx: Ctx, { tableName }: TableSync, ours: OurRecord, changes: RecordFields) {
  const [locked] = await ctx.db
    .select({ updatedAt: records.updatedAt })
    .from(records)
    .where(eq(records.id, ours.id))
    .for("update");
  // The next run compares again what was written meanwhile.
  if (locked?.updatedAt.getTime() !== ours.updatedAt.getTime())
    throw new Error("The record changed while it was synchronised.");
  if (Object.keys(changes).length > 0) await updateRecord(ctx, { id: ours.id, fields: changes });
  if ("Active" in changes && tableName !== activeTable)
    await setActive(ctx, { id: ours.id, isActive: changes.Active === true });
  return ours.id;
}

async function addOurs(
  ctx: Ctx,
  { tableName }: TableSync,
  theirs: AirtableRecord,
  given: RecordFields,
): Promise<string> {
  const isFree = isRecordId(theirs.id) && !(await findOurs(ctx.db, theirs.id));
  const id = isFree ? theirs.id : newRecordId();
  const fields = cleanFields(given);
  const createdAt = new Date(theirs.createdTime ?? Number.NaN);
  const count = (name: string) => Math.min(Math.floor(numberOf(fields, name) ?? 0), highestCount);
  await importRecords(ctx.db, [
    {
      id,
      tableName,
      createdAt: Number.isNaN(createdAt.getTime()) ? new Date() : createdAt,
      ownerId: null,
      fields,
      views: count("Views"),
      likes: count("Likes"),
    },
  ]);
  await dropPages(ctx.db);
  return id;
}
