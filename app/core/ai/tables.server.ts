import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { aiFunctions, providerNames } from "./functions.ts";

const createdAt = timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow();

export const aiModels = pgTable(
  "ai_models",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's own name for it. */
    name: text().notNull(),
    displayName: text("display_name").notNull(),
    provider: text({ enum: providerNames }).notNull(),
    type: text({ enum: ["text", "image"] }).notNull(),
    /** What it can be asked to do. */
    functions: text({ enum: aiFunctions }).array().notNull(),
    creditsCost: integer("credits_cost").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (table) => [
    uniqueIndex("ai_models_name").on(table.provider, table.name),
    check("ai_models_cost_not_negative", sql`${table.creditsCost} >= 0`),
  ],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Also the name of the setting that can hold it. */
    name: text().notNull(),
    label: text().notNull(),
    description: text().notNull(),
    isRequired: boolean("is_required").notNull().default(false),
    /** What an admin marked; without a mark it follows from whether there is a value. */
    isSet: boolean("is_set"),
    sealedValue: text("sealed_value"),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [uniqueIndex("api_keys_name").on(table.name)],
);

export const generationBatches = pgTable(
  "generation_batches",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    total: integer().notNull(),
    creditsPerImage: integer("credits_per_image").notNull(),
    status: text({ enum: ["running", "done", "cancelled"] })
      .notNull()
      .default("running"),
    idempotencyKey: text("idempotency_key").notNull(),
    /** While set, nothing new of it is begun. */
    pausedAt: timestamp("paused_at", { withTimezone: true }),
    createdAt,
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("generation_batches_key").on(table.userId, table.idempotencyKey),
    index("generation_batches_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
  ],
);

export const generationStatuses = ["queued", "running", "done", "failed", "cancelled"] as const;

/** One piece of work and what became of it. Credits for it are held while it is queued or running. */
export const generations = pgTable(
  "generations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Who asked, where nobody was signed in. */
    visitorKey: text("visitor_key"),
    function: text({ enum: aiFunctions }).notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The uploaded picture it works on, kept until it ends. */
    inputPath: text("input_path"),
    status: text({ enum: generationStatuses }).notNull().default("queued"),
    /** 0 to 100. */
    progress: integer().notNull().default(0),
    result: jsonb().$type<Record<string, unknown>>(),
    resultPath: text("result_path"),
    /** Shown with the result, e.g. `Built-in preview engine`. */
    madeBy: text("made_by").notNull(),
    modelId: uuid("model_id").references(() => aiModels.id, { onDelete: "set null" }),
    /** Held, then spent or given back. 0 for what is free or paid through its batch. */
    cost: numeric({ precision: 12, scale: 2 }).notNull().default("0"),
    idempotencyKey: text("idempotency_key").notNull(),
    batchId: uuid("batch_id").references(() => generationBatches.id, { onDelete: "cascade" }),
    jobId: uuid("job_id"),
    /** One sentence for the user. */
    error: text(),
    createdAt,
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("generations_key").on(
      sql`coalesce(${table.userId}, 'visitor:' || ${table.visitorKey})`,
      table.idempotencyKey,
    ),
    index("generations_user").on(table.userId, table.createdAt.desc().nullsFirst(), table.id),
    index("generations_batch").on(table.batchId),
    index("generations_created").on(table.createdAt, table.modelId),
    index("generations_unfinished")
      .on(table.updatedAt)
      .where(sql`${table.status} in ('queued', 'running')`),
    check("generations_owner", sql`(${table.userId} is null) <> (${table.visitorKey} is null)`),
  ],
);
