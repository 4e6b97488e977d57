import { asc, desc, eq, inArray } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { users } from "#app/core/accounts/tables.server.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { showCardsById } from "#app/core/catalog/show-cards-by-id.server.ts";
import { promptReports } from "./tables.server.ts";

const mostPrompts = 20;
/** So many of the oldest reports are looked through for prompts; a prompt seldom has more than a few. */
const mostReports = 400;

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

export interface OpenReports {
  reported: ReportedPrompt[];
  /** All open reports, also of prompts that are not shown yet. */
  total: number;
}

/** Open reports by prompt, what was reported first on top. Settled ones make room for the next. */
export async function listReports(ctx: Ctx): Promise<OpenReports> {
  requireAdmin(ctx);
  const isOpen = eq(promptReports.status, "open");
  const [total, oldest] = await Promise.all([
    ctx.db.$count(promptReports, isOpen),
    ctx.db
      .select({ promptId: promptReports.promptId })
      .from(promptReports)
      .where(isOpen)
      .orderBy(asc(promptReports.createdAt))
      .limit(mostReports),
  ]);
  const ids = [...new Set(oldest.map(({ promptId }) => promptId))].slice(0, mostPrompts);
  const [cards, reports] = await Promise.all([showCardsById(ctx, ids), reportsOf(ctx, ids)]);
  return {
    reported: cards.map((prompt) => ({
      prompt,
      reports: reports
        .filter(({ promptId }) => promptId === prompt.id)
        .map(({ promptId: _promptId, ...report }) => report),
    })),
    total,
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
