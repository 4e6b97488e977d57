import type * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { escapeText } from "./escape-text.ts";
import type { newTicketInput } from "./schema.ts";
import { tickets } from "./tables.server.ts";

export async function submitTicket(
  ctx: Ctx,
  input: z.output<typeof newTicketInput>,
): Promise<{ id: string }> {
  const { userId } = requireMember(ctx, "You must be logged in to submit a ticket");
  await limit("submit-ticket", userId, { points: 20, durationSeconds: 3600 });
  const [ticket] = await ctx.db
    .insert(tickets)
    .values({ userId, subject: escapeText(input.subject), description: escapeText(input.description) })
    .returning({ id: tickets.id });
  if (!ticket) throw new Error("The ticket was not written.");
  return ticket;
}
