import * as z from "zod";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listMarks } from "#app/core/catalog/list-marks.server.ts";
import { markKinds, markPrompt, mergeMarks } from "#app/core/catalog/mark-prompt.server.ts";
import { isRecordId } from "#app/core/catalog/record-id.ts";
import { showCardsById } from "#app/core/catalog/show-cards-by-id.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { refusalOf } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import type { Route } from "./+types/marks.route";

const ids = z
  .union([z.string().transform((id) => [id]), z.array(z.string())])
  .default([])
  .pipe(z.array(z.string().max(100)).max(500));

const input = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("mark"),
    kind: z.enum(markKinds),
    promptId: z.string().max(100),
    isOn: z.stringbool(),
  }),
  z.object({ intent: z.literal("merge"), favourite: ids, like: ids }),
]);

const mostCards = 48;

/** The hearts of every page ask here (see `marks-store.ts`); with `ids`, for the cards of marks kept elsewhere. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  const ids = new URL(request.url).searchParams.get("ids")?.split(",").filter(isRecordId);
  const answer = ids ? { cards: await showCardsById(ctx, ids.slice(0, mostCards)) } : await listMarks(ctx);
  return Response.json(answer, { headers: { "cache-control": "private, no-store" } });
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx);
  try {
    const change = parseInput(input, await readForm(request));
    if (change.intent === "mark") await markPrompt(ctx, change);
    else await mergeMarks(ctx, change);
    return Response.json({ ok: true });
  } catch (error) {
    if (error instanceof AppError) return Response.json(refusalOf(error), { status: error.status });
    throw error;
  }
}
