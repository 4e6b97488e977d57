import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { inTransaction } from "#app/core/accounts/ctx.server.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { AirtableRefusal, batchSize } from "./airtable-client.server.ts";
import { cellsToChange, cellsToCreate, isSameBeside } from "./cells-to-send.server.ts";
import { hashFields } from "./hash-fields.server.ts";
import { hashThere, type OurRecord, ourColumns, saveLink, type TableSync } from "./links.server.ts";
import type { AirtableRecord } from "./schema.ts";
import { airtableLinks } from "./tables.server.ts";

interface Waiting extends OurRecord {
  link: typeof airtableLinks.$inferSelect | null;
}

interface Sent {
  ours: OurRecord;
  /** Unless it is new there. */
  theirs?: AirtableRecord;
  cells: RecordFields;
}

/** Brings what is new or changed here to Airtable, ten records at a time. Answers how many were sent. */
export async function pushRecords(
  sync: TableSync,
  listed: ReadonlyMap<string, AirtableRecord>,
): Promise<number> {
  let pushed = 0;
  for (let after = "", isMore = true; isMore;) {
    sync.signal?.throwIfAborted();
    const waiting = await findWaiting(sync, after);
    const fresh = waiting.filter(({ link }) => link === null);
    const created = fresh.map((ours) => ({ ours, cells: cellsToCreate(sync.table, ours.fields) }));
    const changed = await changesAmong(sync, waiting, listed);
    pushed += await send(
      sync,
      created.filter(({ cells }) => Object.keys(cells).length > 0),
      createThere,
    );
    pushed += await send(sync, changed, changeThere);
    after = waiting.at(-1)?.id ?? "";
    isMore = waiting.length === batchSize;
  }
  return pushed;
}

/** Records without a link, or written since their link was. Those that Airtable deleted stay with us. */
async function findWaiting({ ctx, baseId, tableName }: TableSync, after: string): Promise<Waiting[]> {
  const link = airtableLinks;
  return await ctx.db
    .select({ ...ourColumns, link })
    .from(records)
    .leftJoin(link, and(eq(link.recordId, records.id), eq(link.baseId, baseId)))
    .where(
      and(
        eq(records.tableName, tableName),
        gt(records.id, after),
        or(
          isNull(link.recordId),
          and(isNull(link.goneAt), sql`${records.updatedAt} is distinct from ${link.recordUpdatedAt}`),
        ),
      ),
    )
    .orderBy(records.id)
    .limit(batchSize);
}

async function changesAmong(
  sync: TableSync,
  waiting: readonly Waiting[],
  listed: ReadonlyMap<string, AirtableRecord>,
): Promise<Sent[]> {
  const changed: Sent[] = [];
  for (const { link, ...ours } of waiting) {
    const theirs = link ? listed.get(link.airtableId) : undefined;
    // Changed there as well and not yet read, because that failed: sending now would undo it.
    if (!link || !theirs || link.hashThere !== hashThere(sync, theirs)) continue;
    const isChanged = link.hashHere !== hashFields(ours.fields);
    const cells = isChanged ? cellsToChange(sync.table, ours.fields, theirs.fields) : {};
    if (Object.keys(cells).length > 0) changed.push({ ours, theirs, cells });
    else await saveLink(sync.ctx.db, sync, { ours, airtableId: theirs.id, hashThere: link.hashThere });
  }
  return changed;
}

type Write = (sync: TableSync, batch: readonly Sent[]) => Promise<AirtableRecord[]>;

const createThere: Write = async ({ client, table }, batch) =>
  await client.createRecords(
    table.id,
    batch.map(({ cells }) => cells),
  );

const changeThere: Write = async ({ client, table }, batch) =>
  await client.updateRecords(
    table.id,
    batch.flatMap(({ theirs, cells }) => (theirs ? [{ id: theirs.id, fields: cells }] : [])),
  );

/** Where a batch is refused its records go one by one, so that a bad one does not hold the others back. */
async function send(sync: TableSync, batch: readonly Sent[], write: Write): Promise<number> {
  if (batch.length === 0) return 0;
  try {
    const answers = await write(sync, batch);
    await agree(sync, batch, answers);
    return batch.length;
  } catch (error) {
    if (!(error instanceof AirtableRefusal) || !error.isAboutRecords) throw error;
    const [only] = batch;
    if (only && batch.length === 1) {
      const { log } = sync.ctx;
      log.warn({ err: error, recordId: only.ours.id, table: sync.tableName }, "Airtable refused a record");
      return 0;
    }
  }
  let sent = 0;
  for (const one of batch) sent += await send(sync, [one], write);
  return sent;
}

async function agree(sync: TableSync, batch: readonly Sent[], answers: AirtableRecord[]): Promise<void> {
  await inTransaction(sync.ctx, async ({ db }) => {
    for (const [index, { ours, theirs, cells }] of batch.entries()) {
      // Airtable answers in the order in which it was asked.
      const answer = answers[index];
      if (!answer || (theirs && theirs.id !== answer.id))
        throw new Error("Airtable answered with other records than were sent.");
      const isSettled = !theirs || isSameBeside(sync.table, cells, theirs.fields, answer.fields);
      await saveLink(db, sync, {
        ours,
        airtableId: answer.id,
        // Somebody wrote there since it was listed: without a hash the next run reads it again.
        hashThere: isSettled ? hashThere(sync, answer) : "",
      });
    }
  });
}
