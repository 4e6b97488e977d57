import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/core/accounts/tables.server.ts";
import { planIds } from "./plans.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = moment("created_at").notNull().defaultNow();
const provider = text({ enum: ["stripe", "test"] }).notNull();
const credits = (name: string) => numeric(name, { precision: 12, scale: 2 }).notNull();
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Whom the provider's customer numbers stand for. Its row is locked while one of their events is handled. */
export const billingCustomers = pgTable(
  "billing_customers",
  { customerId: text("customer_id").primaryKey(), userId: owner(), provider, createdAt },
  (table) => [uniqueIndex("billing_customers_user").on(table.userId, table.provider)],
);

/** What somebody set out to buy; the money itself is in `payments`. */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    provider,
    /** The provider's checkout session. */
    sessionId: text("session_id"),
    kind: text({ enum: ["plan", "pack"] }).notNull(),
    item: text().notNull(),
    offer: text({ enum: ["founder"] }),
    amountCents: integer("amount_cents").notNull(),
    status: text({ enum: ["open", "paid", "failed", "expired", "canceled"] })
      .notNull()
      .default("open"),
    createdAt,
    completedAt: moment("completed_at"),
  },
  (table) => [
    uniqueIndex("orders_session").on(table.sessionId),
    index("orders_user").on(table.userId, table.createdAt),
  ],
);

/** Money that came in, once per invoice or checkout, with the credits it brought. Outlives the account. */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    receiptNumber: bigserial("receipt_number", { mode: "number" }).notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    provider,
    kind: text({ enum: ["plan", "pack"] }).notNull(),
    item: text().notNull(),
    /** The invoice, or the checkout session of a one-time purchase. */
    reference: text().notNull(),
    /** What refunds and disputes name: the payment intent. */
    paymentRef: text("payment_ref"),
    subscriptionId: text("subscription_id"),
    periodStart: moment("period_start"),
    periodEnd: moment("period_end"),
    amountCents: integer("amount_cents").notNull(),
    currency: text().notNull(),
    credits: credits("credits"),
    /** Of these credits, what refunds and disputes claimed back, taken or still owed. */
    creditsClaimed: credits("credits_claimed").default("0"),
    createdAt,
  },
  (table) => [
    uniqueIndex("payments_reference").on(table.provider, table.reference),
    uniqueIndex("payments_receipt_number").on(table.receiptNumber),
    index("payments_user").on(table.userId, table.createdAt, table.id),
    index("payments_payment_ref").on(table.paymentRef),
    index("payments_created").on(table.createdAt),
    index("payments_period").on(table.subscriptionId, table.periodEnd),
    check("payments_claim_within", sql`${table.creditsClaimed} between 0 and ${table.credits}`),
  ],
);

/** The refunds of a charge, or a dispute, as last seen; may be known before the payment itself. */
export const paymentReversals = pgTable(
  "payment_reversals",
  {
    id: text().primaryKey(),
    provider,
    paymentRef: text("payment_ref").notNull(),
    kind: text({ enum: ["refund", "dispute"] }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    observedAt: moment("observed_at").notNull(),
    createdAt,
  },
  (table) => [index("payment_reversals_payment_ref").on(table.paymentRef)],
);

/** Credits that were claimed back when they had been spent already; the next purchase brings them in. */
export const creditDebts = pgTable(
  "credit_debts",
  {
    paymentId: uuid("payment_id")
      .primaryKey()
      .references(() => payments.id, { onDelete: "cascade" }),
    userId: owner(),
    owed: credits("owed"),
    createdAt,
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("credit_debts_user").on(table.userId),
    index("credit_debts_open")
      .on(table.createdAt)
      .where(sql`owed > 0`),
    check("credit_debts_not_negative", sql`${table.owed} >= 0`),
  ],
);

/** Every event that was handled; the key makes it once. */
export const billingEvents = pgTable("billing_events", {
  id: text().primaryKey(),
  provider,
  type: text().notNull(),
  createdAt: moment("created_at").notNull(),
  handledAt: moment("handled_at").notNull().defaultNow(),
});

/** The books of the built-in test provider, as Stripe keeps its own. */
export const testSubscriptions = pgTable(
  "test_subscriptions",
  {
    subscriptionId: text("subscription_id").primaryKey(),
    userId: owner(),
    customerId: text("customer_id").notNull(),
    tier: text({ enum: planIds }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** A cheaper plan that begins with the next period. */
    pendingTier: text("pending_tier", { enum: planIds }),
    status: text({ enum: ["active", "past_due", "canceled"] }).notNull(),
    periodStart: moment("period_start").notNull(),
    periodEnd: moment("period_end").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    createdAt,
  },
  (table) => [index("test_subscriptions_user").on(table.userId)],
);
