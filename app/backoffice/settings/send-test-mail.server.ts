import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { mailBodies } from "#app/platform/mail/mail-layout.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";

/** To the admin's own address, through the same way as every other mail. Answers what happened to it. */
export async function sendTestMail(ctx: Ctx): Promise<string> {
  const { email, userId } = requireAdmin(ctx);
  await limit("test-mail", userId, { points: 10, durationSeconds: 600 });
  await inTransaction(ctx, async (inner) => {
    const words = mailBodies({
      heading: "E-mail works",
      paragraphs: ["This message was sent from the settings of the admin area to try the mail server."],
      footer: "You receive this because you asked for it.",
    });
    await sendMail({ to: email, subject: "Test message", ...words }, inner.db);
    await recordAction(inner, { action: "mail.test", target: `mail:${email}` });
  });
  return env().SMTP_URL
    ? `Test message sent to ${email}`
    : "No mail server is configured: the message is in the outbox";
}
