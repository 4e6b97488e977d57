import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { projects } from "./tables.server.ts";

export async function deleteProject(ctx: Ctx, { id }: { id: string }): Promise<{ title: string }> {
  const { userId } = requireMember(ctx);
  const [gone] = z.uuid().safeParse(id).success
    ? await ctx.db
        .delete(projects)
        .where(and(eq(projects.id, id), eq(projects.userId, userId)))
        .returning({ title: projects.title })
    : [];
  if (!gone) throw new AppError("not_found", "This project does not exist.");
  return gone;
}
