import { desc, eq } from "drizzle-orm";
import { type Ctx, requireAdmin, requireMember } from "#app/core/accounts/ctx.server.ts";
import { unescapeText } from "./escape-text.ts";
import type { ShownTicket, TicketStatus } from "./schema.ts";
import { tickets } from "./tables.server.ts";

const mostShown = 100;

/** Newest first; people see their own tickets only. */
export async function listOwnTickets(ctx: Ctx): Promise<ShownTicket[]> {
  const { userId } = requireMember(ctx, "You need to be logged in to view the support page.");
  return await newestOf(ctx, userId);
}

/** Somebody else's, for admins. */
export async function listTicketsOf(ctx: Ctx, userId: string): Promise<ShownTicket[]> {
  requireAdmin(ctx);
  return await newestOf(ctx, userId);
}

async function newestOf(ctx: Ctx, userId: string): Promise<ShownTicket[]> {
  const rows = await ctx.db
    .select()
    .from(tickets)
    .where(eq(tickets.userId, userId))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(mostShown);
  return rows.map(shown);
}

/** The inbox, longest untouched first. */
export async function listTickets(ctx: Ctx, status: TicketStatus): Promise<ShownTicket[]> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select()
    .from(tickets)
    .where(eq(tickets.status, status))
    .orderBy(tickets.updatedAt, tickets.id)
    .limit(mostShown);
  return rows.map(shown);
}

export function shown({ id, subject, status, updatedAt }: typeof tickets.$inferSelect): ShownTicket {
  return { id, subject: unescapeText(subject), status, updatedAt: updatedAt.toISOString() };
}
