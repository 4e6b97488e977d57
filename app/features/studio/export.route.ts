import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refusalOf } from "#app/platform/http/page-door.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { exportWorkflow } from "./export-workflow.server.ts";
import { readData } from "./read-data.server.ts";
import type { Route } from "./+types/export.route";

/** Answers with the file itself, or says that the export was sent. */
export async function action({ context, request }: Route.ActionArgs) {
  try {
    const { fields } = await readUploads(request, 2 * 1024 * 1024);
    const made = await exportWorkflow(context.get(requestCtx), readData(fields.data));
    if (made.kind === "sent") return Response.json({ ok: true, message: made.message });
    return new Response(made.body, {
      headers: {
        "Content-Type": made.contentType,
        "Content-Disposition": `attachment; filename="${made.name}"`,
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    if (error instanceof AppError) return Response.json(refusalOf(error), { status: error.status });
    throw error;
  }
}
