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

export const ticketStatuses = ["open", "in_progress", "closed"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const inboxQuery = z.object({
  status: z.enum(ticketStatuses).catch("open"),
  assigned: z.enum(["all", "me", "nobody"]).catch("all"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type InboxQuery = z.output<typeof inboxQuery>;

export interface ShownTicket {
  id: string;
  subject: string;
  status: TicketStatus;
  updatedAt: string;
}

export interface InboxTicket extends ShownTicket {
  email: string;
  /** Address of the admin who looks after it. */
  assignedTo: string | null;
}

export interface InboxPage {
  tickets: InboxTicket[];
  total: number;
  pages: number;
  counts: Record<TicketStatus, number>;
}

export interface ShownMessage {
  id: string;
  isFromSupport: boolean;
  text: string;
  attachmentUrl: string | null;
  createdAt: string;
}

export interface TicketThread extends ShownTicket {
  /** False for an admin who looks at somebody else's. */
  isOwn: boolean;
  messages: ShownMessage[];
}
