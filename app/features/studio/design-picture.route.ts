import { redirect } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { productFormats } from "#app/core/ai/builtin/print-check.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { askMockup } from "./find-mockup.server.ts";
import { findDesign } from "./find-design.server.ts";
import type { Route } from "./+types/design-picture.route";

/** A lasting address of a design (`picture`) or of the design on a product (`mug` …): sent on to the file. */
export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const design = await findDesign(ctx, params.id);
  const format = productFormats.find((one) => one === params.view);
  if (!format && params.view !== "picture") throw new AppError("not_found", "There is no such picture.");
  const path = format ? await askMockup(ctx, design, format) : design.path;
  if (!path) throw new AppError("unavailable", "This mockup is being drawn. Please try again in a moment.");
  return redirect(fileAddress(path), { headers: { "Cache-Control": "private, max-age=300" } });
});
