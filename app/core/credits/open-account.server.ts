import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { amount } from "./amount.ts";
import { postEntry } from "./post-entry.server.ts";
import { profiles } from "./tables.server.ts";

/** Gives a new account its balance, as the settings say unless told, and the opening entry. Safe to repeat. */
export async function openAccount(db: Db, userId: string, given?: number): Promise<void> {
  const credits = given ?? (await siteSettings(db)).defaultCredits;
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(profiles)
      .values({ id: userId, credits: "0" })
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    if (!created) return;
    await postEntry(tx, {
      userId,
      delta: amount(credits),
      reason: "opening",
      reference: `account:${userId}`,
      note: "Welcome credits",
      idempotencyKey: `opening:${userId}`,
    });
  });
}
