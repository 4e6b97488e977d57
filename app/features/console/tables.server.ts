import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { postStatuses } from "./post-shapes.ts";
import type { ConsoleSettings } from "./settings-shape.ts";

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A member's switches and posting times. */
export const consoleSettings = pgTable("console_settings", {
  userId: owner().primaryKey(),
  settings: jsonb().$type<ConsoleSettings>().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** Where a member's posts can be sent: a name and the hook of the service that publishes them. */
export const socialPages = pgTable(
  "social_pages",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    name: text().notNull(),
    /** Encrypted: whoever knows the address can post. */
    sealedHook: text("sealed_hook").notNull(),
    status: text({ enum: ["active", "paused"] })
      .notNull()
      .default("active"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("social_pages_user").on(table.userId, table.createdAt)],
);

export const scheduledPosts = pgTable(
  "scheduled_posts",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    /** None for the sample pages, which lead nowhere. */
    pageId: uuid("page_id").references(() => socialPages.id, { onDelete: "set null" }),
    pageName: text("page_name").notNull(),
    content: text().notNull(),
    imageId: uuid("image_id").references(() => userImages.id, { onDelete: "set null" }),
    /** A picture of this site, where it is not one of the member's own. */
    imagePath: text("image_path"),
    scheduledAt: moment("scheduled_at").notNull(),
    status: text({ enum: postStatuses }).notNull().default("scheduled"),
    /** Why it was held or failed. */
    note: text(),
    jobId: uuid("job_id"),
    sentAt: moment("sent_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("scheduled_posts_user").on(table.userId, table.scheduledAt, table.id),
    index("scheduled_posts_page").on(table.pageId),
    index("scheduled_posts_image").on(table.imageId),
  ],
);
