import { eq, sql } from "drizzle-orm";
import nodemailer from "nodemailer";
import * as z from "zod";
import { database } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { defineJob } from "#app/platform/jobs/define-job.server.ts";
import { mailOutbox } from "./tables.server.ts";

export const deliverMail = defineJob({
  name: "deliver-mail",
  input: z.object({ mailId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
  expireInSeconds: 120,
  concurrency: 2,
  run: async ({ mailId }) => {
    const [mail] = await database().select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
    const { SMTP_URL, MAIL_FROM } = env();
    if (!mail || mail.status === "sent" || !SMTP_URL) return;
    const { to, subject, text, html } = mail;
    try {
      // The same Message-ID on every try lets mailboxes drop a second copy.
      const messageId = `<${mailId}@${new URL(env().APP_ORIGIN).hostname}>`;
      await transport(SMTP_URL).sendMail({ from: MAIL_FROM, to, subject, text, html, messageId });
    } catch (error) {
      await settle(mailId, { lastError: String(error) });
      throw error;
    }
    await settle(mailId, { status: "sent", sentAt: new Date(), lastError: null });
  },
  onFailed: async ({ mailId }) => settle(mailId, { status: "failed" }),
});

async function settle(mailId: string, facts: Partial<typeof mailOutbox.$inferInsert>): Promise<void> {
  const attempts = facts.status === "failed" ? undefined : sql`${mailOutbox.attempts} + 1`;
  await database()
    .update(mailOutbox)
    .set({ ...facts, ...(attempts ? { attempts } : {}) })
    .where(eq(mailOutbox.id, mailId));
}

function transport(url: string) {
  // Without limits of its own, a mail server that hangs would hold the worker.
  const limits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };
  return nodemailer.createTransport({ url, ...limits });
}
