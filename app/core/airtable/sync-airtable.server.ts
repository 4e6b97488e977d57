import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { Member } from "#app/core/accounts/viewer.ts";
import { findProviderKey, noteKeyUse } from "#app/core/ai/keys/provider-key.server.ts";
import { sourceTable, sourceTables } from "#app/core/catalog/source-tables.ts";
import { openAirtable } from "./airtable-client.server.ts";
import type { AirtableTable } from "./schema.ts";
import { syncTable } from "./sync-table.server.ts";

/** Under this name the audit log tells what came from there. */
const airtable: Member = {
  kind: "member",
  userId: "airtable",
  email: "Airtable",
  name: "Airtable",
  role: "admin",
  isEmailVerified: true,
  createdAt: new Date(0),
  sessionId: undefined,
  sessionExpiresAt: undefined,
  scopes: undefined,
};

export interface SyncInput extends Pick<Ctx, "db" | "log" | "requestId"> {
  signal?: AbortSignal;
  wait?: (ms: number) => Promise<void>;
}

/** D14: brings every source table into step with the base that is configured; nothing without one. */
export async function syncAirtable({ db, log, requestId, signal, wait }: SyncInput): Promise<void> {
  const key = await findProviderKey(db, "AIRTABLE_API_KEY");
  const baseId = await findProviderKey(db, "AIRTABLE_BASE_ID");
  if (!key || !baseId) return;
  const ctx: Ctx = { db, log, requestId, viewer: airtable, ip: "" };
  const client = openAirtable({ key, baseId, signal, wait });
  const tables = await client.listTables();
  await noteKeyUse(db, "AIRTABLE_API_KEY");
  await noteKeyUse(db, "AIRTABLE_BASE_ID");
  for (const tableName of sourceTables) {
    signal?.throwIfAborted();
    const table = tableNamed(tables, tableName);
    if (!table) {
      log.info({ table: tableName }, "Airtable has no such table: skipped");
      continue;
    }
    try {
      await syncTable({ ctx, client, baseId, table, tableName, signal });
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ err: error, table: tableName }, "a table could not be synchronised");
    }
  }
}

function tableNamed(tables: readonly AirtableTable[], name: string): AirtableTable | undefined {
  return (
    tables.find((table) => table.name === name) ?? tables.find((table) => sourceTable(table.name) === name)
  );
}
