import { describe, expect, it } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getTicket } from "./get-ticket.server.ts";
import { listOwnTickets, listTickets } from "./list-tickets.server.ts";
import { assignTicket, setTicketStatus } from "./handle-ticket.server.ts";
import { replyToTicket } from "./reply-to-ticket.server.ts";
import { inboxQuery, newTicketInput } from "./schema.ts";
import { submitTicket } from "./submit-ticket.server.ts";
import { tickets } from "./tables.server.ts";

const { db } = await useTestDatabase();

async function person(role: "user" | "admin" = "user") {
  const user = await createUser(db, { role });
  return { user, ctx: testCtx(db, memberOf(user, role)) };
}

describe("support", () => {
  it("toolkit §5 empty fields say Please fill in all fields", () => {
    expect(() => parseInput(newTicketInput, { subject: "  ", description: "" })).toThrow(
      "Please fill in all fields",
    );
  });

  it("toolkit §5 a subject past 200 and a description past 2000 characters are refused with their sentences", () => {
    expect(() => parseInput(newTicketInput, { subject: "x".repeat(201), description: "y" })).toThrow(
      "Subject must be 200 characters or less",
    );
    expect(() => parseInput(newTicketInput, { subject: "x", description: "y".repeat(2001) })).toThrow(
      "Description must be 2000 characters or less",
    );
  });

  it("toolkit §5 a visitor must be logged in to submit a ticket", async () => {
    await expect(submitTicket(testCtx(db), { subject: "a", description: "b" })).rejects.toThrow(
      "You must be logged in to submit a ticket",
    );
  });

  it("D28 markup is escaped at rest and read as it was written", async () => {
    const { ctx } = await person();
    const subject = `<b>"Help" & 'thanks'</b> &amp; 🙂`;
    const { id } = await submitTicket(ctx, { subject, description: "<script>alert(1)</script>" });
    const [stored] = await db.select().from(tickets);
    expect(stored?.description).not.toContain("<");
    const thread = await getTicket(ctx, id);
    expect(thread.subject).toBe(subject);
    expect(thread.messages[0]?.text).toBe("<script>alert(1)</script>");
  });

  it("toolkit §6 nobody sees the tickets of another person", async () => {
    const [owner, other] = [await person(), await person()];
    const { id } = await submitTicket(owner.ctx, { subject: "Mine", description: "private" });
    expect(await listOwnTickets(other.ctx)).toEqual([]);
    await expect(getTicket(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(replyToTicket(other.ctx, id, { text: "hello" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(listTickets(other.ctx, inboxQuery.parse({}))).rejects.toMatchObject({ code: "forbidden" });
    await expect(setTicketStatus(other.ctx, id, "closed")).rejects.toMatchObject({ code: "forbidden" });
    await expect(assignTicket(other.ctx, id, other.user.id)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("toolkit §4 and D28 an admin's answer moves the ticket on and tells the user by mail and live; the user's answer reopens it", async () => {
    const [owner, admin] = [await person(), await person("admin")];
    const { id } = await submitTicket(owner.ctx, { subject: "Credits", description: "Where are they?" });
    await replyToTicket(admin.ctx, id, { text: "They are there now." });
    const [ticket] = await listOwnTickets(owner.ctx);
    expect(ticket).toMatchObject({ status: "in_progress" });
    expect((await listNotifications(owner.ctx))[0]).toMatchObject({
      title: "Support answered: Credits",
      link: `/support/${id}`,
    });
    expect(
      (await listOutbox({ db })).some(
        (mail) => mail.to === owner.user.email && mail.text.includes("They are there now."),
      ),
    ).toBe(true);
    await setTicketStatus(admin.ctx, id, "closed");
    const mails = (await listOutbox({ db })).filter(({ to }) => to === owner.user.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "Support answered: Credits",
      "Your ticket was closed: Credits",
    ]);
    await replyToTicket(owner.ctx, id, { text: "One more thing" });
    const thread = await getTicket(owner.ctx, id);
    expect(thread.status).toBe("open");
    expect(thread.messages.map(({ isFromSupport }) => isFromSupport)).toEqual([false, true, false]);
  });

  it("D28 the inbox lists tickets by status and by who looks after them, with their counts", async () => {
    const [owner, admin] = [await person(), await person("admin")];
    const { id } = await submitTicket(owner.ctx, { subject: "Mine & yours", description: "b" });
    const mine = async (given: object) => {
      const page = await listTickets(admin.ctx, inboxQuery.parse(given));
      return page.tickets.filter(({ email }) => email === owner.user.email);
    };
    const before = (await listTickets(admin.ctx, inboxQuery.parse({}))).counts;
    expect(await mine({ assigned: "me" })).toEqual([]);
    await assignTicket(admin.ctx, id, admin.user.id);
    expect(await mine({ assigned: "me" })).toMatchObject([
      { id, subject: "Mine & yours", assignedTo: admin.user.email },
    ]);
    expect(await mine({ assigned: "nobody" })).toEqual([]);
    await expect(assignTicket(admin.ctx, id, owner.user.id)).rejects.toThrow("Please choose an admin.");
    await setTicketStatus(admin.ctx, id, "closed");
    expect(await mine({ status: "closed" })).toHaveLength(1);
    const { counts } = await listTickets(admin.ctx, inboxQuery.parse({}));
    expect(counts).toMatchObject({ open: before.open - 1, closed: before.closed + 1 });
    expect((await listNotifications(owner.ctx))[0]?.title).toBe("Your ticket was closed: Mine & yours");
    const { entries } = await listActions(admin.ctx, { target: id });
    expect(entries.map(({ action }) => action)).toEqual(["ticket.status", "ticket.assign"]);
    await assignTicket(admin.ctx, id, null);
    expect((await mine({ status: "closed" }))[0]?.assignedTo).toBeNull();
  });

  it("an attachment that is not a picture is refused and nothing is written", async () => {
    const { ctx } = await person();
    const { id } = await submitTicket(ctx, { subject: "File", description: "see" });
    const attachment = new TextEncoder().encode("<svg onload='alert(1)'></svg>");
    await expect(replyToTicket(ctx, id, { text: "here", attachment })).rejects.toMatchObject({
      status: 415,
      fields: { attachment: expect.stringContaining("SVG") },
    });
    expect((await getTicket(ctx, id)).messages).toHaveLength(1);
  });
});
