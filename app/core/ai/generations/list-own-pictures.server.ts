import { eq } from "drizzle-orm";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";

/** Where the member's private pictures lie: asked before an account goes, since the rows go with it. */
export async function listOwnPictures(ctx: Ctx): Promise<string[]> {
  const { userId } = requireMember(ctx);
  const saved = await ctx.db
    .select({ path: userImages.storagePath })
    .from(userImages)
    .where(eq(userImages.userId, userId));
  const made = await ctx.db
    .select({ resultPath: generations.resultPath, inputPath: generations.inputPath })
    .from(generations)
    .where(eq(generations.userId, userId));
  return [
    ...saved.map(({ path }) => path),
    ...made.flatMap(({ resultPath, inputPath }) => [resultPath, inputPath]).filter((path) => path !== null),
  ];
}
