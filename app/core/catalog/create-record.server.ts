import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isAdmin, isMember } from "#app/core/accounts/viewer.ts";
import { siteSettings } from "#app/core/settings/site-settings.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dropPages } from "#app/platform/http/page-cache.server.ts";
import { limit } from "#app/platform/limits/limit.server.ts";
import { checkSubmission } from "./check-submission.ts";
import { cleanFields } from "./clean-fields.ts";
import { newRecordId } from "./record-id.ts";
import { sourceTable, submissionTable } from "./source-tables.ts";
import { records } from "./tables.server.ts";

export interface NewRecord {
  tableName: string;
  fields: unknown;
}

const message = "That is a lot of submissions at once. Please try again later.";
const memberPerHour = 60;

/**
 * Anyone may submit a draft, which belongs to the account, an admin's too. The other tables are the admins':
 * what they add there is the site's own and has no owner.
 */
export async function createRecord(ctx: Ctx, input: NewRecord): Promise<{ id: string }> {
  const tableName = sourceTable(input.tableName);
  if (!tableName) throw new AppError("not_found", `There is no table “${input.tableName.slice(0, 60)}”.`);
  const given = cleanFields(input.fields);
  const id = newRecordId();
  if (tableName !== submissionTable) {
    if (!isAdmin(ctx.viewer))
      throw new AppError("forbidden", `New records can be added to “${submissionTable}” only.`);
    await ctx.db.insert(records).values({ id, tableName, fields: given, ownerId: null });
    await dropPages(ctx.db);
    return { id };
  }
  const owner = isMember(ctx.viewer) ? ctx.viewer : undefined;
  const fields = { "Portal Tag": "site", ...checkSubmission(given, owner?.userId ?? null), Status: "Draft" };
  const points = owner ? memberPerHour : (await siteSettings(ctx.db)).visitorUploadsPerHour;
  await limit("submit-record", owner?.userId ?? ctx.ip, { points, durationSeconds: 3600, message });
  await ctx.db.insert(records).values({ id, tableName, fields, ownerId: owner?.userId ?? null });
  return { id };
}
