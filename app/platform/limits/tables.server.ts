import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** Counted by rate-limiter-flexible, which wants these names and this order. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint("expire", { mode: "number" }),
});
