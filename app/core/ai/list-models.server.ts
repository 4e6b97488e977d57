import { asc, eq } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { AiModel } from "./pick-model.server.ts";
import { aiModels } from "./tables.server.ts";

/** Toolkit §7: by type, then provider. */
export async function listModels(ctx: Ctx): Promise<AiModel[]> {
  requireAdmin(ctx);
  return await ctx.db
    .select()
    .from(aiModels)
    .orderBy(asc(aiModels.type), asc(aiModels.provider), asc(aiModels.displayName), asc(aiModels.id));
}

export interface ModelChange {
  id: string;
  creditsCost?: number | undefined;
  isActive?: boolean | undefined;
}

export async function updateModel(ctx: Ctx, input: ModelChange): Promise<AiModel> {
  requireAdmin(ctx);
  const { id, creditsCost, isActive } = input;
  if (
    creditsCost !== undefined &&
    (!Number.isInteger(creditsCost) || creditsCost < 0 || creditsCost > 10_000)
  )
    throw new AppError("validation", "Please enter a whole number of credits from 0 to 10,000.", {
      fields: { creditsCost: "Please enter a whole number from 0 to 10,000." },
    });
  const values = {
    ...(creditsCost === undefined ? {} : { creditsCost }),
    ...(isActive === undefined ? {} : { isActive }),
  };
  return await inTransaction(ctx, async (inner) => {
    const where = eq(aiModels.id, id);
    const [before] = await inner.db.select().from(aiModels).where(where).for("update");
    if (!before) throw new AppError("not_found", "There is no such model.");
    if (Object.keys(values).length === 0) return before;
    const [after = before] = await inner.db.update(aiModels).set(values).where(where).returning();
    await recordAction(inner, {
      action: "model.update",
      target: `model:${before.name}`,
      details: {
        ...(creditsCost === undefined ? {} : { creditsCost, before: before.creditsCost }),
        ...(isActive === undefined ? {} : { isActive }),
      },
    });
    return after;
  });
}
