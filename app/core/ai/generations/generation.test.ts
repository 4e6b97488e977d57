import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { updateModel } from "#app/core/ai/list-models.server.ts";
import { pickModel } from "#app/core/ai/pick-model.server.ts";
import { saveGeneration } from "#app/core/ai/save-generation.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { serveFile } from "#app/platform/storage/serve-file.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { creditLines } from "#tests/support/credit-lines.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { addNoise, disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { cancelGeneration } from "./cancel-generation.server.ts";
import { getGeneration, listGenerations } from "./get-generation.server.ts";
import { openGeneration } from "./open-generation.server.ts";
import { startGeneration } from "./start-generation.server.ts";
import { sweepGenerations } from "./sweep-generations.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);

const fox = { function: "generate-image", prompt: "a red fox in the snow", style: "cartoon" } as const;

const testPicture = () =>
  drawTestPicture(240, 160, (context) => {
    fill(context, "#4477aa");
    disc(context, 120, 80, 50, "#dd6633");
    addNoise(context, 12);
  });

async function memberWith(credits: number) {
  const user = await createUser(db, { credits });
  return { ctx: testCtx(db, memberOf(user)), userId: user.id };
}

const linesOf = (userId: string) => creditLines(db, userId);

describe("charge on delivery", () => {
  it("D13 an image holds 8 credits, draws offline, and the history shows hold and delivery", async () => {
    const { ctx, userId } = await memberWith(100);
    const started = await startGeneration(ctx, { request: fox });
    expect(started).toMatchObject({ status: "queued", cost: 8, imageUrl: null });
    expect(await getBalance(db, userId)).toBe("92.00");
    await drainJobs(runGeneration);
    const done = await getGeneration(ctx, { id: started.id });
    expect(done).toMatchObject({ status: "done", progress: 100, madeBy: "Built-in preview engine" });
    expect(await linesOf(userId)).toEqual([
      ["opening", 100],
      ["hold", -8],
      ["generation", 0],
    ]);
    const answer = await serveFile(new Request(`http://site.test${done.imageUrl}`));
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: "png", width: 1024, height: 1024 });
  });

  it("toolkit §8 too few credits say how many are needed, and nothing is held or queued", async () => {
    const { ctx, userId } = await memberWith(7);
    await expect(startGeneration(ctx, { request: fox })).rejects.toMatchObject({
      code: "insufficient_credits",
      message: "You need 8 credits to generate an image.",
    });
    const image = testPicture();
    const poor = await memberWith(4);
    await expect(
      startGeneration(poor.ctx, { request: { function: "image-to-prompt" }, image }),
    ).rejects.toThrow("You need 5 credits to analyze an image.");
    expect(await getBalance(db, userId)).toBe("7.00");
    expect(await drainJobs(runGeneration)).toBe(0);
    expect(await files().list("generation-inputs")).toEqual([]);
  });

  it("D13 the message follows what the admin set", async () => {
    const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
    const { id } = await pickModel(db, "generate-image");
    await updateModel(admin, { id, creditsCost: 12 });
    const { ctx } = await memberWith(11);
    await expect(startGeneration(ctx, { request: fox })).rejects.toThrow(
      "You need 12 credits to generate an image.",
    );
    await updateModel(admin, { id, creditsCost: 8 });
  });

  it("D11 twenty at once with money for one: one is made, nineteen are refused", async () => {
    const { ctx, userId } = await memberWith(15);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => startGeneration(ctx, { request: fox })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await getBalance(db, userId)).toBe("7.00");
    expect(await drainJobs(runGeneration)).toBe(1);
    expect(await getBalance(db, userId)).toBe("7.00");
  });

  it("issue 4 §2 the same key gives the same generation and charges once, also in parallel", async () => {
    const { ctx, userId } = await memberWith(100);
    const input = { request: fox, key: "the-same-key" };
    const started = await Promise.all(Array.from({ length: 8 }, () => startGeneration(ctx, input)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await drainJobs(runGeneration)).toBe(1);
    const again = await startGeneration(ctx, input);
    expect(again).toMatchObject({ id: started[0]!.id, status: "done" });
    expect(await getBalance(db, userId)).toBe("92.00");
  });

  it("D21 a cancelled generation gives its credits back, and a late result is thrown away", async () => {
    const { ctx, userId } = await memberWith(50);
    const { id } = await startGeneration(ctx, { request: fox });
    expect(await cancelGeneration(ctx, { id })).toMatchObject({ status: "cancelled" });
    await drainJobs(runGeneration);
    expect(await getGeneration(ctx, { id })).toMatchObject({ status: "cancelled", imageUrl: null });
    expect(await linesOf(userId)).toEqual([
      ["opening", 50],
      ["hold", -8],
      ["release", 8],
    ]);
    await cancelGeneration(ctx, { id });
    expect(await getBalance(db, userId)).toBe("50.00");
  });

  it("D21 when every try of the job is lost, the failure step gives the credits back once", async () => {
    const { ctx, userId } = await memberWith(50);
    const { id } = await startGeneration(ctx, { request: fox });
    const lost = { id: "job", log: ctx.log };
    await runGeneration.fail({ generationId: id }, lost);
    await runGeneration.fail({ generationId: id }, lost);
    expect(await getGeneration(ctx, { id })).toMatchObject({ status: "failed", error: "Please try again." });
    await drainJobs(runGeneration);
    expect(await getBalance(db, userId)).toBe("50.00");
  });

  it("issue 4 §2 the sweep releases what no job works on any more, and leaves living work alone", async () => {
    const { ctx, userId } = await memberWith(50);
    const lost = await startGeneration(ctx, { request: fox });
    const alive = await startGeneration(ctx, { request: fox });
    await db.execute(
      sql`update generations set updated_at = now() - interval '1 hour' where user_id = ${userId}`,
    );
    await db.execute(
      sql`delete from pgboss.job where id = (select job_id from generations where id = ${lost.id})`,
    );
    expect(await sweepGenerations(db)).toMatchObject({ released: 1 });
    expect(await getGeneration(ctx, { id: lost.id })).toMatchObject({ status: "failed" });
    expect(await getBalance(db, userId)).toBe("42.00");
    await drainJobs(runGeneration);
    expect(await getGeneration(ctx, { id: alive.id })).toMatchObject({ status: "done" });
  });
});

