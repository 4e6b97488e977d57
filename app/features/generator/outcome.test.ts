import { describe, expect, it } from "vitest";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { titleOf } from "#app/core/ai/prompt-title.ts";
import { outcomeOf } from "./outcome.ts";

const drawn: GenerationView = {
  id: "7d5f7f0e-58a4-4c0a-8f5e-1f6a3f1f3a10",
  function: "generate-image",
  status: "done",
  progress: 100,
  cost: 8,
  madeBy: "Built-in preview engine",
  input: { prompt: "A vase, two cups", style: "photo", size: "square" },
  result: null,
  imageUrl: "/files/a.png?expires=1&signature=b",
  smallUrl: "/files/a.small.webp?expires=1&signature=c",
  error: null,
  batchId: null,
  createdAt: new Date(0),
  finishedAt: new Date(3100),
};

describe("the result of a generation", () => {
  it("toolkit §2 shows what was asked, what it cost and how long it took", () => {
    expect(outcomeOf(drawn)).toMatchObject({
      type: "image",
      prompt: "A vase, two cups",
      cost: 8,
      seconds: 3.1,
    });
  });

  it("toolkit §2 is headed by what was asked, not by the headings of what was written", () => {
    const text = { ...drawn, function: "enhance-prompt", result: { prompt: "## Role\nYou are" } } as const;
    expect(outcomeOf(text)?.title).toBe("A vase");
    const read = {
      ...drawn,
      function: "image-to-prompt",
      input: {},
      result: { prompt: "[main subject]" },
    } as const;
    expect(outcomeOf(read)?.title).toBe("Prompt from your picture");
  });

  it("D23 an image of a batch cost 2 credits through its batch", () => {
    expect(outcomeOf({ ...drawn, cost: 0, batchId: drawn.id })?.cost).toBe(2);
  });

  it("toolkit §2 is not there before the work succeeded", () => {
    expect(outcomeOf({ ...drawn, status: "running" })).toBeNull();
    expect(outcomeOf({ ...drawn, status: "failed" })).toBeNull();
  });

  it("toolkit §2 is headed by the first phrase of the prompt", () => {
    expect(titleOf("Ceramic vase on a [walnut] table, dried pampas")).toBe("Ceramic vase on a walnut table");
  });
});
