import * as z from "zod";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { assignTicket, setTicketStatus } from "#app/features/support/handle-ticket.server.ts";
import { replyToTicket } from "#app/features/support/reply-to-ticket.server.ts";
import { replyInput, ticketStatuses } from "#app/features/support/schema.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";

const statusInput = z.object({ status: z.enum(ticketStatuses, "Please choose a status.") });
const assignInput = z.object({ assignee: z.string().max(100) });

/** Every form of the inbox: reply (and close with it), status, who looks after it. */
export async function runTicketAction(ctx: Ctx, id: string, request: Request) {
  requireAdmin(ctx);
  const values = await readForm(request);
  switch (values.intent) {
    case "reply":
      await replyToTicket(ctx, id, parseInput(replyInput, values));
      if (values.andClose === "1") await setTicketStatus(ctx, id, "closed");
      return done(values.andClose === "1" ? "Reply sent, ticket closed" : "Reply sent");
    case "status": {
      const { status } = parseInput(statusInput, values);
      await setTicketStatus(ctx, id, status);
      return done(`Ticket is ${status.replaceAll("_", " ")}`);
    }
    case "assign": {
      const { assignee } = parseInput(assignInput, values);
      await assignTicket(ctx, id, assignee === "" ? null : assignee);
      return done(assignee === "" ? "Nobody looks after this ticket now" : "Ticket assigned");
    }
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}

function done(message: string) {
  return { ok: true as const, message };
}
