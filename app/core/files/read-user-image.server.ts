import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { readStream } from "./read-stream.server.ts";
import { notSignedIn } from "./save-user-image.server.ts";
import { userImages } from "./tables.server.ts";

/** The bytes of one's own picture; nothing where there is no such picture. */
export async function readUserImage(ctx: Ctx, id: string): Promise<Uint8Array | undefined> {
  const { userId } = requireMember(ctx, notSignedIn);
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await ctx.db
    .select({ path: userImages.storagePath })
    .from(userImages)
    .where(and(eq(userImages.userId, userId), eq(userImages.id, id)));
  const found = row && (await files().get(row.path));
  return found && (await readStream(found.body));
}
