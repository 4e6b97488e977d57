import { eq } from "drizzle-orm";
import { type Ctx, requireMember } from "./ctx.server.ts";
import { users } from "./tables.server.ts";

/** The name that stands with a member's reviews and orders; an empty one takes it back. */
export async function changeName(ctx: Ctx, name: string): Promise<void> {
  const { userId } = requireMember(ctx);
  await ctx.db.update(users).set({ name }).where(eq(users.id, userId));
}
