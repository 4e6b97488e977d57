import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Ctx, requireAdmin, requireMember } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { unescapeText } from "./escape-text.ts";
import type { InboxPage, InboxQuery, ShownTicket } from "./schema.ts";
import { tickets } from "./tables.server.ts";

const mostShown = 100;
const ticketsPerPage = 30;

/** Newest first; people see their own tickets only. */
export async function listOwnTickets(ctx: Ctx, most = mostShown): Promise<ShownTicket[]> {
  const { userId } = requireMember(ctx, "You need to be logged in to view the support page.");
  return await newestOf(ctx, userId, most);
}

/** Somebody else's, for admins. */
export async function listTicketsOf(ctx: Ctx, userId: string): Promise<ShownTicket[]> {
  requireAdmin(ctx);
  return await newestOf(ctx, userId, mostShown);
}

async function newestOf(ctx: Ctx, userId: string, most: number): Promise<ShownTicket[]> {
  const rows = await ctx.db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(most);
  return rows.map(shown);
}

const assignee = alias(users, "assignee");

/** The inbox by status: what waits is longest untouched first, what is closed newest first. */
export async function listTickets(ctx: Ctx, { status, assigned, page }: InboxQuery): Promise<InboxPage> {
  const { userId } = requireAdmin(ctx);
  const whose = {
    all: undefined,
    me: eq(tickets.assignedTo, userId),
    nobody: isNull(tickets.assignedTo),
  }[assigned];
  const order = status === "closed" ? desc : asc;
  const counts = await ctx.db
    .select({ status: tickets.status, count: sql<number>`count(*)::int` })
    .from(tickets)
    .groupBy(tickets.status);
  const countOf = (status: string) => counts.find((each) => each.status === status)?.count ?? 0;
  const asked = and(eq(tickets.status, status), whose);
  const total = whose ? await ctx.db.$count(tickets, asked) : countOf(status);
  // The page's ids come from the index alone; only they are joined.
  const ids = ctx.db
    .select({ id: tickets.id })
    .from(tickets)
    .where(asked)
    .orderBy(order(tickets.updatedAt), order(tickets.id))
    .limit(ticketsPerPage)
    .offset((page - 1) * ticketsPerPage);
  const rows = await ctx.db
    .select({ ticket: tickets, email: users.email, assignedTo: assignee.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(assignee, eq(assignee.id, tickets.assignedTo))
    .where(inArray(tickets.id, ids))
    .orderBy(order(tickets.updatedAt), order(tickets.id));
  return {
    tickets: rows.map(({ ticket, email, assignedTo }) => ({ ...shown(ticket), email, assignedTo })),
    total,
    pages: Math.max(1, Math.ceil(total / ticketsPerPage)),
    counts: { open: countOf("open"), in_progress: countOf("in_progress"), closed: countOf("closed") },
  };
}

export function shown({ id, subject, status, updatedAt }: typeof tickets.$inferSelect): ShownTicket {
  return { id, subject: unescapeText(subject), status, updatedAt: updatedAt.toISOString() };
}
