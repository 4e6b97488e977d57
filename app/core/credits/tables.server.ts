import { sql } from "drizzle-orm";
import { bigserial, check, index, numeric, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";

/** The running balance. Never below zero: the database itself refuses. */
export const profiles = pgTable(
  "profiles",
  {
    id: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    credits: numeric({ precision: 12, scale: 2 }).notNull().default("0"),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("profiles_credits_not_negative", sql`${table.credits} >= 0`),
    index("profiles_credits").on(table.credits, table.id),
    index("profiles_updated").on(table.updatedAt, table.id),
  ],
);

export const entryReasons = [
  "opening",
  "unlock",
  "generation",
  "purchase",
  "subscription",
  "grant",
  "refund",
  "reversal",
  "admin_edit",
  "hold",
  "release",
] as const;

/** Append-only: a trigger refuses updates, and deletes while the account exists. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    delta: numeric({ precision: 12, scale: 2 }).notNull(),
    balanceAfter: numeric("balance_after", { precision: 12, scale: 2 }).notNull(),
    reason: text({ enum: entryReasons }).notNull(),
    /** What it paid for or came from, e.g. `prompt:recAbc` or `order:123`. */
    reference: text().notNull(),
    /** One sentence for the history page. */
    note: text().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("credit_entries_key").on(table.idempotencyKey),
    index("credit_entries_user").on(table.userId, table.id.desc().nullsFirst()),
    index("credit_entries_created").on(table.createdAt),
    check("credit_entries_balance_not_negative", sql`${table.balanceAfter} >= 0`),
  ],
);
