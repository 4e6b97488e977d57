import { eq } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { encrypt } from "#app/platform/secrets/encrypt.server.ts";
import { type ShownKey, describeKey } from "./list-api-keys.server.ts";
import { keyContext } from "./provider-key.server.ts";

/** Needs a second setting beside it before it may be used, so that it is set up where that one is. */
export const keysOfTheEnvironment: readonly string[] = ["STRIPE_SECRET_KEY"];

/** D30: sealed at rest, used from the next call on, never shown again. */
export async function storeApiKey(ctx: Ctx, input: { name: string; value: string }): Promise<ShownKey> {
  requireAdmin(ctx);
  if (keysOfTheEnvironment.includes(input.name))
    throw new AppError("conflict", "This key is set in the environment, beside its webhook secret.");
  const value = input.value.trim();
  if (value === "" || value.length > 500 || /\s/.test(value))
    throw new AppError("validation", "Please paste the key as one line without spaces.", {
      fields: { value: "Please paste the key as one line without spaces." },
    });
  return await changed(ctx, "key.store", eq(apiKeys.name, input.name), {
    sealedValue: encrypt(value, keyContext(input.name)),
    isSet: true,
  });
}

/** The icon toggle of core §2. A stored value is kept while the key is marked as not set. */
export async function setApiKeyStatus(ctx: Ctx, input: { id: string; isSet: boolean }): Promise<ShownKey> {
  requireAdmin(ctx);
  return await changed(ctx, "key.status", eq(apiKeys.id, input.id), { isSet: input.isSet });
}

/** core §4: Remove marks it as not set; the stored value goes for good. */
export async function removeApiKey(ctx: Ctx, input: { id: string }): Promise<ShownKey> {
  requireAdmin(ctx);
  const [found] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.id, input.id));
  if (found?.isRequired) throw new AppError("conflict", "A required key cannot be removed.");
  return await changed(ctx, "key.remove", eq(apiKeys.id, input.id), { isSet: false, sealedValue: null });
}

async function changed(
  ctx: Ctx,
  action: string,
  which: ReturnType<typeof eq>,
  values: Partial<typeof apiKeys.$inferInsert>,
): Promise<ShownKey> {
  return await inTransaction(ctx, async (inner) => {
    const [row] = await inner.db.update(apiKeys).set(values).where(which).returning();
    if (!row) throw new AppError("not_found", "There is no such API key.");
    const details = { isSet: row.isSet };
    await recordAction(inner, { action, target: `key:${row.name}`, details });
    return describeKey(row);
  });
}
