import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import type { RecordFields } from "./field-names.ts";

// Queries must ask in these very words to be answered by the partial indexes below.
/** Marked by an admin in the record table. */
export const isActive = sql`fields @> '{"Active": true}'`;
export const isActiveCopy = sql`table_name = 'Active Records'`;
export const isSubmission = sql`table_name = 'User Submission'`;
export const isStock = sql`table_name = '🏆Freepik'`;
/** In lower case, and with a space before the first word as before every other. */
export const titleWords = sql`(' ' || lower(title))`;

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The table store: every named table's records in one place. What pages filter, sort and search by is
 * generated from `fields` by the `record_*` functions of the first catalogue migration; none of them
 * reads the locked text.
 */
export const records = pgTable(
  "records",
  {
    id: text().primaryKey(),
    tableName: text("table_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    ownerId: text("owner_id").references(() => users.id, { onDelete: "set null" }),
    fields: jsonb().$type<RecordFields>().notNull(),

    // Sales and ratings are rare enough to live on the row, where the sort indexes need them.
    // Views and likes are not: see `recordStats`.
    unlocks: integer().notNull().default(0),
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    /** Among the newest or the most unlocked: a search looks here first. Kept by `refresh-prominence.server.ts`. */
    isProminent: boolean("is_prominent").notNull().default(true),

    status: text()
      .notNull()
      .generatedAlwaysAs(sql`record_status(table_name, fields)`),
    /** Where the record is on show: `market`, `library`, `store`, or nowhere. */
    shelf: text({ enum: ["market", "library", "store"] }).generatedAlwaysAs(
      sql`record_shelf(table_name, fields)`,
    ),
    title: text().generatedAlwaysAs(sql`record_title(fields)`),
    price: numeric({ precision: 12, scale: 2 })
      .notNull()
      .generatedAlwaysAs(sql`record_price(fields)`),
    priceBand: text("price_band", { enum: ["free", "1-5", "5-15", "15+"] })
      .notNull()
      .generatedAlwaysAs(sql`record_price_band(fields)`),
    pack: text().generatedAlwaysAs(sql`record_word(fields, 'Pack')`),
    category: text().generatedAlwaysAs(sql`record_word(fields, 'Category')`),
    productType: text("product_type").generatedAlwaysAs(sql`lower(record_word(fields, 'Product Type'))`),
    platform: text().generatedAlwaysAs(sql`record_platform(table_name, fields)`),
    tags: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`record_tags(fields)`),
    creatorHandle: text("creator_handle").generatedAlwaysAs(sql`record_handle(fields)`),
    creatorEmail: text("creator_email").generatedAlwaysAs(sql`lower(record_word(fields, 'Creator Email'))`),
    popularity: integer()
      .notNull()
      .generatedAlwaysAs(sql`record_count(fields, 'Downloads') + unlocks`),
    rating: numeric({ precision: 3, scale: 2 })
      .notNull()
      .generatedAlwaysAs(sql`record_rating(fields, rating_sum, rating_count)`),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`record_search(table_name, fields)`),
  },
  (table) => {
    const isShown = sql`shelf is not null`;
    // What can be filtered follows the sort key, so that a walk in order reads the index alone.
    const filters = [table.tableName, table.pack, table.platform, table.priceBand] as const;
    return [
      index("records_newest")
        .on(table.shelf, table.createdAt, table.id, ...filters)
        .where(isShown),
      index("records_popular")
        .on(table.shelf, table.popularity, table.id, ...filters)
        .where(isShown),
      index("records_rating")
        .on(table.shelf, table.rating, table.id, ...filters)
        .where(isShown),
      index("records_price")
        .on(table.shelf, table.price, table.id, ...filters)
        .where(isShown),
      // For rare combinations of filters: finds them, and brings every sort key along.
      index("records_cell")
        .on(table.shelf, ...filters, table.createdAt, table.popularity, table.rating, table.price, table.id)
        .where(isShown),
      index("records_table_newest").on(table.tableName, table.createdAt, table.id),
      index("records_creator").on(table.creatorHandle, table.createdAt, table.id).where(isShown),
      index("records_creator_email").on(table.creatorEmail, table.createdAt, table.id),
      index("records_owner").on(table.ownerId, table.createdAt, table.id),
      index("records_review")
        .on(table.status, table.createdAt, table.id)
        .where(sql`shelf is null`),
      index("records_tags").using("gin", table.tags).where(isShown),
      index("records_search").using("gin", table.search).where(isShown),
      index("records_search_prominent")
        .using("gin", table.search)
        .where(sql`shelf is not null and is_prominent`),
      // For the admins' tables: every order, status, active ones, and words of a title, whatever is on show.
      index("records_table_title").on(table.tableName, table.title, table.id, table.status),
      index("records_table_status").on(table.tableName, table.status, table.createdAt, table.id),
      index("records_submissions")
        .on(table.status, sql`(product_type is null)`, table.createdAt, table.id, table.productType)
        .where(isSubmission),
      index("records_active").on(table.tableName, table.createdAt, table.id).where(isActive),
      index("records_title_words").using("gin", sql`${titleWords} gin_trgm_ops`),
      index("records_changed").on(table.updatedAt, table.id),
      // One copy per active record, and one record per imported stock picture, are found by what they came from.
      index("records_active_copy")
        .on(sql`(fields ->> 'Original Record ID')`)
        .where(isActiveCopy),
      index("records_stock")
        .on(sql`(fields ->> 'Stock ID')`)
        .where(isStock),
      // No plain index on the prominent ones: the planner would read them all instead of asking the one above.
      index("records_not_prominent")
        .on(table.shelf)
        .where(sql`shelf is not null and not is_prominent`),
    ];
  },
);

