import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type ActionFilter, listActions } from "#app/core/audit/list-actions.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { auditFilter } from "./audit-filter.ts";
import type { Route } from "./+types/audit-csv.route";

const pageSize = 1000;

/** The filtered log, page by page as the reader takes it. Texts that a spreadsheet would run are defused. */
export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const filter = auditFilter(new URL(request.url).searchParams);
  await recordAction(ctx, { action: "audit.export", target: "audit", details: { ...filter } });
  return new Response(Readable.toWeb(Readable.from(lines(ctx, filter))) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="audit-log.csv"',
      "cache-control": "private, no-store",
    },
  });
});

async function* lines(ctx: Ctx, filter: ActionFilter): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode("date,admin,action,target,details,address\n");
  let before: number | undefined;
  do {
    const page = await listActions(ctx, filter, { before, limit: pageSize });
    const rows = page.entries.map((entry) => [
      entry.createdAt,
      entry.actorEmail,
      entry.action,
      entry.target,
      JSON.stringify(entry.details),
      entry.ip,
    ]);
    yield encoder.encode(stringify(rows, { escape_formulas: true }));
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
}
