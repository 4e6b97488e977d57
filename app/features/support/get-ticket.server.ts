import { asc, eq } from "drizzle-orm";
import { type Ctx, requireAdmin, requireMember } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { unescapeText } from "./escape-text.ts";
import { shown } from "./list-tickets.server.ts";
import type { TicketThread } from "./schema.ts";
import { ticketMessages, tickets } from "./tables.server.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Another person's ticket does not exist as far as anyone but an admin can tell. */
export async function findTicket(ctx: Ctx, id: string): Promise<typeof tickets.$inferSelect> {
  const { userId } = requireMember(ctx, "You need to be logged in to view the support page.");
  const [ticket] = uuid.test(id) ? await ctx.db.select().from(tickets).where(eq(tickets.id, id)) : [];
  if (!ticket || (ticket.userId !== userId && !isAdmin(ctx.viewer)))
    throw new AppError("not_found", "There is no such ticket.");
  return ticket;
}

/** Who wrote it and who looks after it, for the inbox. */
export async function getTicketPeople(
  ctx: Ctx,
  id: string,
): Promise<{ userId: string; email: string; assignedTo: string | null }> {
  requireAdmin(ctx);
  const { userId, assignedTo } = await findTicket(ctx, id);
  const [owner] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return { userId, email: owner?.email ?? "N/A", assignedTo };
}

export async function getTicket(ctx: Ctx, id: string): Promise<TicketThread> {
  const ticket = await findTicket(ctx, id);
  const replies = await ctx.db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, id))
    .orderBy(asc(ticketMessages.id));
  const first = {
    id: "description",
    isFromSupport: false,
    text: unescapeText(ticket.description),
    attachmentUrl: null,
    createdAt: ticket.createdAt.toISOString(),
  };
  return {
    ...shown(ticket),
    isOwn: ticket.userId === requireMember(ctx).userId,
    messages: [
      first,
      ...replies.map((reply) => ({
        id: String(reply.id),
        isFromSupport: reply.isFromSupport,
        text: unescapeText(reply.text),
        attachmentUrl: reply.attachment ? fileAddress(reply.attachment) : null,
        createdAt: reply.createdAt.toISOString(),
      })),
    ],
  };
}
