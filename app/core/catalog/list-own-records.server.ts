import { and, eq, isNotNull } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { type CardPage, newestPage, type PageInput } from "./newest-page.server.ts";
import { records } from "./tables.server.ts";

/** The member's own submissions, whatever their status, newest first. */
export async function listOwnRecords(ctx: Ctx, page: PageInput = {}): Promise<CardPage> {
  return await newestPage(ctx, eq(records.ownerId, requireMember(ctx).userId), page);
}

/** What is on show under a creator's address, for the demo's dashboard (D20). The address itself stays inside. */
export async function listPublishedBy(ctx: Ctx, email: string, page: PageInput = {}): Promise<CardPage> {
  return await newestPage(ctx, and(eq(records.creatorEmail, email), isNotNull(records.shelf)), page);
}
