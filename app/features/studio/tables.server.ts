import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { designSources } from "./options.ts";
import type { Workflow } from "./schema.ts";

/** Pictures that the studio works on. A visitor's belongs to whoever holds its id, and is kept for two days. */
export const studioDesigns = pgTable(
  "studio_designs",
  {
    id: uuid().primaryKey(),
    // An account that goes leaves its pictures to the sweep, which also removes their files.
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    path: text().notNull(),
    source: text({ enum: designSources }).notNull(),
    title: text().notNull(),
    prompt: text().notNull().default(""),
    madeBy: text("made_by").notNull().default(""),
    /** The program and the prompt that the uploaded file named. */
    found: jsonb().$type<{ tool: string; prompt: string }>(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [index("studio_designs_age").on(table.createdAt), index("studio_designs_user").on(table.userId)],
);

/** Workflows of signed-in users, as the browser holds them. */
export const studioProjects = pgTable(
  "studio_projects",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    workflow: jsonb().$type<Workflow>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    index("studio_projects_newest").on(table.userId, table.updatedAt.desc().nullsFirst(), table.id),
  ],
);
