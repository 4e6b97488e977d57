import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { enhancePrompt, streamEnhancedPrompt } from "#app/core/ai/enhance-prompt.server.ts";
import type { ProviderName } from "#app/core/ai/functions.ts";
import { getGeneration, listGenerations } from "#app/core/ai/generations/get-generation.server.ts";
import { startGeneration } from "#app/core/ai/generations/start-generation.server.ts";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { listUsableModels } from "#app/core/ai/pick-model.server.ts";
import { keyNames } from "#app/core/ai/provider-settings.server.ts";
import type { GenerationRequest } from "#app/core/ai/schema.ts";
import { rewriteTitle } from "#app/core/ai/rewrite-title.server.ts";
import { aiModels, apiKeys } from "#app/core/ai/tables.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { type Behaviour, startFakeProviders } from "#tests/support/fake-providers/start-fake-providers.ts";
import { fakePicture, fakeText } from "#tests/support/fake-providers/wire.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";

const { db } = await useTestDatabase();
useTestFiles();
const providers = await startFakeProviders();
afterAll(() => providers.close());

type Outside = Exclude<ProviderName, "built-in">;
const textProviders: Outside[] = [
  "openai",
  "anthropic",
  "google",
  "huggingface",
  "perplexity",
  "openai-compatible",
];
const imageProviders: Outside[] = ["openai", "google", "huggingface", "replicate", "openai-compatible"];

beforeEach(() => {
  providers.behaviour = "fine";
  providers.requests.length = 0;
});

/** Only this provider is configured, for the rest of the test. */
async function configure(provider: Outside, behaviour: Behaviour = "fine") {
  setEnv({
    ...providers.settings,
    ...(provider === "openai-compatible"
      ? {
          OPENAI_COMPATIBLE_BASE_URL: `${providers.origin}/local/v1`,
          OPENAI_COMPATIBLE_TEXT_MODEL: "llama3.2-vision",
          OPENAI_COMPATIBLE_IMAGE_MODEL: "flux",
        }
      : { [keyNames[provider]]: "key-for-tests" }),
    AI_CALL_TIMEOUT_SECONDS: behaviour === "slow" ? "1" : "20",
  });
  await fillModels(db);
  providers.behaviour = behaviour;
  const user = await createUser(db, { credits: 100 });
  return { ctx: testCtx(db, memberOf(user)), userId: user.id };
}

const failures: [Behaviour, RegExp][] = [
  ["failing", /did not answer\. Please try again\.$/],
  ["busy", /is busy\. Please try again in a minute\.$/],
  ["refusing", /refused this request\. Please try other words\.$/],
  ["no-key", /does not accept its key\./],
  ["slow", /took too long\. Please try again\.$/],
  ["broken", /\. Please try again\.$/],
];

describe.each(textProviders)("text through %s", (provider) => {
  const idea = { prompt: "a red fox in the snow", target: "midjourney" } as const;

  it("D21 writes the prompt, names what made it, and charges nothing", async () => {
    const { ctx, userId } = await configure(provider);
    const written = await enhancePrompt(ctx, idea);
    const [model] = await listUsableModels(db, "enhance-prompt");
    expect(written).toMatchObject({ prompt: fakeText, madeBy: model!.displayName });
    expect(await getBalance(db, userId)).toBe("100.00");
    expect((await listGenerations(ctx)).items).toMatchObject([
      { id: written.generationId, result: { prompt: fakeText } },
    ]);
    expect(JSON.stringify(providers.requests[0]!.body)).toContain("a red fox in the snow");
  });

  it("issue 4 §1 streams it piece by piece", async () => {
    const { ctx } = await configure(provider);
    const pieces: string[] = [];
    for await (const piece of (await streamEnhancedPrompt(ctx, idea)).textStream) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join("")).toBe(fakeText);
  });

  it("issue 4 §1 tries again when it was only busy for a moment", async () => {
    const { ctx } = await configure(provider, "busy-once");
    expect((await enhancePrompt(ctx, idea)).prompt).toBe(fakeText);
    expect(providers.requests).toHaveLength(2);
  });

  it.each(failures)(
    "issue 4 §1 when it is %s the user reads why, and nothing is kept",
    async (behaviour, sentence) => {
      const { ctx } = await configure(provider, behaviour);
      await expect(enhancePrompt(ctx, idea)).rejects.toMatchObject({
        code: "upstream",
        message: expect.stringMatching(sentence),
      });
      expect((await listGenerations(ctx)).items).toEqual([]);
    },
  );
});

