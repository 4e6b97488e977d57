import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { type Ctx, requestCtx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { reasonWord } from "#app/core/credits/entry-words.ts";
import { listEntries } from "#app/core/credits/list-entries.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import type { Route } from "./+types/credits-csv.route";

const pageSize = 1000;

/** The whole history, page by page as the reader takes it. Texts that a spreadsheet would run are defused. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  requireMember(ctx);
  return new Response(Readable.toWeb(Readable.from(lines(ctx))) as ReadableStream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="credit-history.csv"',
      "cache-control": "private, no-store",
    },
  });
});

async function* lines(ctx: Ctx): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode("date,reason,note,change,balance,link\n");
  let before: number | undefined;
  do {
    const page = await listEntries(ctx, { before, limit: pageSize });
    const rows = page.entries.map((entry) => [
      entry.createdAt,
      reasonWord(entry.reason),
      entry.note,
      Number(entry.delta),
      Number(entry.balanceAfter),
      entry.link ?? "",
    ]);
    yield encoder.encode(stringify(rows, { escape_formulas: true }));
    before = page.nextBefore ?? undefined;
  } while (before !== undefined);
}
