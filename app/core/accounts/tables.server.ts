import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

const createdAt = timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp("updated_at", { withTimezone: true }).notNull().defaultNow();

// `users`, `sessions`, `credentials` and `verifications` are written by the auth library alone.
export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_created").on(table.createdAt, table.id),
    index("users_email_words").using("gin", table.email.op("gin_trgm_ops")),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex("sessions_token").on(table.token), index("sessions_user").on(table.userId)],
);

export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestamp("access_token_expires_at", { withTimezone: true }),
    refreshTokenExpiresAt: timestamp("refresh_token_expires_at", { withTimezone: true }),
    scope: text(),
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [index("credentials_user").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

export const userRoles = pgTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["admin", "user"] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId] }),
    index("user_roles_admins")
      .on(table.userId)
      .where(sql`role = 'admin'`),
  ],
);

/** A ban ends every session and refuses new ones until it is lifted. */
export const userBans = pgTable("user_bans", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  reason: text().notNull(),
  bannedBy: text("banned_by").references(() => users.id, { onDelete: "set null" }),
  createdAt,
});

/** Long-lived bearer tokens for scripts; only a hash is kept. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    tokenHash: text("token_hash").notNull(),
    scopes: text().array().notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex("access_tokens_hash").on(table.tokenHash),
    index("access_tokens_user").on(table.userId),
  ],
);

/** The membership a user holds, as the payment provider last told us. Written by billing through one operation. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tier: text({ enum: ["starter", "pro", "unlimited"] }).notNull(),
    status: text({ enum: ["active", "past_due", "canceled"] }).notNull(),
    provider: text({ enum: ["stripe", "test"] }).notNull(),
    customerId: text("customer_id").notNull(),
    subscriptionId: text("subscription_id").notNull(),
    currentPeriodStart: timestamp("current_period_start", { withTimezone: true }).notNull(),
    currentPeriodEnd: timestamp("current_period_end", { withTimezone: true }).notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    /** When the provider said so: older news does not overwrite newer. */
    observedAt: timestamp("observed_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt,
  },
  (table) => [
    index("subscriptions_customer").on(table.customerId),
    uniqueIndex("subscriptions_subscription").on(table.subscriptionId),
  ],
);
