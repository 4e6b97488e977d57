import { and, asc, desc, eq, inArray } from "drizzle-orm";
import * as z from "zod";
import { type Ctx, inTransaction, requireMember } from "#app/core/accounts/ctx.server.ts";
import { userImages } from "#app/core/files/tables.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { cancelJob, enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { sendScheduledPost } from "./jobs.server.ts";
import type { ShownPost } from "./post-shapes.ts";
import { postInput, scheduleInput } from "./schema.ts";
import { sendPostNow } from "./send-post.server.ts";
import { scheduledPosts } from "./tables.server.ts";
import { writePosts } from "./write-post.server.ts";

const signInFirst = "Please sign in to post. Without an account posts are kept in this browser only.";
const yearMs = 366 * 86_400_000;

/** Stores the post; a job sends it at its time. More than one where it goes to several pages. */
export async function schedulePost(ctx: Ctx, input: unknown): Promise<{ ids: string[] }> {
  const { userId } = requireMember(ctx, signInFirst);
  const { scheduledAt, ...post } = parseInput(scheduleInput, input);
  const at = new Date(scheduledAt);
  const refuse = (message: string) =>
    new AppError("validation", message, { fields: { scheduledAt: message } });
  if (at.getTime() <= Date.now()) throw refuse("Please choose a time in the future.");
  if (at.getTime() > Date.now() + yearMs) throw refuse("Please choose a time within a year.");
  return await inTransaction(ctx, async (tx) => {
    const written = await writePosts(tx, userId, post, at);
    for (const { id } of written) {
      const jobId = await enqueue(tx, sendScheduledPost, { postId: id }, { startAfter: at });
      await tx.db.update(scheduledPosts).set({ jobId }).where(eq(scheduledPosts.id, id));
    }
    return { ids: written.map(({ id }) => id) };
  });
}

/** Posts a new text, or one of the list, without waiting for its time. */
export async function postNow(ctx: Ctx, input: unknown): Promise<{ message: string }> {
  const { userId } = requireMember(ctx, signInFirst);
  const known = z.object({ id: z.uuid() }).safeParse(input);
  const posts = known.success
    ? [await findOwnPost(ctx, known.data.id)]
    : await inTransaction(ctx, (tx) => writePosts(tx, userId, parseInput(postInput, input), new Date()));
  const failures: string[] = [];
  for (const { id, pageName } of posts) {
    const { status, note } = await sendPostNow(ctx.db, id);
    ctx.log.info({ postId: id, userId, status }, "post sent now");
    if (status !== "sent")
      failures.push(`Not posted${posts.length > 1 ? ` to ${pageName}` : ""}: ${note ?? "please try again."}`);
  }
  if (failures.length > 0) throw new AppError("upstream", failures.join(" "));
  return { message: posts.length > 1 ? `Posted to ${posts.length} pages.` : "Posted." };
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
