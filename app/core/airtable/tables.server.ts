import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * Which record of ours is which in an Airtable base, and what both looked like when they last agreed.
 * A link outlives its record, so that what was deleted here does not come back from there.
 */
export const airtableLinks = pgTable(
  "airtable_links",
  {
    /** Links of another base are left alone: changing the base must not look like deleting everything. */
    baseId: text("base_id").notNull(),
    airtableId: text("airtable_id").notNull(),
    recordId: text("record_id").notNull(),
    tableName: text("table_name").notNull(),
    /** Of the fields on either side. Two, because Airtable rounds, trims and lacks columns. */
    hashHere: text("hash_here").notNull(),
    hashThere: text("hash_there").notNull(),
    /** The record's `updatedAt` as it was compared: a different one means that it may have changed. */
    recordUpdatedAt: timestamp("record_updated_at", { withTimezone: true, precision: 3 }),
    syncedAt: timestamp("synced_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Set once it was noticed that one side deleted it. */
    goneAt: timestamp("gone_at", { withTimezone: true, precision: 3 }),
  },
  (table) => [
    primaryKey({ columns: [table.baseId, table.airtableId] }),
    uniqueIndex("airtable_links_record").on(table.baseId, table.recordId),
    index("airtable_links_table").on(table.baseId, table.tableName),
  ],
);
