import type { NewNotification } from "#app/core/notifications/notify.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** What one event means to us: whose it is, and what it changes. */
export interface Step {
  customerId: string;
  /** Runs in the transaction that marks the event as handled. */
  apply(db: Db, facts: StepFacts): Promise<NewNotification | undefined>;
}

export interface StepFacts {
  userId: string;
  provider: "stripe" | "test";
  eventId: string;
  /** When what the step says was true. */
  observedAt: Date;
}

/** Stripe names things by id or hands them over whole. */
export function idOf(thing: string | { id: string } | null | undefined): string | undefined {
  return typeof thing === "string" ? thing : thing?.id;
}

export function momentOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
