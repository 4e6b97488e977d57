import { type SQL, sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";

/** A user's library of pictures (toolkit §3). The file lies at `storage_path`, private to its owner. */
export const userImages = pgTable(
  "user_images",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    prompt: text().notNull(),
    /** Lasting, but opens only with a signature: what leaves the server is signed. */
    imageUrl: text("image_url").notNull(),
    storagePath: text("storage_path").notNull(),
    platform: text().notNull(),
    artStyle: text("art_style").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("user_images_path").on(table.storagePath),
    index("user_images_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index("user_images_created").on(table.createdAt.desc().nullsFirst(), table.id),
    index("user_images_title").on(table.title, table.id),
    index("user_images_words").using("gin", sql`${searchedText(table)} gin_trgm_ops`),
  ],
);

/**
 * What the search of the gallery and of the admin's list looks into; the index covers exactly this. In lower
 * case, and with a space before the first word as before every other.
 */
export function searchedText(table: Record<"title" | "prompt" | "platform" | "artStyle", unknown>): SQL {
  return sql`(' ' || lower(${table.title} || ' ' || ${table.prompt} || ' ' || ${table.platform} || ' ' || ${table.artStyle}))`;
}
