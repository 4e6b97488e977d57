import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { openGeneration } from "#app/core/ai/generations/open-generation.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { type ProjectInput, projectInput } from "./schema.ts";
import { projects } from "./tables.server.ts";

export async function saveProject(ctx: Ctx, input: ProjectInput): Promise<{ id: string }> {
  const { userId } = requireMember(ctx, "Please sign in to save projects.");
  const project = parseInput(projectInput, input);
  // A text that was written before signing in is not kept, and another's generation is not there for this user.
  const kept = project.generationId ? await openGeneration(ctx, { id: project.generationId }) : null;
  const [saved] = await ctx.db
    .insert(projects)
    .values({
      ...project,
      title: project.title || "Untitled project",
      generationId: kept?.id ?? null,
      userId,
    })
    .returning({ id: projects.id });
  if (!saved) throw new AppError("conflict", "The project could not be saved. Please try again.");
  return saved;
}
