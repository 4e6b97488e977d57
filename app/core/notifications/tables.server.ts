import { sql } from "drizzle-orm";
import { bigserial, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";

export const notifications = pgTable(
  "notifications",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({
      enum: ["submission", "ticket", "credits", "store", "review", "generation", "post"],
    }).notNull(),
    title: text().notNull(),
    body: text().notNull().default(""),
    /** A path of this site. */
    link: text().notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
