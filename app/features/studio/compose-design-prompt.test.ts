import { describe, expect, it } from "vitest";
import { productFormats } from "#app/core/ai/builtin/print-check.ts";
import { sceneFromWords } from "#app/core/ai/drawing/scene-from-words.ts";
import { composeDesignIdea, composePictureWish } from "./compose-design-prompt.ts";
import { designStyles } from "./options.ts";

const everyWish = productFormats.flatMap((format) => designStyles.map((style) => ({ format, style })));

describe("a design for a product", () => {
  it.each(everyWish)("toolkit §9 $format in $style has words of its own", ({ format, style }) => {
    const idea = composeDesignIdea({ prompt: "mountain lake at dawn", format, style });
    expect(idea).toMatch(/^mountain lake at dawn, /);
    expect(idea.includes(style)).toBe(style !== "original");
    const others = everyWish.filter((wish) => wish.format !== format || wish.style !== style);
    for (const other of others)
      expect(composeDesignIdea({ prompt: "mountain lake at dawn", ...other })).not.toBe(idea);
  });

  it("toolkit §2 draws the motif, not a photo of the goods", () => {
    const { prompt, size } = composePictureWish({
      prompt: "mountain lake mug design --ar 3:2 --v 7",
      format: "mug",
      style: "vintage",
    });
    expect(prompt).toMatch(/^mountain lake, vintage look/);
    expect(size).toBe("landscape");
    expect(sceneFromWords(prompt).family).toBe("layered-landscape");
  });
});
