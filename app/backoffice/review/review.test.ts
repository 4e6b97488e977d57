import { describe, expect, test } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { standardSettings } from "#app/core/settings/schema.ts";
import { updateSiteSettings } from "#app/core/settings/update-site-settings.server.ts";
import { subscribe } from "#app/platform/events/subscribe.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { decideSubmission } from "./decide-submission.server.ts";
import { getSubmission } from "./get-submission.server.ts";
import { listQueue } from "./list-queue.server.ts";
import { type Decision, decisionInput, queueQuery } from "./schema.ts";

const { db } = await useTestDatabase();
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const creator = await createUser(db);
const member = testCtx(db, memberOf(creator));

const queue = async (given: object = {}) => await listQueue(admin, queueQuery.parse(given));

async function draft(fields: object = {}, ownerId: string | undefined = creator.id) {
  return await createTestRecord(db, {
    tableName: "User Submission",
    ...(ownerId ? { ownerId } : {}),
    fields: { Title: "Fern Ridge", Status: "Draft", ...fields },
  });
}

async function decide(id: string, decision: Decision, reason = "") {
  const { updatedAt } = await getSubmission(admin, id);
  return await decideSubmission(admin, parseInput(decisionInput, { id, decision, reason, updatedAt }));
}

describe("the review queue", () => {
  test("D17 drafts and store submissions wait, the oldest first, with price and flags", async () => {
    await createTestRecord(db, {
      tableName: "User Submission",
      createdAt: new Date("2026-01-02"),
      fields: {
        Title: "Second",
        Status: "Draft",
        "Product Type": "pdf",
        Price: 9.5,
        "PDF URL": "/files/store/x/1_pdf_a.pdf",
      },
    });
    await createTestRecord(db, {
      tableName: "User Submission",
      createdAt: new Date("2026-01-01"),
      fields: { Title: "First", Status: "Draft", Description: "Write to jane.doe@postbox.net" },
    });
    await createTestRecord(db, { fields: { Title: "On show already" } });
    const { items, counts } = await queue();
    expect(items.map(({ title, price, unit, productType }) => ({ title, price, unit, productType }))).toEqual(
      [
        { title: "First", price: 5, unit: "credits", productType: null },
        { title: "Second", price: 9.5, unit: "dollars", productType: "pdf" },
      ],
    );
    expect(items[0]?.flagCount).toBe(1);
    expect(counts).toEqual({ waiting: 2, changes: 0, rejected: 0, live: 0 });
    expect((await queue({ kind: "store" })).items.map(({ title }) => title)).toEqual(["Second"]);
    expect((await queue({ kind: "prompts" })).items.map(({ title }) => title)).toEqual(["First"]);
  });

  test("D29 the queue counts flags by the threshold that the settings hold", async () => {
    const { id } = await draft({ Description: "See https://one.example and https://two.example" });
    const flagsOf = async () => (await queue()).items.find((item) => item.id === id)?.flagCount;
    expect(await flagsOf()).toBe(0);
    await updateSiteSettings(admin, { ...standardSettings, mostLinks: 1 });
    expect(await flagsOf()).toBe(1);
    expect((await getSubmission(admin, id)).flags).toHaveLength(1);
    await updateSiteSettings(admin, standardSettings);
  });

  test("issue 6 a submission is read with its full text, its flags and how it is paid", async () => {
    const { id } = await draft({
      "Full Prompt": "A quiet harbour. Send the picture to jane.doe@postbox.net",
      "Product Type": "prompt",
      "Payment Options": JSON.stringify({ paypalLink: "paypal.me/fern" }),
    });
    const { detail, flags, payment } = await getSubmission(admin, id);
    expect(detail.fullPrompt).toContain("jane.doe@postbox.net");
    expect(flags).toMatchObject([{ kind: "personal-data", reason: "Contains an e-mail address." }]);
    expect(payment?.links).toEqual([{ label: "PayPal", url: "https://paypal.me/fern" }]);
  });

  test("issue 6 the same and nearly the same text is found under another title", async () => {
    const text =
      "Layered paper mountains under a copper moon, seven ridges fading to lilac, a single heron crossing from the left, soft grain, portrait, no lettering anywhere";
    const original = await createTestRecord(db, {
      tableName: "Kittl",
      fields: { Title: "Paper Range", "Full Prompt": text },
    });
    const near = await draft({ Title: "Copper Heron", "Full Prompt": text.replace("lilac", "violet") });
    const same = await draft({ Title: "Mine now", "Full Prompt": `  ${text.toUpperCase()}!` });
    await draft({
      Title: "Else",
      "Full Prompt": "A ceramic mug on a plain table in the light of a north window",
    });
    const { duplicates } = await getSubmission(admin, same.id);
    expect(duplicates.map(({ id }) => id)).toEqual([original.id, near.id]);
    expect(duplicates[0]?.likeness).toBe(1);
    expect(duplicates[1]?.likeness).toBeGreaterThan(0.7);
    expect(duplicates[1]?.likeness).toBeLessThan(1);
    await updateRecord(admin, {
      id: near.id,
      fields: { "Full Prompt": "Something else entirely, with seven words" },
    });
    expect((await getSubmission(admin, same.id)).duplicates.map(({ id }) => id)).toEqual([original.id]);
  });
});