describe.each(imageProviders)("images through %s", (provider) => {
  const request = { function: "generate-image", prompt: "a red fox in the snow", size: "landscape" } as const;

  it("D21 draws the image, names what made it, and charges what that model costs", async () => {
    const { ctx, userId } = await configure(provider);
    const [model] = await listUsableModels(db, "generate-image");
    const { id } = await startGeneration(ctx, { request });
    await drainJobs(runGeneration);
    expect(await getGeneration(ctx, { id })).toMatchObject({
      status: "done",
      madeBy: model!.displayName,
      imageUrl: expect.stringContaining(id),
    });
    expect(model!.provider).toBe(provider);
    expect(Number(await getBalance(db, userId))).toBe(100 - model!.creditsCost);
  });

  // Only these hand over the picture by itself, not inside an answer.
  const sendsFile = provider === "huggingface" || provider === "replicate";
  const rubbish: [Behaviour, RegExp][] = [
    ["rubbish", /sent something that is not a picture\. Please try again\.$/],
  ];

  it.each([...failures, ...(sendsFile ? rubbish : [])])(
    "D21 when it is %s the credits come back and the user reads why",
    async (behaviour, sentence) => {
      const { ctx, userId } = await configure(provider, behaviour);
      const { id } = await startGeneration(ctx, { request });
      await drainJobs(runGeneration);
      const ended = await getGeneration(ctx, { id });
      expect(ended).toMatchObject({ status: "failed", imageUrl: null });
      expect(ended.error).toMatch(sentence);
      expect(await getBalance(db, userId)).toBe("100.00");
    },
  );
});

describe("the other functions through a provider", () => {
  it("issue 4 §3 a model that can see describes the picture it is shown", async () => {
    const { ctx } = await configure("anthropic");
    const request = { function: "image-to-prompt", targetModel: "dalle" } as const;
    const { id } = await startGeneration(ctx, { request, image: fakePicture });
    await drainJobs(runGeneration);
    expect(await getGeneration(ctx, { id })).toMatchObject({
      status: "done",
      madeBy: "Claude Haiku 5.5",
      result: { prompt: fakeText, source: "model" },
    });
    expect(JSON.stringify(providers.requests[0]!.body)).toContain("image/jpeg");
  });

  it("toolkit §7 titles and tags come from the model, within the platform's limits", async () => {
    const { ctx } = await configure("openai");
    const title = await rewriteTitle(ctx, { originalTitle: "fox", targetPlatform: "facebook" });
    expect(title).toMatchObject({ rewrittenTitle: fakeText, madeBy: "GPT-6 Luna" });
    const request: GenerationRequest = {
      function: "generate-mega-tags",
      imageDescription: "a red fox",
      existingTags: ["fox", "fox", "a tag that is far too long for this shop"],
      targetPlatform: "etsy",
    };
    const { id } = await startGeneration(ctx, { request });
    await drainJobs(runGeneration);
    expect((await getGeneration(ctx, { id })).result).toEqual({
      megaTags: ["fox", "soft dawn light", "85mm lens"],
      newTagsCount: 2,
      totalTagsCount: 3,
      leftOut: ["fox", "a tag that is far too long for this shop"],
    });
  });

  it.each(["freepik", "artistly"] as const)(
    "toolkit §7 %s is asked where its key is set, else the model table decides",
    async (service) => {
      setEnv({ ...providers.settings, FREEPIK_API_KEY: "fpk", ARTISTLY_API_KEY: "art" });
      const { ctx } = { ctx: testCtx(db, memberOf(await createUser(db))) };
      const request = { function: "generate-image", prompt: "a red fox", service } as const;
      const { id } = await startGeneration(ctx, { request });
      await drainJobs(runGeneration);
      expect(await getGeneration(ctx, { id })).toMatchObject({
        status: "done",
        cost: 8,
        madeBy: service === "freepik" ? "Freepik Mystic" : "Artistly",
      });
      setEnv({ FREEPIK_API_KEY: undefined, ARTISTLY_API_KEY: undefined });
      const next = await startGeneration(ctx, { request });
      expect(next.madeBy).toBe("Built-in preview engine");
      await drainJobs(runGeneration);
    },
  );

  it("D21 what Freepik cannot draw gives the credits back", async () => {
    setEnv({ ...providers.settings, FREEPIK_API_KEY: "fpk" });
    const user = await createUser(db);
    const ctx = testCtx(db, memberOf(user));
    const request = {
      function: "generate-image",
      prompt: "an impossible thing",
      service: "freepik",
    } as const;
    const { id } = await startGeneration(ctx, { request });
    await drainJobs(runGeneration);
    expect((await getGeneration(ctx, { id })).error).toBe(
      "Freepik could not draw this. Please try other words.",
    );
    expect(await getBalance(db, user.id)).toBe("100.00");
  });

  it("core §3 a key that was used says when", async () => {
    const { ctx } = await configure("perplexity");
    await enhancePrompt(ctx, { prompt: "a fox" });
    const [key] = await db.select().from(apiKeys).where(eq(apiKeys.name, "PERPLEXITY_API_KEY"));
    expect(key!.lastUsedAt).toBeInstanceOf(Date);
    expect(await db.$count(aiModels)).toBeGreaterThan(10);
  });
});
