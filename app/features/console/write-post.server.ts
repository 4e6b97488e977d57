import { and, asc, eq, gte, lt, ne, sql } from "drizzle-orm";
import * as z from "zod";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { settingsOf } from "./console-settings.server.ts";
import { finishCaption } from "./finish-caption.ts";
import { dailyPosts } from "./post-shapes.ts";
import { facebookPages } from "./sample-set.ts";
import type { postInput } from "./schema.ts";
import { isOn } from "./settings-shape.ts";
import { scheduledPosts, socialPages } from "./tables.server.ts";

/** Stores the post for its page, and with cross-posting on for the member's other active pages as well. */
export async function writePosts(
  ctx: Ctx,
  userId: string,
  given: z.output<typeof postInput>,
  at: Date,
): Promise<{ id: string; pageName: string }[]> {
  const settings = await settingsOf(ctx.db, userId);
  const page = await findPage(ctx, userId, given.page);
  const isCrossPosted = isOn(settings, "cross-posting");
  const others = page.pageId && isCrossPosted ? await otherPages(ctx, userId, page.pageId) : [];
  const image = await findImage(ctx, userId, given.image);
  const pages = [page, ...others];
  await requireRoom(ctx, userId, at, pages.length);
  const content = finishCaption(given.content, settings);
  return await ctx.db
    .insert(scheduledPosts)
    .values(pages.map((target) => ({ userId, ...target, content, ...image, scheduledAt: at })))
    .returning({ id: scheduledPosts.id, pageName: scheduledPosts.pageName });
}

interface Target {
  /** None for a sample page. */
  pageId: string | null;
  pageName: string;
}

const asTarget = { pageId: socialPages.id, pageName: socialPages.name };

async function findPage(ctx: Ctx, userId: string, page: string): Promise<Target> {
  if (facebookPages.some(({ name }) => name === page)) return { pageId: null, pageName: page };
  const [own] = z.uuid().safeParse(page).success
    ? await ctx.db
        .select(asTarget)
        .from(socialPages)
        .where(and(eq(socialPages.id, page), eq(socialPages.userId, userId)))
    : [];
  if (own) return own;
  const message = "Please choose a page.";
  throw new AppError("validation", message, { fields: { page: message } });
}

async function otherPages(ctx: Ctx, userId: string, pageId: string): Promise<Target[]> {
  return await ctx.db
    .select(asTarget)
    .from(socialPages)
    .where(and(eq(socialPages.userId, userId), eq(socialPages.status, "active"), ne(socialPages.id, pageId)))
    .orderBy(asc(socialPages.createdAt), asc(socialPages.id));
}

async function findImage(ctx: Ctx, userId: string, image: string) {
  if (image === "") return {};
  if (image.startsWith("/")) return { imagePath: image };
  const [own] = await ctx.db
    .select({ imageId: userImages.id })
    .from(userImages)
    .where(and(eq(userImages.id, image), eq(userImages.userId, userId)));
  if (own) return own;
  const message = "This image is not in your gallery.";
  throw new AppError("validation", message, { fields: { image: message } });
}

/** Toolkit §9: at most 15 posts a day, UTC. */
async function requireRoom(ctx: Ctx, userId: string, at: Date, count: number): Promise<void> {
  const start = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  const posts = await ctx.db.$count(
    scheduledPosts,
    and(
      eq(scheduledPosts.userId, userId),
      gte(scheduledPosts.scheduledAt, start),
      lt(scheduledPosts.scheduledAt, sql`${start.toISOString()}::timestamptz + interval '1 day'`),
      ne(scheduledPosts.status, "cancelled"),
    ),
  );
  const left = Math.max(0, dailyPosts - posts);
  if (count <= left) return;
  const message =
    left === 0
      ? `This day has its ${dailyPosts} posts already. Please choose another.`
      : `This day has room for ${left} of its ${dailyPosts} posts, and this one goes to ${count} pages.`;
  throw new AppError("rate_limited", message, { fields: { scheduledAt: message } });
}
