import { desc, eq, sql } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { smallAddress } from "#app/core/files/picture-file.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import type { Project } from "./schema.ts";
import { projects } from "./tables.server.ts";

const most = 200;

/** One's own, newest first. */
export async function listProjects(ctx: Ctx): Promise<Project[]> {
  const { userId } = requireMember(ctx, "Please sign in to see your projects.");
  const rows = await ctx.db
    .select({
      project: projects,
      // An image of a batch lies in the gallery under its generation's id.
      path: sql<string | null>`coalesce(${generations.resultPath}, ${userImages.storagePath})`,
    })
    .from(projects)
    .leftJoin(generations, eq(generations.id, projects.generationId))
    .leftJoin(userImages, eq(userImages.id, projects.generationId))
    .where(eq(projects.userId, userId))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(most);
  return rows.map(({ project: { userId: _owner, ...project }, path }) => ({
    ...project,
    smallUrl: path ? smallAddress(path) : null,
  }));
}
