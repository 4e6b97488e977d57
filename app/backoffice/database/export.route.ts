import { Readable } from "node:stream";
import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { exportRecords } from "./export-records.server.ts";
import { tableQuery } from "./schema.ts";
import type { Route } from "./+types/export.route";

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

/** A whole table as a file. */
export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const format = searchParams.get("format") === "json" ? "json" : "csv";
  const { table } = tableQuery.parse(Object.fromEntries(searchParams));
  const lines = await exportRecords(ctx, { table, format });
  const name =
    table
      .replaceAll(/[^\w]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .toLowerCase() || "records";
  return new Response(Readable.toWeb(Readable.from(encoded(lines))) as ReadableStream, {
    headers: {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${name}.${format}"`,
      "cache-control": "private, no-store",
    },
  });
});

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}
