import { and, eq, inArray } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { notSignedIn } from "./save-user-image.server.ts";
import { userImages } from "./tables.server.ts";
import type { UserImage } from "./user-image.ts";
import { viewUserImage } from "./view-user-image.server.ts";

const most = 200;

/** Those of the given pictures that are one's own; others look as if they were not there. */
export async function findUserImages(ctx: Ctx, ids: readonly string[]): Promise<UserImage[]> {
  const { userId } = requireMember(ctx, notSignedIn);
  const sound = ids.filter((id) => z.uuid().safeParse(id).success).slice(0, most);
  if (sound.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(userImages)
    .where(and(eq(userImages.userId, userId), inArray(userImages.id, sound)));
  return rows.map(viewUserImage);
}
