import { describe, expect, it } from "vitest";
import { checkGarments, checkPrint, type DesignFacts, type ProductFormat } from "./print-check.ts";

function design(width: number, height: number, transparentShare = 0.5): DesignFacts {
  return { width, height, content: { transparentShare }, garments: { onLight: 1, onDark: 0.3 } };
}

function check(format: ProductFormat, facts: DesignFacts) {
  const found = checkPrint(facts).find((one) => one.format === format);
  if (!found) throw new Error(format);
  return found;
}

describe("checkPrint", () => {
  it("toolkit §9 every one of the five formats is checked at 300 dpi", () => {
    const needed = checkPrint(design(1000, 1000)).map((one) => [
      one.format,
      one.neededWidth,
      one.neededHeight,
    ]);
    expect(needed).toEqual([
      ["t-shirt", 3600, 4800],
      ["tumbler", 2790, 2460],
      ["mug", 2475, 1155],
      ["poster", 5400, 7200],
      ["sticker", 1200, 1200],
    ]);
  });

  it("D24 pixels against the print area give dots an inch and a verdict", () => {
    expect(check("t-shirt", design(3600, 4800))).toMatchObject({ dpi: 300, verdict: "ready", notes: [] });
    expect(check("t-shirt", design(2400, 3200))).toMatchObject({ dpi: 200, verdict: "good" });
    expect(check("t-shirt", design(1800, 2400))).toMatchObject({ dpi: 150, verdict: "soft" });
    expect(check("t-shirt", design(1024, 1024))).toMatchObject({
      dpi: 85,
      verdict: "too small",
      upscaleHelps: true,
      sentence: "T-shirt: too small at 85 dpi; 300 is ideal.",
    });
    expect(check("poster", design(600, 800)).upscaleHelps).toBe(false);
  });

  it("D24 a design that fills its area is bound by its short side, and what is cut off is said", () => {
    const square = check("poster", design(7200, 7200));
    expect(square.dpi).toBe(300);
    expect(square.notes).toEqual(["About 25 % is cut off to fill the area."]);
    expect(check("poster", design(5400, 7200)).notes).toEqual([]);
  });

  it("D24 a solid background is noted where it would be printed or cut", () => {
    const solid = design(5000, 5000, 0);
    expect(check("t-shirt", solid).notes.join()).toContain("background is solid");
    expect(check("sticker", solid).notes.join()).toContain("background is solid");
    expect(check("mug", solid).notes.join()).not.toContain("background");
  });

  it("D24 contrast on light and dark garments is said in words", () => {
    expect(checkGarments({ garments: { onLight: 0.97, onDark: 0.3 } })).toEqual([
      {
        garment: "light",
        visibleShare: 0.97,
        verdict: "clear",
        sentence: "Reads clearly on light garments.",
      },
      {
        garment: "dark",
        visibleShare: 0.3,
        verdict: "lost",
        sentence: "Hard to see on dark garments: only 30 % stands out.",
      },
    ]);
    expect(checkGarments({ garments: { onLight: 0.6, onDark: 1 } })[0]).toMatchObject({
      verdict: "partly",
      sentence: "On light garments 40 % of it melts into the cloth.",
    });
  });
});
