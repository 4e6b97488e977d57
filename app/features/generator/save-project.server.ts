import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { getGeneration } from "#app/core/ai/generations/get-generation.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { type ProjectInput, projectInput } from "./schema.ts";
import { projects } from "./tables.server.ts";

export async function saveProject(ctx: Ctx, input: ProjectInput): Promise<{ id: string }> {
  const { userId } = requireMember(ctx, "Please sign in to save projects.");
  const project = parseInput(projectInput, input);
  // Another's generation is not there for this user.
  if (project.generationId) await getGeneration(ctx, { id: project.generationId });
  const [saved] = await ctx.db
    .insert(projects)
    .values({ ...project, title: project.title || "Untitled project", userId })
    .returning({ id: projects.id });
  if (!saved) throw new AppError("conflict", "The project could not be saved. Please try again.");
  return saved;
}
