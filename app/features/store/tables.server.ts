import { index, numeric, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";

export const orderStatuses = ["reported", "confirmed", "declined"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Payments that buyers say they made on a seller's own page. The money never passes through this site:
 * only the seller can tell whether it came, and their yes releases the item.
 */
export const storeOrders = pgTable(
  "store_orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    itemId: text("item_id")
      .notNull()
      .references(() => records.id, { onDelete: "cascade" }),
    buyerId: text("buyer_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sellerId: text("seller_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In dollars, as it stood when the payment was reported. */
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    /** What helps the seller to find the payment. */
    note: text().notNull().default(""),
    status: text({ enum: orderStatuses }).notNull().default("reported"),
    /** Why the seller declined. */
    reason: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    decidedAt: timestamp("decided_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [
    uniqueIndex("store_orders_once").on(table.buyerId, table.itemId),
    index("store_orders_seller").on(table.sellerId, table.status, table.createdAt),
  ],
);
