import { generateText, streamText } from "ai";
import { describe, expect, it } from "vitest";
import { composePrompt, promptAsText } from "./compose-prompt.ts";
import { createEngineTextModel, type ComposeOptions } from "./engine-text-model.server.ts";

const model = createEngineTextModel();
const idea = "red fox in the snow";
const settings = {
  category: "creative",
  tone: "casual",
  audience: "children",
  target: "stable-diffusion",
  seed: 7,
} satisfies ComposeOptions;
const call = { model, prompt: idea, providerOptions: { "built-in": settings } };

describe("D21 the built-in engine as a model of the AI SDK", () => {
  it("D21 names itself", () => {
    expect(model).toMatchObject({ provider: "built-in", modelId: "smart-prompt-writer" });
  });

  it("D21 generateText returns the composed prompt with its explanation", async () => {
    const result = await generateText(call);
    const composed = composePrompt({ ...settings, prompt: idea });
    expect(result.text).toBe(promptAsText(composed, "stable-diffusion"));
    expect(result.finalStep.providerMetadata?.["built-in"]).toMatchObject({
      explanation: composed.explanation,
      negative: composed.negative,
    });
  });

  it("issue 4 §1 streamText gives the same text word by word", async () => {
    const deltas: string[] = [];
    for await (const delta of streamText(call).textStream) deltas.push(delta);
    expect(deltas.length).toBeGreaterThan(20);
    expect(deltas.join("")).toBe((await generateText(call)).text);
  });

  it("issue 4 §3 the seed of the call counts when the options name none", async () => {
    const texts = await Promise.all(
      [1, 2].map(async (seed) => (await generateText({ model, prompt: idea, seed })).text),
    );
    expect(texts[0]).not.toBe(texts[1]);
  });

  it("issue 4 §1 a call that was cancelled does not answer", async () => {
    await expect(
      generateText({ ...call, abortSignal: AbortSignal.abort(new Error("cancelled by the user")) }),
    ).rejects.toThrow("cancelled by the user");
  });
});
