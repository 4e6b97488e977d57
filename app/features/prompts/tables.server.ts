import { date, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
