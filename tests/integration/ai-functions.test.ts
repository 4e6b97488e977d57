import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { getGeneration } from "#app/core/ai/generations/get-generation.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { readPromptStream } from "#app/features/generator/read-prompt-stream.ts";
import { serveFile } from "#app/platform/storage/serve-file.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { describeApi, handleApi } from "#server/api.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { startFakeProviders } from "#tests/support/fake-providers/start-fake-providers.ts";
import { fakePicture, fakeText } from "#tests/support/fake-providers/wire.ts";
import { makePng } from "#tests/support/make-png.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { generations } from "#app/core/ai/tables.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);
const providers = await startFakeProviders();
afterAll(() => providers.close());
const dataUrl = (bytes: Uint8Array, type = "image/png") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

async function newMember(credits = 100) {
  const user = await createUser(db, { credits });
  return { ctx: testCtx(db, memberOf(user)), userId: user.id };
}

/** Calls the function as a script would, with a worker beside it. */
async function call(ctx: Ctx, path: string, body?: unknown, method = "POST") {
  const request = new Request(`http://site.test${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  let isOpen = true;
  const answered = handleApi(request, ctx).finally(() => (isOpen = false));
  while (isOpen) {
    await drainJobs(runGeneration);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const response = await answered;
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function askForStream(ctx: Ctx, body: unknown): Promise<Response> {
  const request = new Request("http://site.test/functions/v1/enhance-prompt-stream", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return await handleApi(request, ctx);
}

describe("the functions of toolkit §7", () => {
  it.each(["freepik", "artistly"])(
    "toolkit §7 generate-image-%s returns image_url, and charges 8",
    async (service) => {
      const { ctx, userId } = await newMember();
      const options = { style: "cartoon", size: "portrait" };
      const { status, body } = await call(ctx, `/functions/v1/generate-image-${service}`, {
        prompt: "a fox",
        options,
      });
      expect({ status, body }).toMatchObject({ status: 200, body: { made_by: "Built-in preview engine" } });
      expect((await serveFile(new Request(String(body.image_url)))).headers.get("content-type")).toBe(
        "image/png",
      );
      expect(await getBalance(db, userId)).toBe("92.00");
    },
  );

  it("toolkit §7 enhance-prompt returns enhanced_prompt and optimizedPrompt", async () => {
    const { ctx, userId } = await newMember();
    const { status, body } = await call(ctx, "/functions/v1/enhance-prompt", {
      prompt: "launch mail for candles",
      category: "ecommerce",
      tone: "persuasive",
      audience: "gift buyers",
      enhancementType: "optimize",
    });
    expect(status).toBe(200);
    expect(body.enhanced_prompt).toBe(body.optimizedPrompt);
    expect(String(body.enhanced_prompt)).toContain("candles");
    expect(body.made_by).toBe("Built-in prompt writer");
    expect(await getBalance(db, userId)).toBe("100.00");
  });

  it("toolkit §7 enhance-prompt-stream sends the prompt in pieces, then the id under which it is kept", async () => {
    setEnv({ ...providers.settings, OPENAI_API_KEY: "key" });
    const { ctx } = await newMember();
    const response = await askForStream(ctx, { prompt: "a fox" });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const pieces = [];
    for await (const piece of readPromptStream(response)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.map(({ delta }) => delta).join("")).toBe(fakeText);
    const id = pieces.at(-1)?.generation_id;
    expect((await getGeneration(ctx, { id: id! })).result).toEqual({ prompt: fakeText });
  });

  it("toolkit §8 a stream that breaks off ends in a sentence, and nothing is kept", async () => {
    setEnv({ ...providers.settings, OPENAI_API_KEY: "key" });
    const { ctx, userId } = await newMember();
    providers.behaviour = "broken";
    const read = async () => {
      for await (const piece of readPromptStream(await askForStream(ctx, { prompt: "a fox" })))
        expect(piece.generation_id).toBeUndefined();
    };
    await expect(read()).rejects.toMatchObject({
      refusal: { ok: false, code: "upstream", message: expect.stringMatching(/Please try again\.$/) },
    });
    providers.behaviour = "fine";
    expect(await db.$count(generations, eq(generations.userId, userId))).toBe(0);
  });

  it("toolkit §5 a stream without a prompt is refused beside its field", async () => {
    const { ctx } = await newMember();
    await expect(readPromptStream(await askForStream(ctx, {})).next()).rejects.toMatchObject({
      refusal: { code: "validation", fields: { prompt: "Please enter a prompt." } },
    });
  });

  it("toolkit §8 an answer without words: No rewritten title returned, No mega tags returned", async () => {
    setEnv({ ...providers.settings, OPENAI_API_KEY: "key" });
    const { ctx } = await newMember();
    providers.behaviour = "wordless";
    const title = await call(ctx, "/functions/v1/rewrite-title", { originalTitle: "vase" });
    expect(title).toMatchObject({ status: 502, body: { error: "No rewritten title returned" } });
    const tags = await call(ctx, "/functions/v1/generate-mega-tags", { imageDescription: "a vase" });
    expect(tags).toMatchObject({ status: 502, body: { error: "No mega tags returned" } });
    providers.behaviour = "fine";
  });

  it("toolkit §7 image-to-prompt returns prompt and output", async () => {
    const { ctx, userId } = await newMember();
    const { status, body } = await call(ctx, "/functions/v1/image-to-prompt", {
      image: dataUrl(fakePicture),
      targetModel: "stable-diffusion",
    });
    expect(status).toBe(200);
    expect(body.prompt).toBe(body.output);
    expect(body).toMatchObject({ source: "analysis", credits: 5 });
    expect(await getBalance(db, userId)).toBe("95.00");
  });

  it("toolkit §7 upscale-image reads image, from an address or from a file of this site", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    const { ctx } = await newMember();
    const imageUrl = `${providers.origin}/replicate/pictures/1.png`;
    const first = await call(ctx, "/functions/v1/upscale-image", { imageUrl, scale: 4, style: "art" });
    expect(first).toMatchObject({ status: 200, body: { width: 256, height: 256 } });
    const again = await call(ctx, "/functions/v1/image-to-prompt", { image: first.body.image });
    expect(again.status).toBe(200);
  });

  it("toolkit §7 rewrite-title and generate-mega-tags return their fields", async () => {
    const { ctx } = await newMember();
    const title = await call(ctx, "/functions/v1/rewrite-title", {
      originalTitle: "fox fox cute FOX print!!",
      targetPlatform: "instagram",
    });
    expect(title).toMatchObject({ status: 200, body: { rewrittenTitle: expect.stringMatching(/fox/i) } });
    const tags = await call(ctx, "/functions/v1/generate-mega-tags", {
      imageDescription: "a red fox in the snow",
      existingTags: ["fox"],
      targetPlatform: "facebook",
    });
    expect(tags).toMatchObject({ status: 200, body: { totalTagsCount: 5, newTagsCount: 4 } });
    expect(tags.body.megaTags).toContain("#fox");
  });
});

describe("what bad input gets", () => {
  const bad: [string, string, unknown, number, RegExp][] = [
    ["no prompt", "generate-image-freepik", { options: {} }, 422, /Please enter a prompt\./],
    ["a blank prompt", "enhance-prompt", { prompt: "  " }, 422, /Please enter a prompt\./],
    ["no image", "image-to-prompt", { targetModel: "dalle" }, 422, /Please give an image\./],
    ["no data URL", "image-to-prompt", { image: "data:image/png,hello" }, 422, /base64 data URL/],
    [
      "text that says it is a picture",
      "image-to-prompt",
      { image: dataUrl(Buffer.from("hello")) },
      415,
      /not a picture/,
    ],
    [
      "an SVG with scripts",
      "upscale-image",
      { imageUrl: dataUrl(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")) },
      415,
      /SVG/,
    ],
    [
      "20,000 × 20,000 pixels",
      "upscale-image",
      { imageUrl: dataUrl(makePng({ width: 20_000, height: 20_000, pixels: Buffer.alloc(10) })) },
      413,
      /too many pixels/,
    ],
    [
      "a truncated picture",
      "image-to-prompt",
      { image: dataUrl(fakePicture.subarray(0, 90)) },
      422,
      /damaged/,
    ],
    [
      "an address inside the network",
      "upscale-image",
      { imageUrl: "http://169.254.169.254/latest" },
      400,
      /address/i,
    ],
    [
      "the site's own database port",
      "upscale-image",
      { imageUrl: "http://127.0.0.1:5432/" },
      400,
      /address/i,
    ],
    ["a scheme that is no web address", "upscale-image", { imageUrl: "file:///etc/passwd" }, 400, /address/i],
    ["another factor", "upscale-image", { imageUrl: dataUrl(fakePicture), scale: 8 }, 422, /four times/],
    [
      "an unknown platform",
      "rewrite-title",
      { originalTitle: "x", targetPlatform: "myspace" },
      422,
      /platform/,
    ],
    ["no description", "generate-mega-tags", { existingTags: [] }, 422, /Please describe the image\./],
  ];

  it.each(bad)(
    "issue 4 %s gets a clear message and no charge",
    async (_what, name, body, status, sentence) => {
      const { ctx, userId } = await newMember();
      const before = await db.$count(generations);
      const answer = await call(ctx, `/functions/v1/${name}`, body);
      expect(answer.status).toBe(status);
      expect(answer.body.error).toMatch(sentence);
      expect(await getBalance(db, userId)).toBe("100.00");
      expect(await db.$count(generations)).toBe(before);
    },
  );

  it("toolkit §8 too few credits answer 402 with the sentence", async () => {
    const { ctx } = await newMember(3);
    expect(await call(ctx, "/functions/v1/generate-image-freepik", { prompt: "a fox" })).toMatchObject({
      status: 402,
      body: { error: "You need 8 credits to generate an image.", code: "insufficient_credits" },
    });
  });
});

describe("the rest of the API", () => {
  it("issue 4 §2 the same key returns the same picture and charges once; it can be saved and deleted", async () => {
    const { ctx, userId } = await newMember();
    const body = { prompt: "a fox", idempotencyKey: "my-own-key-1" };
    const first = await call(ctx, "/functions/v1/generate-image-freepik", body);
    const second = await call(ctx, "/functions/v1/generate-image-freepik", body);
    expect(second.body.generation_id).toBe(first.body.generation_id);
    expect(await getBalance(db, userId)).toBe("92.00");
    const saved = await call(ctx, `/api/v1/generations/${String(first.body.generation_id)}/save`, {
      title: "Fox",
    });
    expect(saved).toMatchObject({ status: 200, body: { title: "Fox", prompt: "a fox" } });
    expect(await call(ctx, "/api/v1/images?search=fox", undefined, "GET")).toMatchObject({
      body: { total: 1 },
    });
    const gone = await call(ctx, `/api/v1/images/${String(saved.body.id)}`, undefined, "DELETE");
    expect(gone).toMatchObject({ status: 200, body: { title: "Fox" } });
  });

  it("D23 a batch can be started, asked about and cancelled", async () => {
    const { ctx } = await newMember();
    const { status, body } = await call(ctx, "/api/v1/batches", { prompts: ["a fox"], count: 2 });
    expect({ status, body }).toMatchObject({ status: 200, body: { total: 2 } });
    const path = `/api/v1/batches/${String(body.id)}`;
    expect(await call(ctx, path, undefined, "GET")).toMatchObject({ body: { id: body.id } });
    expect((await call(ctx, `${path}/cancel`, {})).status).toBe(200);
    expect((await call(testCtx(db), path, undefined, "GET")).status).toBe(401);
  });

  it("every function is in the API description", async () => {
    const { paths } = await describeApi();
    for (const name of [
      "generate-image-freepik",
      "generate-image-artistly",
      "enhance-prompt",
      "image-to-prompt",
      "upscale-image",
      "rewrite-title",
      "generate-mega-tags",
    ])
      expect(paths).toHaveProperty([`/functions/v1/${name}`, "post"]);
  });
});
