import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { removeApiKey, setApiKeyStatus, storeApiKey } from "#app/core/ai/keys/store-api-key.server.ts";
import { testApiKey } from "#app/core/ai/keys/test-api-key.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { keyInput, keyStatusInput, storeKeyInput } from "./schema.ts";

/** What the forms of the panel ask for; the answer is the specified sentence. */
export async function runKeyAction(ctx: Ctx, request: Request): Promise<{ ok: true; message: string }> {
  requireAdmin(ctx);
  const form = await readForm(request);
  return { ok: true, message: await act(ctx, form) };
}

async function act(ctx: Ctx, form: Record<string, unknown>): Promise<string> {
  switch (form.intent) {
    case "store": {
      const { label } = await storeApiKey(ctx, parseInput(storeKeyInput, form));
      return `${label} key stored`;
    }
    case "status":
      await setApiKeyStatus(ctx, parseInput(keyStatusInput, form));
      return "API key status updated";
    case "remove": {
      const { label } = await removeApiKey(ctx, parseInput(keyInput, form));
      return `${label} marked as not set`;
    }
    case "test":
      return await testApiKey(ctx, parseInput(keyInput, form));
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}
