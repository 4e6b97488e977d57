import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { generatorTypes } from "./generator-types.ts";

/** D22: what a user keeps from the generator, apart from the history. */
export const projects = pgTable(
  "projects",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    kind: text({ enum: generatorTypes }).notNull(),
    prompt: text().notNull(),
    /** Where the picture and the options are found. */
    generationId: uuid("generation_id").references(() => generations.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("projects_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index("projects_generation").on(table.generationId),
  ],
);
