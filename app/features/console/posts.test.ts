import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { notifications } from "#app/core/notifications/tables.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { listen } from "#tests/support/listen.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { connectPage, listPages, removePage, setPageStatus } from "./connect-page.server.ts";
import { getConsoleSettings, saveConsoleSettings } from "./console-settings.server.ts";
import { sendScheduledPost } from "./jobs.server.ts";
import { cancelPost, listPosts, postNow, schedulePost } from "./schedule-post.server.ts";
import { sendWeeklyReports } from "./send-weekly-reports.server.ts";
import { emptySettings, settingsFrom } from "./settings-shape.ts";
import { socialPages } from "./tables.server.ts";

const { db } = await useTestDatabase();

async function member() {
  const user = await createUser(db);
  return { ctx: testCtx(db, memberOf(user)), userId: user.id };
}

/** A hook that answers with the given status and keeps what it was sent. */
async function startHook(status = 200) {
  const received: { body: Record<string, unknown>; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({
        body: JSON.parse(body) as Record<string, unknown>,
        key: request.headers["idempotency-key"]?.toString(),
      });
      response.writeHead(status).end();
    });
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
  return { received, address: `http://127.0.0.1:${port}/hook/secret` };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function connected(ctx: Awaited<ReturnType<typeof member>>["ctx"], address: string) {
  await connectPage(ctx, { name: "My shop", hook: address });
  const [page] = await listPages(ctx);
  return page!;
}

async function scheduleOne(...[ctx, input]: Parameters<typeof schedulePost>) {
  const { ids } = await schedulePost(ctx, input);
  expect(ids).toHaveLength(1);
  return ids[0]!;
}