describe("image to prompt and upscale", () => {
  it("toolkit §9 reading an image costs 5 and says which of the two it did", async () => {
    const { ctx, userId } = await memberWith(10);
    const image = testPicture();
    const request = { function: "image-to-prompt", targetModel: "midjourney" } as const;
    const { id } = await startGeneration(ctx, { request, image });
    await drainJobs(runGeneration);
    const done = await getGeneration(ctx, { id });
    expect(done.result).toMatchObject({ source: "analysis", prompt: expect.stringContaining("--ar") });
    expect(await getBalance(db, userId)).toBe("5.00");
    expect(await files().list("generation-inputs")).toEqual([]);
  });

  it("issue 4 bad pictures get their sentence, no charge, and nothing is stored", async () => {
    const { ctx, userId } = await memberWith(10);
    const bad: [Uint8Array | undefined, string][] = [
      [undefined, "Please upload an image."],
      [
        Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
        "SVG files can carry",
      ],
      [Buffer.from("not a picture at all"), "not a picture"],
      [testPicture().subarray(0, 400), "damaged or incomplete"],
    ];
    for (const [image, sentence] of bad)
      for (const aiFunction of ["image-to-prompt", "upscale-image"] as const)
        await expect(startGeneration(ctx, { request: { function: aiFunction }, image })).rejects.toThrow(
          sentence,
        );
    const wide = { width: 2048, height: 1152, channels: 3, background: "#336699" } as const;
    const large = await sharp({ create: wide }).png().toBuffer();
    await expect(
      startGeneration(ctx, { request: { function: "upscale-image" }, image: large }),
    ).rejects.toThrow("would have 38 megapixels; the most is 17");
    expect(await getBalance(db, userId)).toBe("10.00");
    expect(await db.$count(generations, eq(generations.userId, userId))).toBe(0);
    expect(await files().list("generation-inputs")).toEqual([]);
  });

  it("toolkit §9 upscale makes it four times as large, for nothing", async () => {
    const { ctx, userId } = await memberWith(10);
    const image = await sharp(testPicture()).resize(48, 32).png().toBuffer();
    const { id } = await startGeneration(ctx, {
      request: { function: "upscale-image", style: "art" },
      image,
    });
    await drainJobs(runGeneration);
    const done = await getGeneration(ctx, { id });
    expect(done).toMatchObject({ status: "done", result: { width: 192, height: 128 } });
    expect(await getBalance(db, userId)).toBe("10.00");
  });

  it("toolkit §5 an empty prompt is refused", async () => {
    const { ctx } = await memberWith(10);
    await expect(startGeneration(ctx, { request: { ...fox, prompt: "   " } })).rejects.toMatchObject({
      code: "validation",
      fields: { prompt: "Please enter a prompt." },
    });
  });
});

