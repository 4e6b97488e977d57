import { and, eq, inArray, sql } from "drizzle-orm";
import { userImages } from "#app/core/files/tables.server.ts";
import { notify } from "#app/core/notifications/notify.server.ts";
import { siteBrand } from "#app/brand.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { safeFetch } from "#app/platform/http/safe-fetch.server.ts";
import { fileAddress } from "#app/platform/storage/signed-address.server.ts";
import { hookOf } from "./connect-page.server.ts";
import { settingsOf } from "./console-settings.server.ts";
import type { PostStatus } from "./post-shapes.ts";
import { type ConsoleSettings, isOn } from "./settings-shape.ts";
import { scheduledPosts, socialPages } from "./tables.server.ts";

export type Post = typeof scheduledPosts.$inferSelect;

interface Ending {
  status: Extract<PostStatus, "sent" | "held" | "failed">;
  note: string | null;
}

/** The time has come: sends the post unless its owner stopped it meanwhile. Held posts wait for `Post Now`. */
export async function sendDuePost(db: Db, postId: string, signal: AbortSignal): Promise<void> {
  const post = await takeUp(db, postId, ["scheduled", "sending"]);
  if (!post) return;
  const settings = await settingsOf(db, post.userId);
  const isAutomatic = isOn(settings, "auto-posting") && isOn(settings, "auto-publish");
  const ending = isAutomatic
    ? await deliver(db, post, signal)
    : { status: "held" as const, note: "Automatic posting is off." };
  await end(db, post, ending);
  if (ending.status !== "sent") await tell(db, post, ending, settings);
}

/** For a post whose job was given up. */
export async function failPost(db: Db, postId: string): Promise<void> {
  const post = await takeUp(db, postId, ["sending"]);
  if (!post) return;
  const ending = { status: "failed" as const, note: "The webhook could not be reached." };
  await end(db, post, ending);
  await tell(db, post, ending, await settingsOf(db, post.userId));
}

/** Sends at once, whatever the switches say. */
export async function sendPostNow(db: Db, postId: string): Promise<Ending> {
  const post = await takeUp(db, postId, ["scheduled", "held", "failed"]);
  if (!post) throw new AppError("conflict", "This post has been sent or cancelled already.");
  const ending = await deliver(db, post);
  await end(db, post, ending);
  return ending;
}

async function takeUp(db: Db, id: string, from: PostStatus[]): Promise<Post | undefined> {
  const [post] = await db
    .update(scheduledPosts)
    .set({ status: "sending" })
    .where(and(eq(scheduledPosts.id, id), inArray(scheduledPosts.status, from)))
    .returning();
  return post;
}

async function deliver(db: Db, post: Post, signal?: AbortSignal): Promise<Ending> {
  const [page] = post.pageId
    ? await db.select().from(socialPages).where(eq(socialPages.id, post.pageId))
    : [];
  if (!page) return { status: "held", note: "No connected page to send it to." };
  if (page.status === "paused") return { status: "held", note: `${page.name} is paused.` };
  try {
    const { status } = await safeFetch(hookOf(page), {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": post.id },
      body: JSON.stringify({
        id: post.id,
        page: page.name,
        content: post.content,
        image_url: await imageAddress(db, post),
        scheduled_for: post.scheduledAt.toISOString(),
      }),
      maxBytes: 64 * 1024,
      ...(signal ? { signal } : {}),
    });
    if (status >= 200 && status < 300) return { status: "sent", note: null };
    return { status: "failed", note: `The webhook answered ${status}.` };
  } catch (error) {
    if (error instanceof AppError) return { status: "failed", note: error.message };
    throw error;
  }
}

async function imageAddress(db: Db, { imageId, imagePath, userId }: Post): Promise<string | null> {
  const [image] = imageId
    ? await db
        .select({ storagePath: userImages.storagePath })
        .from(userImages)
        .where(and(eq(userImages.id, imageId), eq(userImages.userId, userId)))
    : [];
  const path = image ? fileAddress(image.storagePath) : imagePath;
  return path ? new URL(path, env().APP_ORIGIN).href : null;
}

async function end(db: Db, post: Post, { status, note }: Ending): Promise<void> {
  await db
    .update(scheduledPosts)
    .set({ status, note, ...(status === "sent" ? { sentAt: sql`now()` } : {}) })
    .where(eq(scheduledPosts.id, post.id));
}

async function tell(db: Db, post: Post, { status, note }: Ending, settings: ConsoleSettings): Promise<void> {
  if (!isOn(settings, "post-alerts")) return;
  await notify(db, {
    userId: post.userId,
    kind: "post",
    title: status === "held" ? "A post was held" : "A post could not be sent",
    body: `${post.pageName}: ${note ?? ""}`,
    link: `/${siteBrand().slug}?tab=social&view=calendar`,
  });
}
