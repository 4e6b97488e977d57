import { describe, expect, it } from "vitest";
import { composePrompts } from "./compose-batch.ts";
import { categories, formats, presets } from "./creation-options.ts";

const plain = { values: {}, category: "any", preset: "", format: "square" };

describe("creation mode", () => {
  it("toolkit §9 offers 10 categories, 10 style presets and 5 formats", () => {
    expect([categories.length, presets.length, formats.length]).toEqual([10, 10, 5]);
  });

  it("issue 4.7 takes a list of prompts, one a line, without the empty ones", () => {
    expect(composePrompts({ ...plain, mode: "list", text: "A vase\n\n  Two cups, \n" }, 100)).toEqual([
      "A vase",
      "Two cups",
    ]);
  });

  it("issue 4.7 fills a template with every combination of its variables", () => {
    const values = { animal: "fox, owl", place: "forest, roof" };
    const made = composePrompts({ ...plain, mode: "template", text: "[animal] in the [place]", values }, 100);
    expect(made).toEqual(["fox in the forest", "fox in the roof", "owl in the forest", "owl in the roof"]);
  });

  it("issue 4.7 leaves a variable without values as it is written and stops at the batch size", () => {
    const values = { animal: "fox, owl, cat" };
    const made = composePrompts({ ...plain, mode: "template", text: "{animal} at [noon]", values }, 2);
    expect(made).toEqual(["fox at [noon]", "owl at [noon]"]);
  });

  it("issue 4.7 puts the words of category, preset and format behind every prompt", () => {
    const made = composePrompts(
      { ...plain, mode: "list", text: "A fox", category: "animals", preset: "cartoon", format: "sticker" },
      1,
    );
    expect(made).toEqual(["A fox, animal subject, friendly cartoon, bold outlines, die-cut sticker"]);
  });
});
