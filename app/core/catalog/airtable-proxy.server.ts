import * as z from "zod";
import { type Ctx, inTransaction } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createRecord } from "./create-record.server.ts";
import { findRecord } from "./get-record.server.ts";
import { listTableRecords } from "./list-table-records.server.ts";
import type { OutgoingRecord } from "./record-shapes.ts";
import { showCreated, showRecords } from "./show-record.server.ts";
import {
  isOpenTable,
  lookupTable,
  type SourceTable,
  sourceTable,
  sourceTables,
  submissionTable,
} from "./source-tables.ts";
import { loadRecord } from "./stored-record.server.ts";
import { updateRecord } from "./update-record.server.ts";

const tableName = z.string().min(1, "tableName is missing.").max(100);
const recordId = z.string().min(1, "recordId is missing.").max(100);
const data = z.record(z.string(), z.unknown());

/** The five actions of the table-store proxy (core §7). */
export const proxyInput = z.discriminatedUnion(
  "action",
  [
    z.object({ action: z.literal("listTables") }),
    z.object({
      action: z.literal("getTableData"),
      tableName,
      filterFormula: z.string().optional(),
      /** Where the last answer ended; tables may be too long for one answer. */
      offset: z.string().max(400).optional(),
      pageSize: z.number().int().min(1).max(100).optional(),
    }),
    z.object({ action: z.literal("getRecord"), tableName, recordId }),
    z.object({ action: z.literal("updateRecord"), tableName, recordId, data }),
    z.object({ action: z.literal("createRecord"), tableName, data }),
  ],
  { error: "action must be listTables, getTableData, getRecord, updateRecord or createRecord." },
);

export type ProxyInput = z.output<typeof proxyInput>;

export function isWriting({ action }: ProxyInput): boolean {
  return action === "updateRecord" || action === "createRecord";
}

export type ProxyAnswer =
  | { tables: { id: string; name: string }[] }
  | { records: OutgoingRecord[]; offset?: string }
  | OutgoingRecord;

export async function airtableProxy(ctx: Ctx, input: ProxyInput): Promise<ProxyAnswer> {
  try {
    return await perform(ctx, input);
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.error({ err: error, action: input.action }, "table store failed");
    throw new AppError("unavailable", "Failed to call airtable-proxy function", { cause: error });
  }
}

async function perform(ctx: Ctx, input: ProxyInput): Promise<ProxyAnswer> {
  if (input.action === "listTables") {
    const names = sourceTables.filter((name) => isAdmin(ctx.viewer) || isOpenTable(name));
    return { tables: names.map((name) => ({ id: name, name })) };
  }
  const table = openTable(ctx, input.tableName);
  switch (input.action) {
    case "getTableData":
      return await listTableRecords(ctx, { ...input, tableName: table });
    case "createRecord":
      return await create(ctx, table, input.data);
    case "updateRecord":
      await inTransaction(ctx, (ctx) => update(ctx, table, input));
      return await show(ctx, input.recordId, table);
    default:
      return await show(ctx, input.recordId, table);
  }
}

async function create(ctx: Ctx, table: SourceTable, fields: object): Promise<OutgoingRecord> {
  const { id } =
    table === submissionTable
      ? await createRecord(ctx, { tableName: table, fields })
      : await inTransaction(ctx, (ctx) => addToTable(ctx, table, fields));
  const created = await loadRecord(ctx, id);
  if (!created) throw new Error("A record vanished while it was created.");
  return showCreated(created);
}

async function addToTable(ctx: Ctx, table: SourceTable, fields: object): Promise<{ id: string }> {
  const created = await createRecord(ctx, { tableName: table, fields });
  await recordAction(ctx, {
    action: "record.create",
    target: `record:${created.id}`,
    details: { table },
  });
  return created;
}

type Update = Extract<ProxyInput, { action: "updateRecord" }>;

async function update(ctx: Ctx, table: SourceTable, { recordId, data }: Update): Promise<void> {
  const { tableName, title, ownerId } = await inTable(ctx, recordId, table);
  await updateRecord(ctx, { id: recordId, fields: data });
  // An owner's own change is no act of the office.
  if (!isAdmin(ctx.viewer) || ownerId === ctx.viewer.userId) return;
  await recordAction(ctx, {
    action: "record.edit",
    target: `record:${recordId}`,
    details: { table: tableName, title, fields: Object.keys(data).join(", ").slice(0, 500) },
  });
}

function openTable(ctx: Ctx, name: string): SourceTable {
  const table = sourceTable(name);
  if (!table || (!isOpenTable(table) && !isAdmin(ctx.viewer)))
    throw new AppError("not_found", `There is no table “${name.slice(0, 60)}”.`);
  return table;
}

/** Look-ups by id find a record of any table (core §3). */
async function inTable(ctx: Ctx, id: string, table: SourceTable) {
  const record = await findRecord(ctx, id);
  if (record.tableName !== table && table !== lookupTable)
    throw new AppError("not_found", "The prompt you're looking for doesn't exist.");
  return record;
}

async function show(ctx: Ctx, id: string, table: SourceTable): Promise<OutgoingRecord> {
  const [shown] = await showRecords(ctx, [await inTable(ctx, id, table)]);
  if (!shown) throw new AppError("not_found", "The prompt you're looking for doesn't exist.");
  return shown;
}
