import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the owner set from the admin area, and marks such as "demo data is in". One row per name. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
