import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";

/** Who looked at what on which day, so that a view counts once. Visitors are a daily hash. */
export const promptViews = pgTable(
  "prompt_views",
  {
    promptId: text("prompt_id")
      .notNull()
      .references(() => records.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    viewer: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promptId, table.day, table.viewer] }),
    index("prompt_views_day").on(table.day),
  ],
);

const createdAt = timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow();
const updatedAt = timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow();

/** One per person and prompt. The creator's answer stands with it. */
export const promptReviews = pgTable(
  "prompt_reviews",
  {
    id: text().primaryKey(),
    promptId: text("prompt_id")
      .notNull()
      .references(() => records.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    rating: smallint().notNull(),
    body: text().notNull().default(""),
    reply: text(),
    repliedAt: timestamp("replied_at", { withTimezone: true, precision: 3 }),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex("prompt_reviews_once").on(table.promptId, table.userId),
    index("prompt_reviews_newest").on(table.promptId, table.createdAt, table.id),
    index("prompt_reviews_user").on(table.userId),
    check("prompt_reviews_rating", sql`${table.rating} between 1 and 5`),
  ],
);

export const reportReasons = ["copied", "harmful", "misleading", "broken", "other"] as const;

/** What somebody thinks is wrong with a prompt; admins decide. */
export const promptReports = pgTable(
  "prompt_reports",
  {
    id: text().primaryKey(),
    promptId: text("prompt_id")
      .notNull()
      .references(() => records.id, { onDelete: "cascade" }),
    /** The member's id, or the visitor's daily hash: one open report per person and prompt. */
    reporter: text().notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull().default(""),
    status: text({ enum: ["open", "kept", "removed"] })
      .notNull()
      .default("open"),
    createdAt,
  },
  (table) => [
    uniqueIndex("prompt_reports_once").on(table.promptId, table.reporter),
    index("prompt_reports_open").on(table.status, table.createdAt),
  ],
);
