import { database, type Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { deliverMail } from "./jobs.server.ts";
import { escape } from "./mail-layout.ts";
import { mailOutbox } from "./tables.server.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/**
 * Writes a mail to the outbox and answers its id; a worker delivers it. Inside a transaction it is
 * sent when that commits. Without SMTP it stays in the outbox, where a developer can read it.
 */
export async function sendMail(mail: Mail, db: Db = database()): Promise<string> {
  const status = env().SMTP_URL ? "waiting" : "kept";
  const html = mail.html ?? `<pre style="white-space:pre-wrap;font:inherit">${escape(mail.text)}</pre>`;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(mailOutbox)
      // A line break in a header could smuggle in another one.
      .values({ ...mail, subject: mail.subject.replace(/\s+/g, " ").trim(), html, status })
      .returning({ id: mailOutbox.id });
    if (!row) throw new Error("The outbox did not take the mail.");
    if (status === "waiting") await enqueue({ db: tx }, deliverMail, { mailId: row.id });
    return row.id;
  });
}
