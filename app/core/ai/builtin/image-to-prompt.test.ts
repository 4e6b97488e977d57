import { describe, expect, it } from "vitest";
import { disc, drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { makePng, textChunk } from "#tests/support/make-png.ts";
import { imageToPrompt } from "./image-to-prompt.server.ts";
import { targetModels } from "./write-picture-prompt.ts";

const picture = drawTestPicture(600, 400, (context) => {
  fill(context, "#f6ead0");
  disc(context, 300, 200, 120, "#177e7c");
});
const a1111 = makePng({
  width: 30,
  height: 20,
  chunks: [
    textChunk(
      "parameters",
      "a (red fox:1.3) in snow, <lora:film:0.8> 35mm\nNegative prompt: (blurry:1.2), text\nSteps: 20, Seed: 5",
    ),
  ],
});
const midjourney = makePng({
  width: 30,
  height: 20,
  chunks: [
    textChunk(
      "Description",
      "red fox in snow --ar 3:2 --no text --v 7 Job ID: 0f0e1f3a-9c3b-4a3e-8d60-5a0f5a6a1b2c",
    ),
  ],
});

describe("imageToPrompt", () => {
  it("toolkit §9 each target model gets its own syntax from the measured picture", async () => {
    const prompts = new Map<string, string>();
    for (const targetModel of targetModels) {
      const result = await imageToPrompt({ bytes: picture, targetModel });
      expect(result.source).toBe("analysis");
      expect(result.explanation).toContain("holds no prompt");
      expect(result.prompt).toContain("[main subject]");
      expect(result.prompt).toMatch(/teal/);
      expect(result.prompt).toMatch(/centred/i);
      prompts.set(targetModel, result.prompt);
    }
    expect(prompts.get("midjourney")).toMatch(/ --ar 3:2 .*--v 7 --no text/);
    expect(prompts.get("stable-diffusion")).toMatch(/\nNegative prompt: .*\nSteps: \d+, .*Size: 1280x832$/s);
    expect(prompts.get("leonardo")).toMatch(/\nPreset: Graphic Design 2D/);
    expect(prompts.get("dalle")).not.toMatch(/--|Negative prompt|\n/);
    expect(new Set(prompts.values()).size).toBe(4);
  });

  it("D21 the user's own words take the subject's place", async () => {
    const { prompt } = await imageToPrompt({ bytes: picture, targetModel: "dalle", subject: "a teal moon" });
    expect(prompt).toMatch(/^A flat vector graphic of a teal moon/);
  });

  it("D21 the file's own prompt is returned, and the result says so", async () => {
    const result = await imageToPrompt({ bytes: a1111, targetModel: "stable-diffusion" });
    expect(result).toMatchObject({
      source: "embedded",
      tool: "Automatic1111",
      explanation: "This is the prompt that Automatic1111 wrote into the file.",
      prompt: "a (red fox:1.3) in snow, <lora:film:0.8> 35mm\nNegative prompt: (blurry:1.2), text",
    });
    expect(result.analysis.aspectRatio).toBe("3:2");
  });

  it("D21 for another tool the true words lose only the marks it would misread", async () => {
    const to = async (bytes: Buffer, targetModel: (typeof targetModels)[number]) =>
      (await imageToPrompt({ bytes, targetModel })).prompt;
    expect(await to(a1111, "midjourney")).toBe("a red fox in snow, 35mm --ar 3:2 --no blurry, text");
    expect(await to(a1111, "dalle")).toBe("a red fox in snow, 35mm. Leave out: blurry, text.");
    expect(await to(a1111, "leonardo")).toBe("a red fox in snow, 35mm\nNegative prompt: blurry, text");
    expect(await to(midjourney, "midjourney")).toBe("red fox in snow --ar 3:2 --no text --v 7");
    expect(await to(midjourney, "dalle")).toBe("red fox in snow. Leave out: text.");
  });

  it("toolkit §5 what is not an image is refused before any work", async () => {
    await expect(
      imageToPrompt({ bytes: Buffer.from("no picture"), targetModel: "dalle" }),
    ).rejects.toMatchObject({
      code: "unsupported_media",
    });
  });
});
