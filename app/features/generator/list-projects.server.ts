import { desc, eq } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import type { Project } from "./schema.ts";
import { projects } from "./tables.server.ts";

const most = 200;

/** One's own, newest first. */
export async function listProjects(ctx: Ctx): Promise<Project[]> {
  const { userId } = requireMember(ctx, "Please sign in to see your projects.");
  const rows = await ctx.db
    .select({ project: projects, resultPath: generations.resultPath })
    .from(projects)
    .leftJoin(generations, eq(generations.id, projects.generationId))
    .where(eq(projects.userId, userId))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(most);
  return rows.map(({ project: { userId: _owner, ...project }, resultPath }) => ({
    ...project,
    imageUrl: resultPath ? fileAddress(resultPath) : null,
  }));
}
