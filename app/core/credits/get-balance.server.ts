import { eq, sql } from "drizzle-orm";
import { buildOnce } from "#app/platform/db/build-once.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Amount } from "./amount.ts";
import { openAccount } from "./open-account.server.ts";
import { profiles } from "./tables.server.ts";

export async function getBalance(db: Db, userId: string): Promise<Amount> {
  const [profile] = await balanceOf(db).execute({ userId });
  if (profile) return profile.credits;
  // A crash between sign-up and the opening entry heals here.
  await openAccount(db, userId);
  const [opened] = await balanceOf(db).execute({ userId });
  return opened?.credits ?? "0.00";
}

const balanceOf = buildOnce((db) =>
  db
    .select({ credits: profiles.credits })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder("userId")))
    .prepare("balance_of"),
);