/** Counters that change with every visit, apart from the record so that counting does not rewrite it. */
export const recordStats = pgTable("record_stats", {
  recordId: text("record_id")
    .primaryKey()
    .references(() => records.id, { onDelete: "cascade" }),
  views: bigint({ mode: "number" }).notNull().default(0),
  likes: integer().notNull().default(0),
});

/** How many records stand on each shelf, by everything that can be filtered. Kept by triggers on `records`. */
export const recordCounts = pgTable(
  "record_counts",
  {
    shelf: text({ enum: ["market", "library", "store"] }).notNull(),
    tableName: text("table_name").notNull(),
    // Empty text stands for none, so that the key is never null.
    productType: text("product_type").notNull(),
    pack: text().notNull(),
    platform: text().notNull(),
    priceBand: text("price_band", { enum: ["free", "1-5", "5-15", "15+"] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: "record_counts_key",
      columns: [table.shelf, table.tableName, table.productType, table.pack, table.platform, table.priceBand],
    }),
  ],
);

/** Every word that records on show contain: misspelt search words find their neighbours here. Kept by a trigger. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text().primaryKey(),
    lexeme: text().notNull(),
  },
  (table) => [
    index("search_words_lexeme").on(table.lexeme),
    index("search_words_similar").using("gin", table.word.op("gin_trgm_ops")),
  ],
);

/** Who may read which prompt because they unlocked it. Written once, in the transaction that pays for it. */
export const unlockedPrompts = pgTable(
  "unlocked_prompts",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    promptId: text("prompt_id")
      .notNull()
      .references(() => records.id, { onDelete: "cascade" }),
    /** What was charged, in credits: 0 for free prompts and for members' library prompts. */
    paid: numeric({ precision: 12, scale: 2 }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("unlocked_prompts_once").on(table.userId, table.promptId),
    index("unlocked_prompts_newest").on(table.userId, table.createdAt, table.id),
    index("unlocked_prompts_prompt").on(table.promptId, table.createdAt),
  ],
);

/** What members marked: favourites are theirs alone, likes are counted on the prompt (D18). */
export const promptMarks = pgTable(
  "prompt_marks",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["favourite", "like"] }).notNull(),
    promptId: text("prompt_id")
      .notNull()
      .references(() => records.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.promptId] }),
    index("prompt_marks_newest").on(table.userId, table.kind, table.createdAt, table.promptId),
    index("prompt_marks_prompt").on(table.promptId),
  ],
);

/** What people searched for, by day and without who: only searches that found something are counted. */
export const searchTerms = pgTable(
  "search_terms",
  {
    term: text().notNull(),
    day: date().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.day] }),
    index("search_terms_day").on(table.day, table.count),
  ],
);
