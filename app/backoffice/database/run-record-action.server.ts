import * as z from "zod";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { setActive } from "#app/core/catalog/set-active.server.ts";
import { sourceTables } from "#app/core/catalog/source-tables.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { changeStatuses } from "./change-statuses.server.ts";
import { editRecord } from "./edit-record.server.ts";
import { importCsv, previewCsv } from "./import-csv.server.ts";
import { bulkInput, recordInput } from "./schema.ts";

const largestFile = 5 * 1024 * 1024;

const activeInput = z.object({ id: z.string().max(40), isActive: z.stringbool() });
const tableInput = z.object({ table: z.enum(sourceTables, "Please choose a table.") });

/** Every form of the database tab. */
export async function runRecordAction(ctx: Ctx, request: Request) {
  requireAdmin(ctx);
  if (Number(request.headers.get("content-length") ?? 0) > largestFile + 100_000)
    throw new AppError("too_large", "Please choose a file of at most 5 MB.", {
      fields: { file: "Please choose a file of at most 5 MB." },
    });
  const form = await request.formData();
  const values = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  switch (form.get("intent")) {
    case "active": {
      const input = parseInput(activeInput, values);
      await setActive(ctx, input);
      return done(input.isActive ? "Record is active" : "Record is no longer active");
    }
    case "edit":
      await editRecord(ctx, parseInput(recordInput, values));
      return done("Record saved");
    case "bulk": {
      const input = parseInput(bulkInput, { ...values, ids: form.getAll("ids") });
      const { count } = await changeStatuses(ctx, input);
      return done(bulkMessage(count, input.ids.length, input.status));
    }
    case "preview": {
      const preview = await previewCsv(ctx, await readFile(form, values));
      return { ok: true as const, message: "", preview };
    }
    case "import": {
      const { added, changed } = await importCsv(ctx, await readFile(form, values));
      return done(`Import complete: ${added} added, ${changed} changed`);
    }
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}

function done(message: string) {
  return { ok: true as const, message };
}

function bulkMessage(count: number, asked: number, status: string): string {
  const changed = `${count} ${count === 1 ? "record" : "records"} changed to ${status}`;
  return count === asked ? changed : `${changed}; ${asked - count} had this status already`;
}

async function readFile(form: FormData, values: object) {
  const { table } = parseInput(tableInput, values);
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0)
    throw new AppError("validation", "Please choose a CSV file.", {
      fields: { file: "Please choose a CSV file." },
    });
  return { table, bytes: new Uint8Array(await file.arrayBuffer()) };
}
