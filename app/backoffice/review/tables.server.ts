import { bigint, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { records } from "#app/core/catalog/tables.server.ts";

/**
 * Fingerprints of prompt texts: texts that are nearly the same share at least one of them. Kept apart from
 * the records, so that writing one does not wait for it; `print-texts.server.ts` fills in what is missing.
 */
export const textPrints = pgTable(
  "text_prints",
  {
    recordId: text("record_id")
      .primaryKey()
      .references(() => records.id, { onDelete: "cascade" }),
    /** State of the record that was read: older than the record means to be read again. */
    printedAt: timestamp("printed_at", { withTimezone: true, precision: 3 }).notNull(),
    prints: bigint({ mode: "bigint" }).array().notNull(),
  },
  (table) => [
    index("text_prints_shared").using("gin", table.prints),
    index("text_prints_latest").on(table.printedAt, table.recordId),
  ],
);
