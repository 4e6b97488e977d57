import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Amount } from "./amount.ts";
import { openAccount } from "./open-account.server.ts";
import { profiles } from "./tables.server.ts";

export async function getBalance(db: Db, userId: string): Promise<Amount> {
  const [profile] = await db
    .select({ credits: profiles.credits })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (profile) return profile.credits;
  // A crash between sign-up and the opening entry heals here.
  await openAccount(db, userId);
  const [opened] = await db
    .select({ credits: profiles.credits })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return opened?.credits ?? "0.00";
}
