import { eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { isAdmin } from "#app/core/accounts/viewer.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { checkSubmission } from "./check-submission.ts";
import { cleanFields } from "./clean-fields.ts";
import { isNamed, type RecordFields, submissionFields } from "./field-names.ts";
import { findRecord } from "./get-record.server.ts";
import { isOwner } from "./may-read-prompt.server.ts";
import { submissionTable } from "./source-tables.ts";
import { records } from "./tables.server.ts";

export interface RecordChange {
  id: string;
  /** Fields that are left out stay; null removes one. */
  fields: unknown;
}

/** Admins change anything; owners their own submissions, which are reviewed again afterwards. */
export async function updateRecord(ctx: Ctx, input: RecordChange): Promise<void> {
  requireMember(ctx);
  const changes = cleanFields(input.fields);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select from ${records} where ${records.id} = ${input.id} for update`);
    const record = await findRecord(ctx, input.id);
    const fields = isAdmin(ctx.viewer) ? merged(record.fields, changes) : resubmitted(record, changes, ctx);
    await ctx.db
      .update(records)
      .set({ fields, updatedAt: sql`now()` })
      .where(eq(records.id, record.id));
    await dropPages(ctx.db);
  });
}

type Found = Awaited<ReturnType<typeof findRecord>>;

function resubmitted(record: Found, changes: RecordFields, ctx: Ctx): RecordFields {
  if (!isOwner(record, ctx.viewer) || record.tableName !== submissionTable)
    throw new AppError("forbidden", "You can change your own submissions only.");
  const own = Object.entries(changes).filter(([name]) => isNamed(submissionFields, name));
  const next = merged(record.fields, Object.fromEntries(own));
  // What the owner may not set is kept as it was, except the outcome of the last review.
  const { "Rejection Reason": _reason, ...kept } = Object.fromEntries(
    Object.entries(record.fields).filter(([name]) => !isNamed(submissionFields, name)),
  );
  return { ...kept, ...checkSubmission(next, record.ownerId), Status: "Draft" };
}

function merged(before: RecordFields, changes: RecordFields): RecordFields {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
}
