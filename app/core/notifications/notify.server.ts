import type { Db } from "#app/platform/db/db.server.ts";
import type { LiveEvent } from "#app/platform/events/live-event.ts";
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
  await publish(db, `user:${notification.userId}`, await writeNotification(db, notification));
}

/** Writes it down only. The answer is to be published, where a busy transaction leaves that for afterwards. */
export async function writeNotification(db: Db, notification: NewNotification): Promise<LiveEvent> {
  const [written] = await db.insert(notifications).values(notification).returning({ id: notifications.id });
  if (!written) throw new Error("The notification was not written.");
  const { kind, title, link } = notification;
  return {
    type: "notification",
    id: written.id,
    kind,
    title: title.slice(0, 200),
    link: link.slice(0, 300),
  };
}
