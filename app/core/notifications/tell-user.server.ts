import { eq } from "drizzle-orm";
import { siteBrand } from "#app/brand.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { mailBodies } from "#app/platform/mail/mail-layout.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";
import { type NewNotification, notify } from "./notify.server.ts";

/** Tells a user live and by mail, which may say more than the notification. Both go out when `db` commits. */
export async function tellUser(
  db: Db,
  notification: NewNotification,
  words = notification.body ?? "",
): Promise<void> {
  await notify(db, notification);
  const { userId, title, link } = notification;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const bodies = mailBodies({
    heading: title,
    paragraphs: words.split(/\n+/),
    action: { label: "Open it", address: `${env().APP_ORIGIN}${link}` },
    footer: `You get this because of your account at ${siteBrand().name}.`,
  });
  await sendMail({ to: user.email, subject: title, ...bodies }, db);
}
