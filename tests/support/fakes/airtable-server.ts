import type { IncomingMessage, ServerResponse } from "node:http";
import { newRecordId } from "#app/core/catalog/record-id.ts";
import { FakeServer } from "./fake-server.ts";

type Cells = Record<string, unknown>;

interface Row {
  id: string;
  createdTime: string;
  fields: Cells;
}

interface Table {
  id: string;
  name: string;
  /** Type by name. */
  columns: Record<string, string>;
  rows: Row[];
}

interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

/** One base behind the part of Airtable's API that we call, with its limits: 100 records a page, 10 a batch. */
export class FakeAirtable extends FakeServer {
  readonly key = "pat-for-tests";
  readonly baseId = "appTestBase000001";
  /** `METHOD table` of every request to a table; `GET meta` for the list of tables. */
  readonly calls: string[] = [];
  readonly tables: Table[] = [];
  /** Answers to requests for records, given instead of carrying them out, one each. */
  readonly refusals: Answer[] = [];
  /** A record whose title is this is refused. */
  refusedTitle: string | undefined;
  /** Somebody else writes there between our list and our change. */
  beforeWrite: (() => void) | undefined;
  /** Carries the next writing request out, and is gone before it answers. */
  losesAnswer = false;
  private readonly pictures = new Map<string, Buffer>();

  addTable(name: string, columns: Record<string, string>): Table {
    const table = { id: `tbl${this.tables.length}`, name, columns, rows: [] };
    this.tables.push(table);
    return table;
  }

  add(table: Table, fields: Cells): Row {
    const row = { id: newRecordId(), createdTime: "2026-03-01T10:00:00.000Z", fields };
    table.rows.push(row);
    return row;
  }

  /** An attachment as Airtable lists it. */
  picture(filename: string, bytes: Buffer, type = "image/png") {
    this.pictures.set(`/pictures/${filename}`, bytes);
    return {
      id: `att${filename}`,
      url: `http://127.0.0.1:${this.port}/pictures/${filename}`,
      filename,
      type,
    };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://airtable");
    const picture = this.pictures.get(url.pathname);
    if (picture) {
      this.calls.push("GET picture");
      response.writeHead(200, { "content-type": "image/png" }).end(picture);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { status, body, headers } = this.reply(request, url, Buffer.concat(chunks).toString());
    if (this.losesAnswer && request.method !== "GET") {
      this.losesAnswer = false;
      response.destroy();
      return;
    }
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  }

  private reply(request: IncomingMessage, url: URL, text: string): Answer {
    const [, , base, tableId] = url.pathname.split("/");
    if (request.headers.authorization !== `Bearer ${this.key}`) return refuse(401, "AUTHENTICATION_REQUIRED");
    const table = this.tables.find(({ id }) => id === tableId);
    this.calls.push(`${request.method} ${table?.name ?? base}`);
    if (base === "meta") return { status: 200, body: { tables: this.tables.map(described) } };
    const refusal = this.refusals.shift();
    if (refusal) return refusal;
    if (!table || base !== this.baseId) return refuse(404, "TABLE_NOT_FOUND");
    return request.method === "GET"
      ? list(table, url.searchParams)
      : this.write(table, JSON.parse(text) as { records: { id?: string; fields: Cells }[] });
  }

  private write(table: Table, { records }: { records: { id?: string; fields: Cells }[] }): Answer {
    if (records.length > 10) return refuse(422, "INVALID_REQUEST_BODY");
    const cells = records.flatMap(({ fields }) => Object.entries(fields));
    if (cells.some(([name]) => !(name in table.columns))) return refuse(422, "UNKNOWN_FIELD_NAME");
    if (cells.some(([, value]) => value === this.refusedTitle && value !== undefined))
      return refuse(422, "INVALID_VALUE_FOR_COLUMN");
    this.beforeWrite?.();
    const written = records.map(({ id, fields }) => {
      const row = table.rows.find((one) => one.id === id) ?? this.add(table, {});
      row.fields = kept({ ...row.fields, ...fields });
      return row;
    });
    return { status: 200, body: { records: written } };
  }
}

export function refuse(status: number, type: string, headers: Record<string, string> = {}): Answer {
  return { status, body: { error: { type, message: "Not now." } }, headers };
}

function described({ id, name, columns }: Table) {
  return { id, name, fields: Object.entries(columns).map(([column, type]) => ({ name: column, type })) };
}

function list({ rows }: Table, query: URLSearchParams): Answer {
  const from = Number(query.get("offset") ?? 0);
  const upTo = from + Math.min(Number(query.get("pageSize") ?? 100), 100);
  const offset = upTo < rows.length ? { offset: String(upTo) } : {};
  return { status: 200, body: { records: rows.slice(from, upTo), ...offset } };
}

/** Empty cells are not part of a record, and texts lose the space at their end. */
function kept(fields: Cells): Cells {
  const cells = Object.entries(fields).map(([name, value]): [string, unknown] => [
    name,
    typeof value === "string" ? value.trimEnd() : value,
  ]);
  return Object.fromEntries(cells.filter(([, value]) => value !== null && value !== "" && value !== false));
}
