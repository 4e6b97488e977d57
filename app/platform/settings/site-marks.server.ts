import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { settings } from "./tables.server.ts";

/** Remembers that something which must happen once has happened. */
export async function hasMark(db: Db, name: string): Promise<boolean> {
  const found = await db
    .select({ name: settings.name })
    .from(settings)
    .where(eq(settings.name, `mark:${name}`));
  return found.length > 0;
}

export async function setMark(db: Db, name: string): Promise<void> {
  await db
    .insert(settings)
    .values({ name: `mark:${name}`, value: true })
    .onConflictDoNothing();
}
