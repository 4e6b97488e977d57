import { eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { userRoles, users } from "#app/core/accounts/tables.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { tellUser } from "#app/core/notifications/tell-user.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { unescapeText } from "./escape-text.ts";
import { findTicket } from "./get-ticket.server.ts";
import type { TicketStatus } from "./schema.ts";
import { tickets } from "./tables.server.ts";

const news: Record<TicketStatus, { headline: string; words: string }> = {
  open: { headline: "Your ticket is open again", words: "We have taken it up again." },
  in_progress: { headline: "Your ticket is being worked on", words: "We answer on its page and by mail." },
  closed: { headline: "Your ticket was closed", words: "If something is left, your answer opens it again." },
};

/** D28: an admin sets the status and the user is told. A status that it has already changes nothing. */
export async function setTicketStatus(ctx: Ctx, id: string, status: TicketStatus): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (ctx) => {
    const ticket = await findTicket(ctx, id);
    if (ticket.status === status) return;
    await ctx.db
      .update(tickets)
      .set({ status, updatedAt: sql`now()` })
      .where(eq(tickets.id, id));
    const { headline, words } = news[status];
    const title = `${headline}: ${unescapeText(ticket.subject)}`;
    await tellUser(ctx.db, { userId: ticket.userId, kind: "ticket", title, link: `/support/${id}` }, words);
    const details = { statusBefore: ticket.status, status };
    await recordAction(ctx, { action: "ticket.status", target: `ticket:${id}`, details });
  });
}

/** Who looks after a ticket: an admin, or nobody. */
export async function assignTicket(ctx: Ctx, id: string, adminId: string | null): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (ctx) => {
    await findTicket(ctx, id);
    const admin = adminId === null ? null : (await listAdmins(ctx)).find((one) => one.id === adminId);
    if (admin === undefined)
      throw new AppError("validation", "Please choose an admin.", {
        fields: { assignee: "Please choose an admin." },
      });
    await ctx.db.update(tickets).set({ assignedTo: adminId }).where(eq(tickets.id, id));
    const details = { assignee: admin?.email ?? null };
    await recordAction(ctx, { action: "ticket.assign", target: `ticket:${id}`, details });
  });
}

export interface Assignee {
  id: string;
  email: string;
}

/** Everyone a ticket can be given to. */
export async function listAdmins(ctx: Ctx): Promise<Assignee[]> {
  requireAdmin(ctx);
  return await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(userRoles.role, "admin"))
    .orderBy(users.email);
}
