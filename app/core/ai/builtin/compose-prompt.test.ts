import { fc } from "#tests/support/property.ts";
import { describe, expect, it } from "vitest";
import { composePrompt, promptAsText, type ComposeInput } from "./compose-prompt.ts";
import { categories, imageTargets, promptTargets, tones } from "./options.ts";
import { readIdea } from "./read-idea.ts";

const candle: ComposeInput = {
  prompt: "hand-poured lavender soy candle in an amber jar",
  category: "ecommerce",
  tone: "persuasive",
  audience: "people who work from home",
  target: "text",
};

const anyInput = fc.record({
  prompt: fc.oneof(fc.string(), fc.string({ unit: "grapheme", maxLength: 400 }), fc.lorem({ maxCount: 40 })),
  category: fc.constantFrom(...categories),
  tone: fc.constantFrom(...tones),
  audience: fc.string(),
  target: fc.constantFrom(...promptTargets),
  seed: fc.integer(),
});

describe("issue 4 §3 the built-in text engine", () => {
  it("issue 4 §3 the same input gives the same output, whatever it is", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const composed = composePrompt(input);
        expect(composePrompt({ ...input })).toEqual(composed);
        expect(composed.prompt.trim()).not.toBe("");
        expect(composed.explanation.trim()).not.toBe("");
      }),
      { numRuns: 60 },
    );
  });

  it.each(promptTargets)("issue 4 §3 another seed gives another prompt for %s", (target) => {
    const prompts = [1, 2, 3, 4, 5, 6].map((seed) => composePrompt({ ...candle, target, seed }).prompt);
    expect(new Set(prompts).size).toBe(prompts.length);
  });

  it.each(promptTargets)("issue 4 §3 every content word of the idea is kept for %s", (target) => {
    const ideas = [
      candle.prompt,
      "Create an image of a cozy reading nook by the window with a sleeping ginger cat",
      "logo for a small bakery called Crumb",
      "ein roter Fuchs im Schnee",
      "spring garden party invitation, watercolor peonies and gold foil",
    ];
    for (const prompt of ideas) {
      const written = promptAsText(composePrompt({ ...candle, prompt, target }), target).toLowerCase();
      const words = readIdea(readIdea(prompt).subject).words;
      expect(words.filter((word) => !written.includes(word))).toEqual([]);
    }
  });

  it("issue 4 §3 the form differs for text and for each image tool", () => {
    const forms = promptTargets.map((target) => promptAsText(composePrompt({ ...candle, target }), target));
    expect(new Set(forms).size).toBe(promptTargets.length);
  });
});

describe("prompts for chat models", () => {
  it("toolkit §9 every category and tone gives role, task, context, audience, tone, constraints and format", () => {
    for (const category of categories) {
      for (const tone of tones) {
        const { prompt } = composePrompt({ ...candle, category, tone });
        for (const part of ["Role", "Task", "Context", "Audience", "Tone", "Constraints", "Output format"]) {
          expect(prompt).toContain(`## ${part}\n`);
        }
        expect(prompt.toLowerCase()).toContain(`${tone}:`);
        expect(prompt).toContain("people who work from home");
      }
    }
  });

  it("toolkit §9 categories lead to different kinds of text for a bare subject", () => {
    const tasks = categories.map(
      (category) => /## Task\n(.*)/.exec(composePrompt({ ...candle, category }).prompt)?.[1],
    );
    expect(new Set(tasks).size).toBe(categories.length);
  });

  it("issue 4 §3 what the idea asks for by name decides the output format", () => {
    const { prompt } = composePrompt({ ...candle, prompt: "Write an email about our spring sale" });
    expect(prompt).toContain("Write an email about our spring sale.");
    expect(prompt).toContain("subject lines");
  });

  it("issue 4 §3 sentences after the task stand in the context word for word", () => {
    const { prompt } = composePrompt({
      ...candle,
      prompt: "Write a product description for my candle. It burns 40 hours. We ship from Leeds.",
    });
    expect(prompt).toContain("- It burns 40 hours.\n- We ship from Leeds.");
  });

  it("issue 4 §3 a seller's question is answered as advice to the seller", () => {
    const { prompt } = composePrompt({ ...candle, audience: "", prompt: "how do I price my etsy prints?" });
    expect(prompt).toContain("How do I price my Etsy prints?");
    expect(prompt).toContain("makers and digital sellers");
  });
});

