import { describe, expect, it } from "vitest";
import { aiTools, carriesPrompt, toolAddress } from "./ai-tools.ts";

const [chatGpt] = aiTools;
const midjourney = aiTools.find((tool) => tool.name === "Midjourney");

describe("Test in AI Tool", () => {
  it("D22 puts the prompt into the tool's own box where the tool takes one", () => {
    const address = new URL(toolAddress(chatGpt!, "A vase & two cups"));
    expect(address.searchParams.get("q")).toBe("A vase & two cups");
  });

  it("D22 opens a tool without such a box plainly, so that the prompt is pasted", () => {
    expect(carriesPrompt(midjourney!, "A vase")).toBe(false);
    expect(toolAddress(midjourney!, "A vase")).toBe("https://www.midjourney.com/imagine");
  });

  it("D22 does not cut a long prompt off in an address", () => {
    expect(toolAddress(chatGpt!, "word ".repeat(1000))).toBe("https://chatgpt.com/");
  });
});
