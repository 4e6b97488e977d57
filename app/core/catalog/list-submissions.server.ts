import { and, eq } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { type CardPage, newestPage, type PageInput } from "./newest-page.server.ts";
import { submissionTable } from "./source-tables.ts";
import { records } from "./tables.server.ts";

/** What people submitted, by status: the review queue asks for `Draft`. For admins. */
export async function listSubmissions(ctx: Ctx, status: string, page: PageInput = {}): Promise<CardPage> {
  requireAdmin(ctx);
  return await newestPage(ctx, and(eq(records.status, status), eq(records.tableName, submissionTable)), page);
}
