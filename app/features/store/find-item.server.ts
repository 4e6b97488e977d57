import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import type { StoredRecord } from "#app/core/catalog/stored-record.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

/** A store item that the viewer may know of. Prompts that cost credits are none. */
export async function findItem(ctx: Ctx, id: string): Promise<StoredRecord> {
  const record = await findRecord(ctx, id).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "not_found" ? notFound() : error;
  });
  if (record.productType === null) throw notFound();
  return record;
}

function notFound(): AppError {
  return new AppError("not_found", "The item you're looking for doesn't exist.");
}