describe("console posts", () => {
  it("issue 7 §3 a scheduled post is stored and sent to the page's webhook at its time, once", async () => {
    const { ctx } = await member();
    const hook = await startHook();
    const page = await connected(ctx, hook.address);
    const id = await scheduleOne(ctx, {
      page: page.id,
      content: "Three rooms, one print",
      scheduledAt: inAnHour(),
      image: "/pictures/fallback.webp",
    });
    expect(await listPosts(ctx)).toMatchObject([{ id, page: "My shop", status: "scheduled" }]);
    await drainJobs(sendScheduledPost);
    expect(hook.received).toHaveLength(1);
    expect(hook.received[0]).toMatchObject({
      key: id,
      body: { id, page: "My shop", content: "Three rooms, one print" },
    });
    expect(hook.received[0]?.body["image_url"]).toMatch(/^https?:\/\/.+\/pictures\/fallback\.webp$/);
    expect(await listPosts(ctx)).toMatchObject([{ id, status: "sent" }]);
    await expect(postNow(ctx, { id })).rejects.toMatchObject({ code: "conflict" });
    expect(await listPages(ctx)).toMatchObject([{ postsSent: 1 }]);
  });

  it("issue 7 addresses that point inside the network are refused, when given and when sent", async () => {
    const { ctx, userId } = await member();
    for (const hook of [
      "http://127.0.0.1/hook",
      "http://169.254.169.254/latest",
      "http://localhost:8080/x",
      "http://10.0.0.4/x",
      "ftp://example.com/x",
      "nonsense",
    ])
      await expect(connectPage(ctx, { name: "Inside", hook })).rejects.toMatchObject({
        code: "validation",
        fields: { hook: "This address cannot be used. Please give a public http or https address." },
      });
    expect(await db.$count(socialPages, eq(socialPages.userId, userId))).toBe(0);
    const hook = await startHook();
    const page = await connected(ctx, hook.address);
    setEnv({ ALLOW_LOOPBACK_FETCH: undefined });
    await expect(postNow(ctx, { page: page.id, content: "Hello" })).rejects.toThrow("Not posted");
    expect(hook.received).toEqual([]);
  });

  it("issue 7 §3 Post Now sends at once and says what the webhook answered", async () => {
    const { ctx } = await member();
    const good = await startHook();
    const page = await connected(ctx, good.address);
    expect(await postNow(ctx, { page: page.id, content: "Now" })).toEqual({ message: "Posted." });
    expect(good.received).toHaveLength(1);
    const bad = await startHook(500);
    await connectPage(ctx, { name: "Broken", hook: bad.address });
    const broken = (await listPages(ctx))[1]!;
    await expect(postNow(ctx, { page: broken.id, content: "Now" })).rejects.toThrow(
      "Not posted: The webhook answered 500.",
    );
    expect((await listPosts(ctx)).find(({ status }) => status === "failed")?.note).toBe(
      "The webhook answered 500.",
    );
  });

  it("toolkit §2 with auto-posting off, or the page paused or gone, a due post is held and its owner told", async () => {
    const { ctx, userId } = await member();
    const hook = await startHook();
    const page = await connected(ctx, hook.address);
    const held = async () =>
      (await listPosts(ctx)).filter(({ status }) => status === "held").map(({ note }) => note);
    await saveConsoleSettings(ctx, { ...emptySettings, toggles: { "auto-posting": false } });
    await schedulePost(ctx, { page: page.id, content: "One", scheduledAt: inAnHour() });
    await drainJobs(sendScheduledPost);
    expect(await held()).toEqual(["Automatic posting is off."]);
    await saveConsoleSettings(ctx, emptySettings);
    await setPageStatus(ctx, { id: page.id, status: "paused" });
    await schedulePost(ctx, { page: page.id, content: "Two", scheduledAt: inAnHour() });
    await drainJobs(sendScheduledPost);
    expect(await held()).toContain("My shop is paused.");
    await schedulePost(ctx, { page: page.id, content: "Three", scheduledAt: inAnHour() });
    await removePage(ctx, { id: page.id });
    await drainJobs(sendScheduledPost);
    expect(await held()).toContain("No connected page to send it to.");
    expect(hook.received).toEqual([]);
    expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(3);
    await saveConsoleSettings(ctx, { ...emptySettings, toggles: { "post-alerts": false } });
    await schedulePost(ctx, { page: "Pattern of the Day", content: "Four", scheduledAt: inAnHour() });
    await drainJobs(sendScheduledPost);
    expect(await held()).toHaveLength(4);
    expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(3);
  });

  it("issue 7 §3 cross-posting sends to the other active pages as well, and the words follow the switches", async () => {
    const { ctx } = await member();
    const hook = await startHook();
    const page = await connected(ctx, hook.address);
    for (const name of ["Second shop", "Paused shop"]) await connectPage(ctx, { name, hook: hook.address });
    const paused = (await listPages(ctx)).find(({ name }) => name === "Paused shop")!;
    await setPageStatus(ctx, { id: paused.id, status: "paused" });
    const post = { page: page.id, content: "New: #a #b #c #d #e #f", scheduledAt: inAnHour() };
    await saveConsoleSettings(ctx, {
      ...emptySettings,
      toggles: { "cross-posting": true, "ai-disclosure": true },
    });
    expect((await schedulePost(ctx, post)).ids).toHaveLength(2);
    await drainJobs(sendScheduledPost);
    const content = "New: #a #b #c #d #e\n\nMade with AI.";
    expect(hook.received.map(({ body }) => [body["page"], body["content"]])).toEqual([
      ["My shop", content],
      ["Second shop", content],
    ]);
    expect(await postNow(ctx, { page: page.id, content: "Now" })).toEqual({ message: "Posted to 2 pages." });
    const far = new Date(Date.now() + 40 * 86_400_000).toISOString();
    for (let count = 0; count < 7; count += 1) await schedulePost(ctx, { ...post, scheduledAt: far });
    await expect(schedulePost(ctx, { ...post, scheduledAt: far })).rejects.toThrow(
      "This day has room for 1 of its 15 posts, and this one goes to 2 pages.",
    );
  });

  it("issue 7 §3 the weekly report tells members with a page, once, unless it is off", async () => {
    const [told, silent, withoutPage] = [await member(), await member(), await member()];
    const { address } = await startHook();
    for (const { ctx } of [told, silent]) await connected(ctx, address);
    await saveConsoleSettings(silent.ctx, { ...emptySettings, toggles: { "weekly-report": false } });
    await postNow(told.ctx, { page: (await listPages(told.ctx))[0]!.id, content: "Hello" });
    await sendWeeklyReports(db);
    await sendWeeklyReports(db);
    const bodies = async ({ userId }: { userId: string }) =>
      (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ body }) => body);
    expect(await bodies(told)).toEqual(["0 images · 1 post · 0 unlocks · 0 credits earned"]);
    expect(await bodies(silent)).toEqual([]);
    expect(await bodies(withoutPage)).toEqual([]);
  });

  it("issue 7 §3 a cancelled post is never sent", async () => {
    const { ctx } = await member();
    const hook = await startHook();
    const page = await connected(ctx, hook.address);
    const id = await scheduleOne(ctx, { page: page.id, content: "No", scheduledAt: inAnHour() });
    await cancelPost(ctx, { id });
    await drainJobs(sendScheduledPost);
    expect(hook.received).toEqual([]);
    expect(await listPosts(ctx)).toEqual([]);
  });

  it("toolkit §9 a day takes at most 15 posts, in the future and within a year", async () => {
    const { ctx } = await member();
    const at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const post = { page: "Pattern of the Day", content: "Scallops", scheduledAt: at };
    for (let index = 0; index < 15; index += 1) await schedulePost(ctx, post);
    await expect(schedulePost(ctx, post)).rejects.toMatchObject({ code: "rate_limited" });
    for (const scheduledAt of ["", "tomorrow", new Date(0).toISOString(), "2199-01-01T00:00:00Z"])
      await expect(schedulePost(ctx, { ...post, scheduledAt })).rejects.toMatchObject({
        code: "validation",
      });
    await expect(schedulePost(ctx, { ...post, content: " " })).rejects.toThrow("Please write a caption.");
    await expect(schedulePost(ctx, { ...post, page: "" })).rejects.toThrow("Please choose a page.");
  });

  it("another's posts and pages look as if they were not there, and visitors are asked to sign in", async () => {
    const { ctx } = await member();
    const hook = await startHook();
    const page = await connected(ctx, hook.address);
    const id = await scheduleOne(ctx, { page: page.id, content: "Mine", scheduledAt: inAnHour() });
    const { ctx: other } = await member();
    await expect(cancelPost(other, { id })).rejects.toMatchObject({ code: "not_found" });
    await expect(postNow(other, { page: page.id, content: "Theirs" })).rejects.toThrow(
      "Please choose a page.",
    );
    await setPageStatus(other, { id: page.id, status: "paused" });
    expect(await listPages(ctx)).toMatchObject([{ status: "active" }]);
    await expect(
      schedulePost(testCtx(db), { page: page.id, content: "x", scheduledAt: inAnHour() }),
    ).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("toolkit §2 switches persist for a member, unknown ones are refused, a visitor has none here", async () => {
    const { ctx } = await member();
    expect(await getConsoleSettings(ctx)).toEqual(emptySettings);
    const chosen = {
      toggles: { "auto-upload": false },
      frequency: "custom schedule" as const,
      times: "08:30, 19:00",
    };
    await saveConsoleSettings(ctx, chosen);
    expect(await getConsoleSettings(ctx)).toEqual(chosen);
    await expect(saveConsoleSettings(ctx, { ...chosen, toggles: { nonsense: true } })).rejects.toMatchObject({
      code: "validation",
    });
    await expect(saveConsoleSettings(ctx, { ...chosen, times: "25:00" })).rejects.toThrow(
      "Please give times such as 09:00, 14:00.",
    );
    expect(await getConsoleSettings(testCtx(db))).toBeNull();
    expect(settingsFrom({ toggles: { "auto-upload": false, "no-longer-there": true } })).toEqual({
      ...emptySettings,
      toggles: { "auto-upload": false },
    });
  });
});
