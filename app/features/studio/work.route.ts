import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refusalOf } from "#app/platform/http/page-door.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { readData } from "./read-data.server.ts";
import { runWork } from "./run-work.server.ts";
import type { Route } from "./+types/work.route";

/** The studio's own door: one named piece of work, answered as JSON. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx);
  try {
    const { fields, files } = await readUploads(request);
    const answer = await runWork(fields.work ?? "", {
      ctx,
      input: readData(fields.data),
      image: files.image,
      signal: request.signal,
    });
    return Response.json({ ok: true, ...answer });
  } catch (error) {
    if (error instanceof AppError) return Response.json(refusalOf(error), { status: error.status });
    throw error;
  }
}
