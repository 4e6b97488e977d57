import { and, eq, sql } from "drizzle-orm";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { projectInput } from "./schema.ts";
import { studioProjects } from "./tables.server.ts";

const mostProjects = 100;

function nameOf(name: string, title: string | undefined): string {
  return name.trim() || title?.trim() || "Untitled workflow";
}

/** Keeps a workflow as one's project: a new one, or in place of what it was. */
export async function saveProject(ctx: Ctx, input: unknown): Promise<{ id: string; name: string }> {
  const { userId } = requireMember(ctx, "Please sign in to save your workflow.");
  const { id, workflow } = parseInput(projectInput, input);
  const name = nameOf(workflow.name, workflow.design?.title);
  if (id) {
    const [saved] = await ctx.db
      .update(studioProjects)
      .set({ name, workflow, updatedAt: sql`now()` })
      .where(and(eq(studioProjects.id, id), eq(studioProjects.userId, userId)))
      .returning({ id: studioProjects.id });
    if (saved) return { id: saved.id, name };
  }
  return await inTransaction(ctx, async (tx) => {
    const count = await tx.db.$count(studioProjects, eq(studioProjects.userId, userId));
    if (count >= mostProjects)
      throw new AppError("conflict", `You have ${mostProjects} workflows. Please delete one first.`);
    const [saved] = await tx.db
      .insert(studioProjects)
      .values({ userId, name, workflow })
      .returning({ id: studioProjects.id });
    if (!saved) throw new AppError("conflict", "The workflow could not be saved. Please try again.");
    return { id: saved.id, name };
  });
}
