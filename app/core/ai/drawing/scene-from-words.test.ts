import { describe, expect, it } from "vitest";
import { sceneFromWords } from "./scene-from-words.ts";

describe("sceneFromWords", () => {
  const readings: [string, Partial<ReturnType<typeof sceneFromWords>>][] = [
    [
      "Geometric fox logo, flat facets, orange and cream",
      { family: "animal-emblem", subject: "fox", style: "logo", palette: "citrus" },
    ],
    [
      "Layered mountain lake at [golden hour], pine ridges fading into [amber] haze",
      { family: "layered-landscape", palette: "golden-hour", timeOfDay: "golden-hour" },
    ],
    ["A cute kawaii panda sticker with a scarf", { family: "cartoon-character", style: "cartoon" }],
    ["Seamless pattern of wildflowers on dark green ground", { family: "botanical", palette: "dark-garden" }],
    [
      "Product photography of a skincare serum on a podium, sage wall",
      { family: "still-life", subject: "skincare", palette: "sage", style: "photo" },
    ],
    ["Isometric city at dusk with lit windows, pastel", { family: "isometric-city", timeOfDay: "dusk" }],
    ["Ringed planet poster, deep space", { family: "cosmic", subject: "planet" }],
    [
      "Watercolor wedding invitation with lavender wreath",
      { family: "watercolor-floral", palette: "lavender" },
    ],
    [
      "Professional LinkedIn headshot of a founder, soft studio light",
      { family: "portrait", subject: "headshot" },
    ],
    ["Synthwave highway, neon grid, palm trees", { family: "retro-sunset", palette: "neon-night" }],
    ["Coloring page for adults, detailed mandala", { family: "mandala", palette: "mono-ink" }],
    ["Coffee shop badge, vintage, no text", { family: "badge", subject: "coffee" }],
    ["Minimal logo for a coffee roastery", { family: "badge", subject: "coffee", style: "logo" }],
    ["Flat lay of a vegan breakfast with berries", { family: "flat-lay", subject: "food" }],
    ["Seamless pattern with lemons and leaves", { family: "botanical", subject: "lemon" }],
    ["Mid-century modern living room with a green sofa", { family: "interior", palette: "sage" }],
    [
      "Lighthouse on a cliff in moonlight",
      { family: "ocean", subject: "lighthouse", timeOfDay: "night", palette: "moonlight" },
    ],
    ["Cosy living room with a velvet sofa, real estate photo", { family: "interior", style: "photo" }],
    [
      "Retro seventies scallop tile",
      { family: "seamless-retro", subject: "scallop", palette: "retro-seventies" },
    ],
    [
      "Soft gradient background for quote posts, coral and teal",
      { family: "gradient-mesh", palette: "coral-sea" },
    ],
  ];

  it.each(readings)("reads “%s”", (prompt, expected) => {
    expect(sceneFromWords(prompt)).toMatchObject(expected);
  });

  it("toolkit §9 square and portrait are 1k, landscape is 2k", () => {
    const sizes = (["square", "landscape", "portrait"] as const).map((size) => {
      const { width, height } = sceneFromWords("a lake", { size });
      return [width, height];
    });
    expect(sizes).toEqual([
      [1024, 1024],
      [2048, 1152],
      [576, 1024],
    ]);
  });

  it("draws the same subject as each style would show it", () => {
    const families = (["photo", "artistic", "logo", "cartoon"] as const).map(
      (style) => sceneFromWords("a red fox in the snow", { style }).family,
    );
    expect(families).toEqual(["animal-emblem", "animal-emblem", "animal-emblem", "cartoon-character"]);
    expect(sceneFromWords("mountain lake", { style: "logo" })).toMatchObject({
      family: "geometric-logo",
      subject: "mountain",
    });
  });

  it("prints on a product what the prompt names beside it", () => {
    expect(sceneFromWords("Mug wrap with a fox in the woods").subject).toBe("mug fox");
  });

  it("falls to a fitting family when nothing is known, the same one every time", () => {
    const unknown = "zxcv qwerty";
    expect(sceneFromWords(unknown, { style: "logo" }).family).toBe("geometric-logo");
    expect(sceneFromWords(unknown, { style: "photo" }).family).toBe("still-life");
    expect(sceneFromWords(unknown, { style: "cartoon" }).family).toBe("cartoon-character");
    expect(sceneFromWords(unknown, { style: "artistic" }).family).toBe("flow-field");
    expect(sceneFromWords("a robot watering plants", { style: "cartoon" }).family).toBe("cartoon-character");
    expect(sceneFromWords(unknown)).toEqual(sceneFromWords(unknown));
  });

  it("leaves out what the prompt forbids", () => {
    expect(sceneFromWords("mountain valley, no people --no city, cars --ar 16:9").family).toBe(
      "layered-landscape",
    );
    expect(sceneFromWords("still lake\nNegative prompt: portrait, woman, neon").palette).not.toBe(
      "neon-night",
    );
  });

  it("takes the seed it is given, else one from the words", () => {
    expect(sceneFromWords("a lake", { seed: 5 }).seed).toBe(5);
    expect(sceneFromWords("a lake").seed).not.toBe(sceneFromWords("a deep lake").seed);
  });

  it("takes a style from the opening only: room for a logo is not a logo", () => {
    const prompt = `Rolling vineyard hills in October, rows of vines over each hill, ${"soft light, ".repeat(10)} room for a logo`;
    expect(sceneFromWords(prompt)).toMatchObject({ family: "layered-landscape", style: "artistic" });
  });

  it("draws an animal that has no emblem as a cartoon", () => {
    expect(sceneFromWords("a frog on a leaf")).toMatchObject({
      family: "cartoon-character",
      subject: "frog",
    });
  });

  it("does not mistake a word inside another word", () => {
    expect(sceneFromWords("a team building a catalogue of teal scarves").family).not.toBe("animal-emblem");
  });
});
