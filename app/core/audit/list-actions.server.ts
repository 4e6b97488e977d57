import { and, desc, eq, gte, like, lt, type SQL } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { type ActionDetails, auditEntries } from "./tables.server.ts";

export interface ActionFilter {
  /** `user.ban`. */
  action?: string | undefined;
  actor?: string | undefined;
  target?: string | undefined;
  /** Days as `2026-11-14`, both included, UTC. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface ShownAction {
  id: number;
  actorEmail: string;
  action: string;
  target: string;
  details: ActionDetails;
  ip: string;
  createdAt: string;
}

export interface ActionPage {
  entries: ShownAction[];
  /** Pass it as `before` for the next page. */
  nextBefore: number | null;
}

/** The audit log, newest first. */
export async function listActions(
  ctx: Ctx,
  filter: ActionFilter,
  { before, limit = 50 }: { before?: number | undefined; limit?: number } = {},
): Promise<ActionPage> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select()
    .from(auditEntries)
    .where(and(...conditions(filter), before === undefined ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map(({ id, actorEmail, action, target, details, ip, createdAt }) => ({
      id,
      actorEmail,
      action,
      target,
      details,
      ip,
      createdAt: createdAt.toISOString(),
    })),
    nextBefore: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The kinds of action that have happened, for the filter. */
export async function listActionNames(ctx: Ctx): Promise<string[]> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .selectDistinct({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(auditEntries.action);
  return rows.map(({ action }) => action);
}

function conditions({ action, actor, target, from, to }: ActionFilter): (SQL | undefined)[] {
  const until = to && dayStart(to, 1);
  const since = from && dayStart(from, 0);
  return [
    action ? eq(auditEntries.action, action) : undefined,
    actor ? eq(auditEntries.actorEmail, actor.toLowerCase()) : undefined,
    target ? like(auditEntries.target, `%${target.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`) : undefined,
    since ? gte(auditEntries.createdAt, since) : undefined,
    until ? lt(auditEntries.createdAt, until) : undefined,
  ];
}

function dayStart(day: string, plusDays: number): Date | undefined {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return undefined;
  start.setUTCDate(start.getUTCDate() + plusDays);
  return start;
}
