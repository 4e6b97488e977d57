import * as z from "zod";
import type { SubmissionFlag } from "#app/core/ai/moderate-submission.server.ts";
import type { PaymentOptions } from "#app/core/catalog/get-payment-options.server.ts";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import type { Duplicate } from "./find-duplicates.server.ts";

export const decisions = ["approve", "reject", "changes"] as const;
export type Decision = (typeof decisions)[number];

/** What each decision makes of the submission. */
export const statusAfter = { approve: "Live", reject: "Rejected", changes: "Changes requested" } as const;

export const decisionInput = z
  .object({
    id: z.string().max(40),
    decision: z.enum(decisions),
    reason: z
      .string()
      .transform((text) => text.replaceAll("\0", "").trim())
      .pipe(z.string().max(1000, "Please use at most 1000 characters."))
      .default(""),
    /** What the reviewer read. */
    updatedAt: z.iso.datetime(),
  })
  .refine(({ decision, reason }) => decision === "approve" || reason !== "", {
    path: ["reason"],
    error: "Please say why, so that the creator knows what to do.",
  });

export const queueShows = ["waiting", "changes", "rejected", "live"] as const;

export const queueQuery = z.object({
  show: z.enum(queueShows).catch("waiting"),
  kind: z.enum(["all", "prompts", "store"]).catch("all"),
  page: z.coerce.number().int().min(1).catch(1),
});

export type QueueQuery = z.output<typeof queueQuery>;

/** A line of the queue. */
export interface QueueItem {
  id: string;
  title: string;
  /** Null for prompts of the Prompt Database; `prompt` or `pdf` for the User Store. */
  productType: string | null;
  price: number;
  unit: "credits" | "dollars";
  creator: string;
  imageUrl: string | null;
  createdAt: string;
  flagCount: number;
}

/** Everything a reviewer needs to decide. */
export interface Submission {
  detail: PromptDetail;
  updatedAt: string;
  creatorEmail: string | null;
  /** Has an account that is told on the site as well as by mail. */
  hasAccount: boolean;
  flags: SubmissionFlag[];
  duplicates: Duplicate[];
  payment: PaymentOptions | null;
}