describe("decisions", () => {
  test("D17 approve puts a draft on show, drops kept pages and tells its creator", async () => {
    const { id } = await draft();
    const dropped = Promise.withResolvers<unknown>();
    const stop = await subscribe("pages", { onEvent: dropped.resolve, onGap: () => undefined });
    expect(await decide(id, "approve")).toEqual({ title: "Fern Ridge", status: "Live" });
    expect(await dropped.promise).toEqual({ type: "drop" });
    stop();
    expect(await loadRecord(admin, id)).toMatchObject({ status: "Live", shelf: "market" });
    expect((await listNotifications(member))[0]).toMatchObject({
      title: "“Fern Ridge” is live",
      link: `/prompt/${id}`,
    });
    const [mail] = (await listOutbox({ db })).filter(({ to }) => to === creator.email);
    expect(mail?.subject).toBe("“Fern Ridge” is live");
    expect((await listActions(admin, { target: id })).entries[0]).toMatchObject({ action: "review.approve" });
  });

  test.each([
    ["reject", "Rejected", "“Fern Ridge” was not accepted"],
    ["changes", "Changes requested", "Please change “Fern Ridge”"],
  ] as const)("D17 %s needs a reason, which the creator reads", async (decision, status, title) => {
    const { id } = await draft();
    await expect(decide(id, decision, "  ")).rejects.toMatchObject({
      code: "validation",
      fields: { reason: "Please say why, so that the creator knows what to do." },
    });
    await decide(id, decision, "The picture shows a logo.");
    const stored = await loadRecord(admin, id);
    expect(stored).toMatchObject({ status, shelf: null });
    expect(stored?.fields["Rejection Reason"]).toBe("The picture shows a logo.");
    expect((await listNotifications(member))[0]).toMatchObject({ title, body: "The picture shows a logo." });
    const mails = (await listOutbox({ db })).filter(({ subject }) => subject === title);
    expect(mails[0]?.text).toContain("The picture shows a logo.");
  });

  test("issue 6 a mistake is undone by deciding again", async () => {
    const { id } = await draft();
    await decide(id, "reject", "Too dark.");
    await decide(id, "approve");
    const stored = await loadRecord(admin, id);
    expect(stored?.status).toBe("Live");
    expect(stored?.fields).not.toHaveProperty("Rejection Reason");
    await expect(decide(id, "approve")).rejects.toMatchObject({ code: "conflict" });
  });

  test("D17 what the creator changed after it was read is not approved unread", async () => {
    const { id } = await draft();
    const { updatedAt } = await getSubmission(admin, id);
    await updateRecord(member, { id, fields: { Title: "Something else" } });
    await expect(
      decideSubmission(admin, { id, decision: "approve", reason: "", updatedAt }),
    ).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await loadRecord(admin, id))?.status).toBe("Draft");
  });

  test("D19 a submission without account is answered by mail to the address given with it", async () => {
    const { id } = await draft({ Title: "From outside", "Creator Email": "visitor@example.com" }, "");
    await decide(id, "changes", "Please add a picture.");
    const [mail] = (await listOutbox({ db })).filter(({ to }) => to === "visitor@example.com");
    expect(mail?.text).toContain("Please add a picture.");
  });

  test("issue 6 members and visitors are refused", async () => {
    const { id } = await draft();
    for (const ctx of [member, testCtx(db)]) {
      await expect(listQueue(ctx, queueQuery.parse({}))).rejects.toMatchObject({ name: "AppError" });
      await expect(getSubmission(ctx, id)).rejects.toMatchObject({ name: "AppError" });
      await expect(
        decideSubmission(ctx, { id, decision: "approve", reason: "", updatedAt: new Date().toISOString() }),
      ).rejects.toMatchObject({ name: "AppError" });
    }
    expect((await loadRecord(admin, id))?.status).toBe("Draft");
  });
});
