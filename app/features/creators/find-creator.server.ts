import { eq } from "drizzle-orm";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { type Creator, getCreator } from "#app/core/catalog/get-creator.server.ts";
import { handleOf } from "#app/core/catalog/list-conditions.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";

export interface FoundCreator {
  creator: Pick<
    Creator,
    "handle" | "name" | "bio" | "logoUrl" | "socialLinks" | "unlocks" | "likes" | "views"
  >;
  /** Somebody of this name has sent us something, on show or not yet. */
  isKnown: boolean;
}

export async function findCreator(ctx: Ctx, name: string): Promise<FoundCreator> {
  const creator = await getCreator(ctx, name);
  if (creator) return { creator, isKnown: true };
  const handle = handleOf(name);
  const [sent] = await ctx.db
    .select({ id: records.id })
    .from(records)
    .where(eq(records.creatorHandle, handle))
    .limit(1);
  return {
    creator: { handle, name, bio: null, logoUrl: null, socialLinks: {}, unlocks: 0, likes: 0, views: 0 },
    isKnown: sent !== undefined,
  };
}
