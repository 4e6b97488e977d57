import { and, asc, count, eq } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, requireMember } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { requirePublicUrl } from "#app/platform/http/public-address.server.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { decrypt, encrypt } from "#app/platform/secrets/encrypt.server.ts";
import type { ConnectedPage } from "./post-shapes.ts";
import { pageInput } from "./schema.ts";
import { scheduledPosts, socialPages } from "./tables.server.ts";

const mostPages = 20;

const sealContext = (userId: string) => `social-page:${userId}`;

/** The hook of whatever publishes for the member: Zapier, Make, n8n or a program of their own. */
export async function connectPage(ctx: Ctx, input: unknown): Promise<{ name: string }> {
  const { userId } = requireMember(ctx, "Please sign in to connect a page.");
  const { name, hook } = parseInput(pageInput, input);
  const address = checkedHook(hook);
  if ((await ctx.db.$count(socialPages, eq(socialPages.userId, userId))) >= mostPages)
    throw new AppError("conflict", `You can connect at most ${mostPages} pages.`);
  await ctx.db
    .insert(socialPages)
    .values({ userId, name, sealedHook: encrypt(address, sealContext(userId)) });
  return { name };
}

function checkedHook(hook: string): string {
  try {
    return requirePublicUrl(hook).href;
  } catch (error) {
    if (error instanceof AppError)
      throw new AppError("validation", error.message, { fields: { hook: error.message }, cause: error });
    throw error;
  }
}

export function hookOf(page: typeof socialPages.$inferSelect): string {
  return decrypt(page.sealedHook, sealContext(page.userId));
}

export async function listPages(ctx: Ctx): Promise<ConnectedPage[]> {
  const { userId } = requireMember(ctx);
  const [pages, sent] = await Promise.all([
    ctx.db
      .select()
      .from(socialPages)
      .where(eq(socialPages.userId, userId))
      .orderBy(asc(socialPages.createdAt), asc(socialPages.id)),
    ctx.db
      .select({ pageId: scheduledPosts.pageId, posts: count() })
      .from(scheduledPosts)
      .where(and(eq(scheduledPosts.userId, userId), eq(scheduledPosts.status, "sent")))
      .groupBy(scheduledPosts.pageId),
  ]);
  return pages.map((page) => ({
    id: page.id,
    name: page.name,
    hookHost: new URL(hookOf(page)).host,
    status: page.status,
    postsSent: sent.find(({ pageId }) => pageId === page.id)?.posts ?? 0,
  }));
}

export async function setPageStatus(
  ctx: Ctx,
  { id, status }: { id: string; status: "active" | "paused" },
): Promise<void> {
  await ctx.db.update(socialPages).set({ status }).where(isOwnPage(ctx, id));
}

/** Posts that wait for it stay in the list and are held when their time comes. */
export async function removePage(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.db.delete(socialPages).where(isOwnPage(ctx, id));
}

function isOwnPage(ctx: Ctx, id: string) {
  const { userId } = requireMember(ctx);
  if (!z.uuid().safeParse(id).success) throw new AppError("not_found", "This page does not exist.");
  return and(eq(socialPages.id, id), eq(socialPages.userId, userId));
}
