import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** Runs one step of an export; a failure says which step it was, and that nothing is lost. */
export async function exportStep<Result>(
  ctx: Ctx,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const known = error instanceof AppError ? error : undefined;
    if (!known) ctx.log.error({ err: error, step: name }, "export failed");
    throw new AppError(
      known?.code ?? "unavailable",
      `Export stopped at “${name}”: ${known?.message ?? "Something went wrong on our side."} Your work is kept.`,
      { ...(known?.fields ? { fields: known.fields } : {}), cause: error },
    );
  }
}
