import { desc, eq } from "drizzle-orm";
import { type Ctx, requireAdmin } from "#app/core/accounts/ctx.server.ts";
import { subscriptions, userBans, userRoles, users } from "#app/core/accounts/tables.server.ts";
import { records, unlockedPrompts } from "#app/core/catalog/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { viewUserImage } from "#app/core/files/view-user-image.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

const mostShown = 50;

export interface UserOverview {
  id: string;
  email: string;
  name: string;
  role: "admin" | "user";
  credits: string;
  isEmailVerified: boolean;
  joinedAt: string;
  membership: string | null;
  ban: { reason: string; since: string } | null;
  counts: { unlocks: number; images: number };
}

export async function getUser(ctx: Ctx, userId: string): Promise<UserOverview> {
  requireAdmin(ctx);
  const [row] = await ctx.db
    .select({
      user: users,
      role: userRoles.role,
      ban: userBans,
      tier: subscriptions.tier,
      status: subscriptions.status,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(userBans, eq(userBans.userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new AppError("not_found", "There is no such user.");
  const [credits, unlocks, images] = await Promise.all([
    getBalance(ctx.db, userId),
    ctx.db.$count(unlockedPrompts, eq(unlockedPrompts.userId, userId)),
    ctx.db.$count(userImages, eq(userImages.userId, userId)),
  ]);
  const { user, role, ban, tier, status } = row;
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: role ?? "user",
    credits,
    isEmailVerified: user.emailVerified,
    joinedAt: user.createdAt.toISOString(),
    membership: tier && status ? `${tier} (${status.replace("_", " ")})` : null,
    ban: ban ? { reason: ban.reason, since: ban.createdAt.toISOString() } : null,
    counts: { unlocks, images },
  };
}

export interface UnlockOf {
  promptId: string;
  title: string;
  paid: string;
  unlockedAt: string;
}

/** What they unlocked, the latest first; the texts stay where they are. */
export async function listUnlocksOf(ctx: Ctx, userId: string): Promise<UnlockOf[]> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select({
      promptId: unlockedPrompts.promptId,
      title: records.title,
      paid: unlockedPrompts.paid,
      createdAt: unlockedPrompts.createdAt,
    })
    .from(unlockedPrompts)
    .innerJoin(records, eq(records.id, unlockedPrompts.promptId))
    .where(eq(unlockedPrompts.userId, userId))
    .orderBy(desc(unlockedPrompts.createdAt), desc(unlockedPrompts.id))
    .limit(mostShown);
  return rows.map(({ promptId, title, paid, createdAt }) => ({
    promptId,
    title: title ?? promptId,
    paid,
    unlockedAt: createdAt.toISOString(),
  }));
}

export interface ImageOf {
  id: string;
  title: string;
  imageUrl: string;
  platform: string;
  createdAt: string;
}

export async function listImagesOf(ctx: Ctx, userId: string): Promise<ImageOf[]> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .select()
    .from(userImages)
    .where(eq(userImages.userId, userId))
    .orderBy(desc(userImages.createdAt), desc(userImages.id))
    .limit(mostShown);
  return rows.map((row) => {
    const { id, title, imageUrl, platform } = viewUserImage(row);
    return { id, title, imageUrl, platform, createdAt: row.createdAt.toISOString() };
  });
}
