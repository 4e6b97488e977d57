import { sql } from "drizzle-orm";
import { generationBatches, generations } from "#app/core/ai/tables.server.ts";

/** Condition on `generations`: the batch it belongs to is paused. */
export const isOfPausedBatch = sql`exists (select from ${generationBatches} where ${generationBatches.id} = ${generations.batchId} and ${generationBatches.pausedAt} is not null)`;
