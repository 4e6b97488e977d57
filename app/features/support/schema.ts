import * as z from "zod";
import { ticketLimits } from "./ticket-limits.ts";

const missing = "Please fill in all fields";

export const newTicketInput = z.object({
  subject: z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(ticketLimits.subject, `Subject must be ${ticketLimits.subject} characters or less`),
  description: z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(ticketLimits.description, `Description must be ${ticketLimits.description} characters or less`),
});

export const replyInput = z.object({
  text: z
    .string({ error: "Please write a message." })
    .trim()
    .min(1, "Please write a message.")
    .max(ticketLimits.description, `A message must be ${ticketLimits.description} characters or less`),
});

export type TicketStatus = "open" | "in_progress" | "closed";

export interface ShownTicket {
  id: string;
  subject: string;
  status: TicketStatus;
  updatedAt: string;
}

export interface ShownMessage {
  id: string;
  isFromSupport: boolean;
  text: string;
  attachmentUrl: string | null;
  createdAt: string;
}

export interface TicketThread extends ShownTicket {
  messages: ShownMessage[];
}
