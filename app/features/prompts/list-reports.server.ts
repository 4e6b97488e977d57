import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { showCardsById } from "#app/core/catalog/show-cards-by-id.server.ts";
import { promptReports } from "./tables.server.ts";

const promptsPerPage = 20;

export interface ShownReport {
  id: string;
  reason: (typeof promptReports.$inferSelect)["reason"];
  details: string;
  /** Null for a visitor. */
  email: string | null;
  createdAt: string;
}

export interface ReportedPrompt {
  prompt: PromptCard;
  reports: ShownReport[];
}

export interface ReportPage {
  reported: ReportedPrompt[];
  total: number;
  page: number;
  pages: number;
}

/** Open reports, one entry per prompt, what was reported first on top. */
export async function listReports(ctx: Ctx, asked: { page: number }): Promise<ReportPage> {
  requireAdmin(ctx);
  const isOpen = eq(promptReports.status, "open");
  const [counted] = await ctx.db
    .select({ count: sql<number>`count(distinct ${promptReports.promptId})::int` })
    .from(promptReports)
    .where(isOpen);
  const total = counted?.count ?? 0;
  const pages = Math.max(1, Math.ceil(total / promptsPerPage));
  const page = Math.min(asked.page, pages);
  const prompts = await ctx.db
    .select({ id: promptReports.promptId })
    .from(promptReports)
    .where(isOpen)
    .groupBy(promptReports.promptId)
    .orderBy(sql`min(${promptReports.createdAt})`, promptReports.promptId)
    .limit(promptsPerPage)
    .offset((page - 1) * promptsPerPage);
  const ids = prompts.map(({ id }) => id);
  const [cards, reports] = await Promise.all([showCardsById(ctx, ids), reportsOf(ctx, ids)]);
  return {
    reported: cards.map((prompt) => ({
      prompt,
      reports: reports
        .filter(({ promptId }) => promptId === prompt.id)
        .map(({ promptId: _promptId, ...report }) => report),
    })),
    total,
    page,
    pages,
  };
}

async function reportsOf(ctx: Ctx, ids: string[]): Promise<(ShownReport & { promptId: string })[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ report: promptReports, email: users.email })
    .from(promptReports)
    .leftJoin(users, eq(users.id, promptReports.userId))
    .where(inArray(promptReports.promptId, ids))
    .orderBy(asc(promptReports.promptId), desc(promptReports.createdAt));
  return rows
    .filter(({ report }) => report.status === "open")
    .map(({ report, email }) => ({
      id: report.id,
      promptId: report.promptId,
      reason: report.reason,
      details: report.details,
      email,
      createdAt: report.createdAt.toISOString(),
    }));
}