describe("whose it is", () => {
  it("D10 a visitor generates without credits, until the address has had its share", async () => {
    const ctx = { ...testCtx(db), ip: "203.0.113.7" };
    const { id } = await startGeneration(ctx, { request: fox });
    expect(await getGeneration(ctx, { id })).toMatchObject({ cost: 0 });
    for (let used = 1; used < 30; used += 1) await startGeneration(ctx, { request: fox });
    await expect(startGeneration(ctx, { request: fox })).rejects.toMatchObject({
      code: "rate_limited",
      message: "You have used today's free tries. Sign in to go on.",
    });
    await db.execute(sql`delete from pgboss.job`);
  });

  it("toolkit §6 another's generation looks as if it were not there", async () => {
    const owner = await memberWith(20);
    const { id } = await startGeneration(owner.ctx, { request: fox });
    for (const ctx of [(await memberWith(0)).ctx, testCtx(db)]) {
      await expect(getGeneration(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
      await expect(cancelGeneration(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
    }
    await cancelGeneration(owner.ctx, { id });
  });

  it("D10 what a visitor made is theirs once they sign in, and nobody else's", async () => {
    const visitor = testCtx(db, { kind: "visitor", visitorId: "browser-of-the-visitor" });
    const { id } = await startGeneration(visitor, { request: fox });
    const user = await createUser(db, { credits: 10 });
    const other = { ...memberOf(user), visitorId: "another-browser" };
    expect(await openGeneration(testCtx(db, other), { id })).toBeNull();
    expect(await openGeneration(testCtx(db, memberOf(user)), { id })).toBeNull();

    const ctx = testCtx(db, { ...memberOf(user), visitorId: "browser-of-the-visitor" });
    expect(await openGeneration(ctx, { id })).toMatchObject({ id, cost: 0 });
    await drainJobs(runGeneration);
    expect((await listGenerations(ctx)).items).toMatchObject([{ id, status: "done" }]);
    expect((await saveGeneration(ctx, { id })).prompt).toBe(fox.prompt);
    expect(await linesOf(user.id)).toEqual([["opening", 10]]);
    expect(await openGeneration(visitor, { id })).toBeNull();
  });

  it("issue 4 §4 the history pages through one's own generations without gap or double", async () => {
    const { ctx } = await memberWith(100);
    for (let i = 0; i < 5; i += 1) await startGeneration(ctx, { request: fox });
    const seen: string[] = [];
    for (let before: string | undefined, isMore = true; isMore;) {
      const page = await listGenerations(ctx, { before, limit: 2 });
      seen.push(...page.items.map(({ id }) => id));
      before = page.next ?? undefined;
      isMore = page.next !== null;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});
