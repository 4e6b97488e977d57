import { eq, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { settingsInput } from "./schema.ts";
import { type ConsoleSettings, settingsFrom } from "./settings-shape.ts";
import { consoleSettings } from "./tables.server.ts";

/** A member's choices; null for a visitor, whose browser keeps them. */
export async function getConsoleSettings(ctx: Ctx): Promise<ConsoleSettings | null> {
  return isMember(ctx.viewer) ? await settingsOf(ctx.db, ctx.viewer.userId) : null;
}

export async function settingsOf(db: Db, userId: string): Promise<ConsoleSettings> {
  const [row] = await db
    .select({ settings: consoleSettings.settings })
    .from(consoleSettings)
    .where(eq(consoleSettings.userId, userId));
  return settingsFrom(row?.settings);
}

export async function saveConsoleSettings(ctx: Ctx, input: unknown): Promise<void> {
  const { userId } = requireMember(ctx);
  const settings = parseInput(settingsInput, input);
  await ctx.db
    .insert(consoleSettings)
    .values({ userId, settings })
    .onConflictDoUpdate({ target: consoleSettings.userId, set: { settings, updatedAt: sql`now()` } });
}
