import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { endGeneration } from "./end-generation.server.ts";
import { getGeneration } from "./get-generation.server.ts";

/** Gives the credits back at once; a worker that is at it notices and stops. Too late changes nothing. */
export async function cancelGeneration(ctx: Ctx, { id }: { id: string }): Promise<GenerationView> {
  const found = await getGeneration(ctx, { id });
  await endGeneration(ctx.db, found.id, { status: "cancelled" });
  return await getGeneration(ctx, { id });
}
