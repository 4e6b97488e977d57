import { bigserial, boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";

const createdAt = timestamp("created_at", { withTimezone: true }).notNull().defaultNow();

export const tickets = pgTable(
  "tickets",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** HTML-escaped at rest, decoded once on display (D28). */
    subject: text().notNull(),
    description: text().notNull(),
    status: text({ enum: ["open", "in_progress", "closed"] })
      .notNull()
      .default("open"),
    assignedTo: text("assigned_to").references(() => users.id, { onDelete: "set null" }),
    createdAt,
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("tickets_user").on(table.userId, table.createdAt, table.id),
    index("tickets_status").on(table.status, table.updatedAt, table.id),
    index("tickets_assigned").on(table.assignedTo, table.status, table.updatedAt, table.id),
  ],
);

export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    isFromSupport: boolean("is_from_support").notNull(),
    text: text().notNull(),
    /** Path of a picture in the file storage. */
    attachment: text(),
    createdAt,
  },
  (table) => [index("ticket_messages_ticket").on(table.ticketId, table.id)],
);
