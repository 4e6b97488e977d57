import { setTimeout as delay } from "node:timers/promises";
import { env } from "#app/platform/env/env.server.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";
import type { RecordFields } from "#app/core/catalog/field-names.ts";
import { type AirtableRecord, type AirtableTable, errorAnswer, recordPage, tableList } from "./schema.ts";

/** How many records one writing request may carry. */
export const batchSize = 10;
const pageSize = 100;
/** Airtable allows five requests a second to a base. */
const spacingMs = 200;
/** What Airtable asks for where its answer does not say. */
const usualPauseMs = 30_000;
const mostTries = 5;

/** Airtable's answer was no. Its own sentence is not repeated: it may quote a record. */
export class AirtableRefusal extends Error {
  readonly status: number;
  constructor(status: number, type: string) {
    super(`Airtable answered ${status} ${type}`.trim());
    this.name = "AirtableRefusal";
    this.status = status;
  }

  /** Something about the records that were sent; others may still pass. */
  get isAboutRecords(): boolean {
    return [400, 413, 422].includes(this.status);
  }
}

export interface AirtableClient {
  listTables(): Promise<AirtableTable[]>;
  listRecords(tableId: string): Promise<AirtableRecord[]>;
  createRecords(tableId: string, fields: readonly RecordFields[]): Promise<AirtableRecord[]>;
  updateRecords(
    tableId: string,
    changes: readonly { id: string; fields: RecordFields }[],
  ): Promise<AirtableRecord[]>;
}

export interface ClientOptions {
  key: string;
  baseId: string;
  signal?: AbortSignal | undefined;
  /** Instead of real pauses, for tests. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

export function openAirtable({ key, baseId, signal, wait }: ClientOptions): AirtableClient {
  const pause = wait ?? (async (ms: number) => await delay(ms, undefined, { signal }));
  const root = `${(env().AIRTABLE_BASE_URL ?? "https://api.airtable.com").replace(/\/+$/, "")}/v0`;
  const base = encodeURIComponent(baseId);
  let nextAt = 0;

  async function takeTurn(): Promise<void> {
    const now = Date.now();
    const turn = Math.max(now, nextAt);
    nextAt = turn + spacingMs;
    if (turn > now) await pause(turn - now);
  }

  async function call(
    path: string,
    method: "GET" | "POST" | "PATCH" = "GET",
    body?: object,
  ): Promise<unknown> {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    for (let attempt = 1; ; attempt += 1) {
      await takeTurn();
      const response = await fetchService(
        "Airtable",
        root + path,
        { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) },
        { tries: 1, ...(signal ? { signal } : {}) },
      );
      if (response.ok) return await response.json();
      const pauseMs = pauseBeforeRetry(response, method);
      if (pauseMs === undefined || attempt === mostTries) throw await refusalOf(response);
      await response.body?.cancel();
      await pause(pauseMs);
    }
  }

  const write = async (tableId: string, method: "POST" | "PATCH", records: readonly object[]) =>
    recordPage.parse(await call(`/${base}/${tableId}`, method, { records, typecast: true })).records;

  return {
    listTables: async () => tableList.parse(await call(`/meta/bases/${base}/tables`)).tables,
    listRecords: async (tableId) => {
      const found: AirtableRecord[] = [];
      let offset: string | undefined;
      do {
        const query = new URLSearchParams({ pageSize: String(pageSize), ...(offset ? { offset } : {}) });
        const page = recordPage.parse(await call(`/${base}/${tableId}?${query}`));
        found.push(...page.records);
        ({ offset } = page);
      } while (offset !== undefined);
      return found;
    },
    createRecords: async (tableId, fields) =>
      await write(
        tableId,
        "POST",
        fields.map((one) => ({ fields: one })),
      ),
    updateRecords: async (tableId, changes) => await write(tableId, "PATCH", changes),
  };
}

/** A busy answer was not carried out and may be repeated; a broken one only where twice is the same as once. */
function pauseBeforeRetry(response: Response, method: string): number | undefined {
  if (response.status === 429) {
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    return Number.isFinite(seconds) ? seconds * 1000 : usualPauseMs;
  }
  return response.status >= 500 && method !== "POST" ? 1000 : undefined;
}

async function refusalOf(response: Response): Promise<AirtableRefusal> {
  const answer = errorAnswer.safeParse(await response.json().catch(() => undefined));
  return new AirtableRefusal(response.status, answer.data?.error ?? "");
}
