import type { Db } from "#app/platform/db/db.server.ts";
import { publish } from "#app/platform/events/publish.server.ts";
import { notifications } from "./tables.server.ts";

export interface NewNotification {
  userId: string;
  kind: (typeof notifications.$inferInsert)["kind"];
  title: string;
  body?: string;
  /** A path of this site that shows what it is about. */
  link: string;
}

/** Tells a user something on every page they have open. Inside a transaction it is told when that commits. */
export async function notify(db: Db, notification: NewNotification): Promise<void> {
  const [written] = await db.insert(notifications).values(notification).returning({ id: notifications.id });
  if (!written) return;
  const { kind, title, link } = notification;
  await publish(db, `user:${notification.userId}`, {
    type: "notification",
    id: written.id,
    kind,
    title: title.slice(0, 200),
    link: link.slice(0, 300),
  });
}
