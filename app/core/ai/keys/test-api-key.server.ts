import { eq } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { probeFor } from "./key-probes.server.ts";
import { findProviderKey, noteKeyUse } from "./provider-key.server.ts";

/** Makes one harmless call with the key and answers in a sentence; neither key nor answer leaves the server. */
export async function testApiKey(ctx: Ctx, input: { id: string }): Promise<string> {
  const { userId } = requireAdmin(ctx);
  await limit("test-key", userId, { points: 30, durationSeconds: 600 });
  const [row] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.id, input.id));
  if (!row) throw new AppError("not_found", "There is no such API key.");
  const { name, label } = row;
  const key = await findProviderKey(ctx.db, name);
  if (!key) throw new AppError("conflict", `${label} has no key to test.`);
  const probe = probeFor(name, key, await findProviderKey(ctx.db, "AIRTABLE_API_KEY"));
  if (!probe) throw new AppError("conflict", `${label} cannot be tested until its other setting is there.`);
  await recordAction(ctx, { action: "key.test", target: `key:${name}` });
  const { status } = await fetchService(
    label,
    probe.url,
    { headers: probe.headers },
    { tries: 1, timeoutMs: 10_000 },
  );
  await noteKeyUse(ctx.db, name);
  if (status < 300) return `${label} accepts the key`;
  if (status === 401 || status === 403)
    throw new AppError("upstream", `${label} does not accept the key. Please store another.`);
  throw new AppError("upstream", `${label} answered with the status ${status}. Please try again later.`);
}
