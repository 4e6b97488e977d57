import { desc } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server.ts";
import { mailOutbox } from "./tables.server.ts";

export type OutboxMail = typeof mailOutbox.$inferSelect;

/** The newest mails first, for the developer's outbox page. */
export async function listOutbox({ db }: { db: Db }, limit = 50): Promise<OutboxMail[]> {
  return db.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id)).limit(limit);
}
