import { siteBrand } from "#app/brand.server.ts";
import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { type Ctx, inTransaction, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import { recordAction } from "#app/core/audit/record-action.server.ts";
import { findRecord } from "#app/core/catalog/get-record.server.ts";
import { textOf } from "#app/core/catalog/read-fields.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import type { StoredRecord } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { updateRecord } from "#app/core/catalog/update-record.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { mailBodies } from "#app/platform/mail/mail-layout.ts";
import { sendMail } from "#app/platform/mail/send-mail.server.ts";
import { type Decision, type decisionInput, statusAfter } from "./schema.ts";

const actions = {
  approve: "review.approve",
  reject: "review.reject",
  changes: "review.ask-changes",
} as const;

/** D17: a draft goes live, is rejected, or goes back with a wish; its creator is told in the same transaction. */
export async function decideSubmission(
  ctx: Ctx,
  input: z.output<typeof decisionInput>,
): Promise<{ title: string; status: string }> {
  requireAdmin(ctx);
  const { id, decision, reason } = input;
  const status = statusAfter[decision];
  return await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select from ${records} where ${records.id} = ${id} for update`);
    const record = await findRecord(ctx, id);
    if (record.tableName !== submissionTable) throw new AppError("not_found", "There is no such submission.");
    if (record.updatedAt.toISOString() !== input.updatedAt)
      throw new AppError(
        "conflict",
        "This submission changed after you opened it. Read it again, then decide.",
      );
    if (record.status === status) throw new AppError("conflict", `This submission is ${status} already.`);
    await updateRecord(ctx, {
      id,
      fields: { Status: status, "Rejection Reason": decision === "approve" ? null : reason },
    });
    const title = record.title ?? "Untitled";
    await recordAction(ctx, {
      action: actions[decision],
      target: `record:${id}`,
      details: { title, statusBefore: record.status, ...(decision === "approve" ? {} : { reason }) },
    });
    await tellCreator(ctx, record, decision, reason);
    return { title, status };
  });
}

async function tellCreator(ctx: Ctx, record: StoredRecord, decision: Decision, reason: string) {
  const title = record.title ?? "Untitled";
  const isItem = record.productType !== null;
  const heading = {
    approve: `“${title}” is live`,
    reject: `“${title}” was not accepted`,
    changes: `Please change “${title}”`,
  }[decision];
  const link = {
    approve: isItem ? "/marketplace?tab=store" : `/prompt/${record.id}`,
    reject: "/dashboard",
    changes: isItem ? "/dashboard" : `/upload-prompt/${record.id}`,
  }[decision];
  if (record.ownerId)
    await notify(ctx.db, { userId: record.ownerId, kind: "submission", title: heading, body: reason, link });
  const to = await addressOf(ctx, record);
  if (!to) return;
  const paragraphs = {
    approve: ["Thank you for your submission. Everybody can find it now."],
    reject: ["We read your submission and did not put it on the site. The reason:", reason],
    changes: ["We like to publish your submission once this is changed:", reason],
  }[decision];
  await sendMail(
    {
      to,
      subject: heading,
      ...mailBodies({
        heading,
        paragraphs,
        ...(record.ownerId || decision === "approve"
          ? { action: { label: "Open it", address: `${env().APP_ORIGIN}${link}` } }
          : {}),
        footer: `You get this because you submitted it to ${siteBrand().name}.`,
      }),
    },
    ctx.db,
  );
}

/** The account's address; of a submission without account the one that was given with it. */
async function addressOf(ctx: Ctx, record: StoredRecord): Promise<string | undefined> {
  if (record.ownerId === null) {
    const given = textOf(record.fields, "Creator Email");
    return given && /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/.test(given) ? given : undefined;
  }
  const [owner] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, record.ownerId));
  return owner?.email;
}
