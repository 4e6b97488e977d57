import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { cancelJob, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { sendScheduledPost } from "./jobs.server.ts";
import { dailyPosts, type ShownPost } from "./post-shapes.ts";
import { facebookPages } from "./sample-set.ts";
import { postInput, scheduleInput } from "./schema.ts";
import { sendPostNow } from "./send-post.server.ts";
import { scheduledPosts, socialPages } from "./tables.server.ts";

const signInFirst = "Please sign in to post. Without an account posts are kept in this browser only.";
const yearMs = 366 * 86_400_000;

/** Stores the post; a job sends it at its time. */
export async function schedulePost(ctx: Ctx, input: unknown): Promise<{ id: string }> {
  requireMember(ctx, signInFirst);
  const { scheduledAt, ...post } = parseInput(scheduleInput, input);
  const at = new Date(scheduledAt);
  const refuse = (message: string) =>
    new AppError("validation", message, { fields: { scheduledAt: message } });
  if (at.getTime() <= Date.now()) throw refuse("Please choose a time in the future.");
  if (at.getTime() > Date.now() + yearMs) throw refuse("Please choose a time within a year.");
  return await inTransaction(ctx, async (tx) => {
    const id = await writePost(tx, post, at);
    const jobId = await enqueue(tx, sendScheduledPost, { postId: id }, { startAfter: at });
    await tx.db.update(scheduledPosts).set({ jobId }).where(eq(scheduledPosts.id, id));
    return { id };
  });
}

/** Posts a new text, or one of the list, without waiting for its time. */
export async function postNow(ctx: Ctx, input: unknown): Promise<{ message: string }> {
  const { userId } = requireMember(ctx, signInFirst);
  const known = z.object({ id: z.uuid() }).safeParse(input);
  const id = known.success
    ? (await findOwnPost(ctx, known.data.id)).id
    : await inTransaction(ctx, (tx) => writePost(tx, parseInput(postInput, input), new Date()));
  const { status, note } = await sendPostNow(ctx.db, id);
  ctx.log.info({ postId: id, userId, status }, "post sent now");
  if (status === "sent") return { message: "Posted." };
  throw new AppError("upstream", `Not posted: ${note ?? "please try again."}`);
}

export async function cancelPost(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const post = await findOwnPost(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(scheduledPosts)
      .set({ status: "cancelled" })
      .where(
        and(eq(scheduledPosts.id, post.id), inArray(scheduledPosts.status, ["scheduled", "held", "failed"])),
      );
    if (post.jobId) await cancelJob(tx, sendScheduledPost, post.jobId);
  });
}

/** What waits first, in order; then the latest of what is over. Cancelled posts are gone from sight. */
export async function listPosts(ctx: Ctx): Promise<ShownPost[]> {
  const { userId } = requireMember(ctx);
  const own = eq(scheduledPosts.userId, userId);
  const read = () =>
    ctx.db
      .select({ post: scheduledPosts, storagePath: userImages.storagePath })
      .from(scheduledPosts)
      .leftJoin(userImages, eq(userImages.id, scheduledPosts.imageId))
      .$dynamic();
  const [open, over] = await Promise.all([
    read()
      .where(and(own, inArray(scheduledPosts.status, ["scheduled", "sending", "held"])))
      .orderBy(asc(scheduledPosts.scheduledAt), asc(scheduledPosts.id))
      .limit(200),
    read()
      .where(and(own, inArray(scheduledPosts.status, ["sent", "failed"])))
      .orderBy(desc(scheduledPosts.scheduledAt), desc(scheduledPosts.id))
      .limit(50),
  ]);
  return [...open, ...over].map(({ post, storagePath }) => ({
    id: post.id,
    page: post.pageName,
    content: post.content,
    imageUrl: storagePath ? fileAddress(storagePath) : post.imagePath,
    scheduledAt: post.scheduledAt.toISOString(),
    status: post.status,
    note: post.note,
  }));
}

async function findOwnPost(ctx: Ctx, id: string) {
  const { userId } = requireMember(ctx, signInFirst);
  const [post] = z.uuid().safeParse(id).success
    ? await ctx.db
        .select()
        .from(scheduledPosts)
        .where(and(eq(scheduledPosts.id, id), eq(scheduledPosts.userId, userId)))
    : [];
  if (!post) throw new AppError("not_found", "This post does not exist.");
  return post;
}

async function writePost(ctx: Ctx, given: z.output<typeof postInput>, at: Date): Promise<string> {
  const { userId } = requireMember(ctx, signInFirst);
  const page = await findPage(ctx, userId, given.page);
  const image = await findImage(ctx, userId, given.image);
  await requireRoom(ctx, userId, at);
  const [written] = await ctx.db
    .insert(scheduledPosts)
    .values({ userId, ...page, content: given.content, ...image, scheduledAt: at })
    .returning({ id: scheduledPosts.id });
  if (!written) throw new AppError("conflict", "The post could not be stored. Please try again.");
  return written.id;
}

async function findPage(ctx: Ctx, userId: string, page: string) {
  if (facebookPages.some(({ name }) => name === page)) return { pageId: null, pageName: page };
  const [own] = z.uuid().safeParse(page).success
    ? await ctx.db
        .select({ pageId: socialPages.id, pageName: socialPages.name })
        .from(socialPages)
        .where(and(eq(socialPages.id, page), eq(socialPages.userId, userId)))
    : [];
  if (own) return own;
  const message = "Please choose a page.";
  throw new AppError("validation", message, { fields: { page: message } });
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
async function requireRoom(ctx: Ctx, userId: string, at: Date): Promise<void> {
  const start = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  const posts = await ctx.db.$count(
    scheduledPosts,
    and(
      eq(scheduledPosts.userId, userId),
      gte(scheduledPosts.scheduledAt, start),
      lt(scheduledPosts.scheduledAt, sql`${start.toISOString()}::timestamptz + interval '1 day'`),
      sql`${scheduledPosts.status} <> 'cancelled'`,
    ),
  );
  if (posts < dailyPosts) return;
  const message = `This day has its ${dailyPosts} posts already. Please choose another.`;
  throw new AppError("rate_limited", message, { fields: { scheduledAt: message } });
}
