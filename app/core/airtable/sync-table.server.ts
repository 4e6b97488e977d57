import { findUnlinked, type Unlinked } from "./counterparts.server.ts";
import { isBlank, readableCells } from "./column-values.server.ts";
import { hashThere, loadLinks, type TableSync } from "./links.server.ts";
import { deactivateGone, noteDeletedHere } from "./mark-gone.server.ts";
import { pullRecord } from "./pull-record.server.ts";
import { pushRecords } from "./push-records.server.ts";
import type { AirtableRecord } from "./schema.ts";

/** Brings one table into step: first what Airtable says, so that it wins, then what is left to tell it. */
export async function syncTable(sync: TableSync): Promise<void> {
  const { ctx, client, table, tableName } = sync;
  // Listed as a whole before anything else: its pages are handed out for a few minutes only.
  const listed = new Map((await client.listRecords(table.id)).map((theirs) => [theirs.id, theirs]));
  await noteDeletedHere(sync);
  const pulled = await pullRecords(sync, listed);
  const pushed = await pushRecords(sync, listed);
  if (pulled + pushed > 0) ctx.log.info({ table: tableName, pulled, pushed }, "synchronised with Airtable");
}

async function pullRecords(sync: TableSync, listed: ReadonlyMap<string, AirtableRecord>): Promise<number> {
  const links = new Map((await loadLinks(sync)).map((link) => [link.airtableId, link]));
  let unlinked: Unlinked | undefined;
  let pulled = 0;
  for (const theirs of listed.values()) {
    const link = links.get(theirs.id);
    if (link ? link.hashThere === hashThere(sync, theirs) : isEmpty(sync, theirs)) continue;
    unlinked ??= await findUnlinked(sync);
    const given = { theirs, link, unlinked };
    await attempt(sync, theirs.id, async () => {
      if (await pullRecord(sync, given)) pulled += 1;
    });
  }
  for (const link of links.values()) {
    if (link.goneAt || listed.has(link.airtableId)) continue;
    await attempt(sync, link.airtableId, async () => {
      await deactivateGone(sync, link);
      pulled += 1;
    });
  }
  return pulled;
}

/** The blank lines at the end of many a base. */
function isEmpty({ table }: TableSync, { fields }: AirtableRecord): boolean {
  return Object.values(readableCells(table, fields)).every(isBlank);
}

/** One record that fails is told and left for the next run; the others go on. */
async function attempt(sync: TableSync, airtableId: string, run: () => Promise<void>): Promise<void> {
  sync.signal?.throwIfAborted();
  try {
    await run();
  } catch (error) {
    sync.signal?.throwIfAborted();
    sync.ctx.log.warn(
      { err: error, airtableId, table: sync.tableName },
      "a record could not be synchronised",
    );
  }
}
