import { bigserial, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What may stand beside an action: small facts, never secrets. */
export type ActionDetails = Record<string, string | number | boolean | null>;

/**
 * Every admin action (D31). Append-only: a trigger refuses changes, deletes and truncation. The actor is
 * kept by value, so that an entry outlives the account.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    actorId: text("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    /** Verb and thing: `user.ban`, `model.update`. */
    action: text().notNull(),
    /** Kind and id of what it was done to: `user:7f3a…`, `setting:sign-up`. */
    target: text().notNull(),
    details: jsonb().$type<ActionDetails>().notNull().default({}),
    ip: text().notNull(),
    requestId: text("request_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("audit_entries_action").on(table.action, table.id.desc().nullsFirst()),
    index("audit_entries_target").on(table.target, table.id.desc().nullsFirst()),
    index("audit_entries_actor").on(table.actorEmail, table.id.desc().nullsFirst()),
  ],
);
