import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { type FakeSmtp, startFakeSmtp } from "#tests/support/fakes/smtp-server.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { deliverMail } from "./jobs.server.ts";
import { listOutbox } from "./list-outbox.server.ts";
import { mailBodies } from "./mail-layout.ts";
import { sendMail } from "./send-mail.server.ts";

const { db } = await useTestDatabase();
let smtp: FakeSmtp;
beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterAll(() => smtp.close());

const hello = { to: "ana@example.com", subject: "Hello", text: "Good day, Ana." };
const newest = async () => (await listOutbox({ db }, 1))[0]!;

describe("mail", () => {
  test("D7 without SMTP stays in the local outbox", async () => {
    await sendMail(hello);
    expect(await drainJobs(deliverMail)).toBe(0);
    expect(await newest()).toMatchObject({ ...hello, status: "kept" });
  });

  test("D7 with SMTP is delivered by the worker", async () => {
    setEnv({ SMTP_URL: smtp.url, MAIL_FROM: "Shop <shop@example.com>" });
    await sendMail({ ...hello, subject: "Grüße\r\nBcc: all@example.com" });
    expect(smtp.received).toEqual([]);
    await drainJobs(deliverMail);
    const [message] = smtp.received.splice(0);
    expect(message).toContain("From: Shop <shop@example.com>");
    expect(message).toContain("To: ana@example.com");
    expect(message).toContain("Good day, Ana.");
    expect(message).not.toMatch(/^Bcc:/m);
    expect(await newest()).toMatchObject({ status: "sent", attempts: 1 });
  });

  test("of a transaction that did not happen is not sent", async () => {
    setEnv({ SMTP_URL: smtp.url });
    const before = await listOutbox({ db });
    await expect(
      db.transaction(async (tx) => {
        await sendMail(hello, tx);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    await drainJobs(deliverMail);
    expect(await listOutbox({ db })).toHaveLength(before.length);
    expect(smtp.received).toEqual([]);
  });

  test("that the server refuses is tried again and then marked as failed with the reason", async () => {
    setEnv({ SMTP_URL: smtp.url });
    smtp.refuse = true;
    await sendMail(hello);
    await drainJobs(deliverMail);
    smtp.refuse = false;
    const mail = await newest();
    expect(mail).toMatchObject({ status: "failed", attempts: 9 });
    expect(mail.lastError).toContain("mailbox full");
  });

  test("has a text and an HTML body that say the same, with everything escaped", () => {
    const { text, html } = mailBodies({
      heading: "Confirm <your> address",
      paragraphs: ['It is "you"?'],
      action: { label: "Confirm", address: "https://site.example/verify?a=1&b=2" },
      footer: "Sent by the shop.",
    });
    expect(text).toContain("Confirm: https://site.example/verify?a=1&b=2");
    expect(html).toContain("Confirm &lt;your&gt; address");
    expect(html).toContain('href="https://site.example/verify?a=1&amp;b=2"');
    expect(html).toContain("It is &quot;you&quot;?");
  });
});
