import { eq } from "drizzle-orm";
import { users } from "#app/core/accounts/tables.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";

interface News {
  title: string;
  body: string;
  link: string;
}

/** Tells a buyer or a seller, live and by mail. */
export async function tellParty(db: Db, userId: string, { title, body, link }: News): Promise<void> {
  await notify(db, { userId, kind: "store", title, body, link });
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await sendMail({ to: user.email, subject: title, text: `${body}\n\n${env().APP_ORIGIN}${link}` }, db);
}