describe("what the idea asks for", () => {
  it.each([
    [
      "how to build a birdhouse",
      "Explain how to build a birdhouse, as a step-by-step guide.",
      "Numbered steps",
    ],
    ["Write a haiku about rain", "Write a haiku about rain.", "The piece in its form"],
    ["explain photosynthesis", "Explain photosynthesis.", "A comparison with something"],
    [
      "facebook ad for dog collars, 20% off",
      "Write a Facebook ad for dog collars, 20% off.",
      "Five headlines",
    ],
    ["name ideas for my candle shop", "Write name ideas for my candle shop.", "Fifteen ideas"],
    [
      "I sell patterns. Sales fell. What should I change?",
      "Answer this question: What should I change?",
      "- I sell patterns.",
    ],
    ["python script to rename files", "Write a Python script to rename files.", "complete code in one block"],
  ])("issue 4 §3 %j becomes its own kind of task", (idea, task, part) => {
    const { prompt } = composePrompt({ ...candle, prompt: idea });
    expect(prompt).toContain(`## Task\n${task}\n`);
    expect(prompt).toContain(part);
  });
});

describe("prompts for image tools", () => {
  const nook = "a cozy reading nook by the window, watercolor";

  it("issue 4 §3 Midjourney gets --ar, --stylize and --v, and never an empty parameter", () => {
    const { prompt } = composePrompt({ ...candle, prompt: nook, target: "midjourney" });
    expect(prompt).toMatch(/ --ar \d+:\d+ --stylize \d+ --v \d/);
    expect(prompt).toMatch(/ --no \w/);
  });

  it("issue 4 §3 Midjourney parameters that were typed win over ours", () => {
    const { prompt } = composePrompt({
      ...candle,
      prompt: "red fox --ar 16:9 --s 50 --chaos 20",
      target: "midjourney",
    });
    expect(prompt).toContain("--ar 16:9 --stylize 50");
    expect(prompt).toContain("--chaos 20");
    expect(prompt.match(/--ar/g)).toHaveLength(1);
  });

  it("issue 4 §3 DALL·E gets whole sentences without parameters in the text", () => {
    const { prompt, parameters } = composePrompt({ ...candle, prompt: nook, target: "dalle" });
    expect(prompt).not.toMatch(/--|\(.*:\d/);
    for (const sentence of prompt.split(/(?<=\.)\s/)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(parameters).toMatchObject({ size: expect.stringMatching(/^\d+x\d+$/) });
  });

  it("issue 4 §3 Stable Diffusion gets weighted tags, a negative prompt and sampler settings", () => {
    const composed = composePrompt({ ...candle, prompt: nook, target: "stable-diffusion" });
    expect(composed.prompt).toMatch(/^\(cozy reading nook:1\.3\), by the window/);
    expect(composed.negative).toContain("watermark");
    expect(promptAsText(composed, "stable-diffusion")).toMatch(
      /\nNegative prompt: .+\nSteps: \d+, Sampler: .+, CFG scale: .+, Size: \d+x\d+$/,
    );
  });

  it("issue 4 §3 brackets in the idea do not become Stable Diffusion weights", () => {
    const { prompt } = composePrompt({ ...candle, prompt: "robot (old)", target: "stable-diffusion" });
    expect(prompt).toContain(String.raw`robot \(old\)`);
  });

  it("issue 4 §3 Leonardo gets a guidance scale and a preset style", () => {
    const { parameters, negative } = composePrompt({ ...candle, target: "leonardo" });
    expect(parameters).toMatchObject({
      "guidance scale": expect.any(Number),
      "preset style": expect.any(String),
    });
    expect(negative).toContain("watermark");
  });

  it.each(imageTargets)("issue 4 §3 what the idea settles is not contradicted for %s", (target) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const written = composePrompt({ ...candle, category: "creative", prompt: nook, target, seed }).prompt;
      expect(written).not.toMatch(/photograph|3D|oil painting|linocut|\d+mm/);
    }
  });

  it("issue 4 §3 a logo gets neither lens nor light, and its name may be written on it", () => {
    const composed = composePrompt({
      ...candle,
      prompt: "logo for a bakery called Crumb",
      target: "midjourney",
    });
    expect(composed.prompt).not.toMatch(/lens|light\b/);
    expect(composed.negative?.split(", ")).not.toContain("text");
  });

  it("issue 4 §3 the main noun decides lens and setting, not the first word", () => {
    const { prompt } = composePrompt({ ...candle, target: "stable-diffusion" });
    expect(prompt).toMatch(/still-life|catalogue|lifestyle/);
  });
});
