import { beforeEach, describe, expect, it } from "vitest";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { confirmSubscription } from "./confirm-subscription.server.ts";
import { subscribeToNewsletter } from "./subscribe-to-newsletter.server.ts";
import { newsletterSubscribers } from "./tables.server.ts";
import { unsubscribeFromNewsletter } from "./unsubscribe-from-newsletter.server.ts";

const { db } = await useTestDatabase();

let clients = 0;
const anotherClient = () => ({ ...testCtx(db), ip: `192.0.2.${(clients += 1)}` });

async function tokensMailedTo(email: string) {
  const [mail] = (await listOutbox({ db })).filter(({ to }) => to === email);
  const tokenOf = (step: string) =>
    new URL(mail?.text.match(new RegExp(`https?://\\S+/newsletter/${step}\\S+`))?.[0] ?? "").searchParams.get(
      "token",
    ) ?? "";
  return { confirm: tokenOf("confirm"), unsubscribe: tokenOf("unsubscribe") };
}

async function statusOf(email: string) {
  const rows = await db.select().from(newsletterSubscribers);
  return rows.find((row) => row.email === email)?.status;
}

describe("newsletter", () => {
  beforeEach(async () => {
    await db.delete(newsletterSubscribers);
  });

  it("toolkit §2 Subscribe stores the address as pending and mails a confirmation", async () => {
    await subscribeToNewsletter(anotherClient(), { email: "ana@example.com" });
    expect(await statusOf("ana@example.com")).toBe("pending");
    const [mail] = await listOutbox({ db }, 1);
    expect(mail).toMatchObject({ to: "ana@example.com", subject: "Please confirm your subscription" });
  });

  it("toolkit §2 the mailed link confirms, once or twice", async () => {
    await subscribeToNewsletter(anotherClient(), { email: "ben@example.com" });
    const { confirm } = await tokensMailedTo("ben@example.com");
    await confirmSubscription(testCtx(db), { token: confirm });
    await confirmSubscription(testCtx(db), { token: confirm });
    expect(await statusOf("ben@example.com")).toBe("confirmed");
  });

  it("toolkit §2 the unsubscribe link ends it, and an old confirmation does not bring it back", async () => {
    await subscribeToNewsletter(anotherClient(), { email: "cara@example.com" });
    const tokens = await tokensMailedTo("cara@example.com");
    const { unsubscribeToken } = await confirmSubscription(testCtx(db), { token: tokens.confirm });
    expect(unsubscribeToken).toBe(tokens.unsubscribe);
    await unsubscribeFromNewsletter(testCtx(db), { token: tokens.unsubscribe });
    expect(await statusOf("cara@example.com")).toBe("unsubscribed");
    await expect(confirmSubscription(testCtx(db), { token: tokens.confirm })).rejects.toThrow(
      "This subscription has ended.",
    );
  });

  it("toolkit §2 who left may subscribe again and has to confirm again", async () => {
    await subscribeToNewsletter(anotherClient(), { email: "dora@example.com" });
    const { unsubscribe } = await tokensMailedTo("dora@example.com");
    await unsubscribeFromNewsletter(testCtx(db), { token: unsubscribe });
    await subscribeToNewsletter(anotherClient(), { email: "dora@example.com" });
    expect(await statusOf("dora@example.com")).toBe("pending");
  });

  it("toolkit §2 a confirmed address stays confirmed and gets no second mail", async () => {
    await subscribeToNewsletter(anotherClient(), { email: "emil@example.com" });
    const { confirm } = await tokensMailedTo("emil@example.com");
    await confirmSubscription(testCtx(db), { token: confirm });
    const before = (await listOutbox({ db })).length;
    await subscribeToNewsletter(anotherClient(), { email: "emil@example.com" });
    expect(await statusOf("emil@example.com")).toBe("confirmed");
    expect(await listOutbox({ db })).toHaveLength(before);
  });

  it("toolkit §2 a forged link, or a link for the other purpose, is refused", async () => {
    await subscribeToNewsletter(anotherClient(), { email: "fay@example.com" });
    const { confirm, unsubscribe } = await tokensMailedTo("fay@example.com");
    const refused = "This link is not valid.";
    await expect(confirmSubscription(testCtx(db), { token: unsubscribe })).rejects.toThrow(refused);
    await expect(unsubscribeFromNewsletter(testCtx(db), { token: confirm })).rejects.toThrow(refused);
    await expect(confirmSubscription(testCtx(db), { token: `${confirm}x` })).rejects.toThrow(refused);
    await expect(confirmSubscription(testCtx(db), { token: "" })).rejects.toThrow(refused);
    expect(await statusOf("fay@example.com")).toBe("pending");
  });

  it("toolkit §2 one client cannot have strangers mailed without end", async () => {
    const client = anotherClient();
    for (let count = 0; count < 10; count += 1)
      await subscribeToNewsletter(client, { email: `guest${count}@example.com` });
    await expect(subscribeToNewsletter(client, { email: "guest10@example.com" })).rejects.toThrow(
      "Too many attempts.",
    );
    expect(await statusOf("guest10@example.com")).toBeUndefined();
  });
});
