import { and, desc, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { ProjectSummary, Workflow } from "./schema.ts";
import { studioProjects } from "./tables.server.ts";

/** One's own workflows, the last changed first. */
export async function listProjects(ctx: Ctx): Promise<ProjectSummary[]> {
  const { userId } = requireMember(ctx, "Please sign in to see your workflows.");
  const rows = await ctx.db
    .select({ id: studioProjects.id, name: studioProjects.name, updatedAt: studioProjects.updatedAt })
    .from(studioProjects)
    .where(eq(studioProjects.userId, userId))
    .orderBy(desc(studioProjects.updatedAt), desc(studioProjects.id))
    .limit(100);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

function ownProject(ctx: Ctx, id: string) {
  const { userId } = requireMember(ctx, "Please sign in to see your workflows.");
  if (!z.uuid().safeParse(id).success) throw new AppError("not_found", "This workflow does not exist.");
  return and(eq(studioProjects.id, id), eq(studioProjects.userId, userId));
}

export async function getProject(ctx: Ctx, id: string): Promise<{ id: string; workflow: Workflow }> {
  const [row] = await ctx.db
    .select({ id: studioProjects.id, workflow: studioProjects.workflow })
    .from(studioProjects)
    .where(ownProject(ctx, id));
  if (!row) throw new AppError("not_found", "This workflow does not exist.");
  return row;
}

export async function deleteProject(ctx: Ctx, id: string): Promise<{ name: string }> {
  const [gone] = await ctx.db
    .delete(studioProjects)
    .where(ownProject(ctx, id))
    .returning({ name: studioProjects.name });
  if (!gone) throw new AppError("not_found", "This workflow does not exist.");
  return gone;
}

/** Everything one has saved here, for the copy of one's own data. */
export async function exportProjects(ctx: Ctx) {
  const { userId } = requireMember(ctx, "Please sign in to see your workflows.");
  const { name, workflow, createdAt, updatedAt } = studioProjects;
  return await ctx.db
    .select({ name, workflow, createdAt, updatedAt })
    .from(studioProjects)
    .where(eq(studioProjects.userId, userId))
    .orderBy(studioProjects.createdAt, studioProjects.id);
}
