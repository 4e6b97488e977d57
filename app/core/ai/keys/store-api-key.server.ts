import { eq } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { encrypt } from "#app/platform/secrets/encrypt.server.ts";
import { type ApiKeyStatus, describeKey } from "./list-api-keys.server.ts";
import { keyContext } from "./provider-key.server.ts";

/** D30: sealed at rest, used from the next call on, never shown again. */
export async function storeApiKey(ctx: Ctx, input: { name: string; value: string }): Promise<ApiKeyStatus> {
  requireAdmin(ctx);
  const value = input.value.trim();
  if (value === "" || value.length > 500 || /\s/.test(value))
    throw new AppError("validation", "Please paste the key as one line without spaces.", {
      fields: { value: "Please paste the key as one line without spaces." },
    });
  return await changed(ctx, eq(apiKeys.name, input.name), {
    sealedValue: encrypt(value, keyContext(input.name)),
    isSet: true,
  });
}

/** The icon toggle of core §2. A stored value is kept while the key is marked as not set. */
export async function setApiKeyStatus(
  ctx: Ctx,
  input: { id: string; isSet: boolean },
): Promise<ApiKeyStatus> {
  requireAdmin(ctx);
  return await changed(ctx, eq(apiKeys.id, input.id), { isSet: input.isSet });
}

/** core §4: Remove marks it as not set; the stored value goes for good. */
export async function removeApiKey(ctx: Ctx, input: { id: string }): Promise<ApiKeyStatus> {
  requireAdmin(ctx);
  const [found] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.id, input.id));
  if (found?.isRequired) throw new AppError("conflict", "A required key cannot be removed.");
  return await changed(ctx, eq(apiKeys.id, input.id), { isSet: false, sealedValue: null });
}

async function changed(
  ctx: Ctx,
  which: ReturnType<typeof eq>,
  values: Partial<typeof apiKeys.$inferInsert>,
): Promise<ApiKeyStatus> {
  const [row] = await ctx.db.update(apiKeys).set(values).where(which).returning();
  if (!row) throw new AppError("not_found", "There is no such API key.");
  return describeKey(row);
}
