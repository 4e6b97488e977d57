import type { ImageAnalysis } from "./analyse-image.server.ts";

/** A measured picture in words, slot by slot; each tool's writer arranges them in its own way. */
export interface PictureWords {
  medium: string;
  /** What stands in the picture is not measured: a slot to fill, or the caller's own words. */
  subject: string;
  setting: string[];
  composition: string[];
  light: string[];
  lens: string[];
  colours: string;
  mood: string;
  negatives: string[];
  ratio: string;
  width: number;
  height: number;
}

const mediums = {
  photo: "photograph",
  illustration: "digital illustration",
  graphic: "flat vector graphic",
} as const;

function describeComposition({ composition, orientation, content }: ImageAnalysis): string[] {
  const words: string[] = [];
  if (composition.placement === "all over") words.push("all-over composition without a single focus");
  else if (composition.placement === "centred") words.push("centred composition");
  else if (composition.placement !== "off-centre")
    words.push(`subject on the ${composition.placement}, rule of thirds`);
  if (composition.symmetry === "left-right") words.push("symmetrical left to right");
  if (composition.symmetry === "top-bottom") words.push("mirrored top to bottom");
  if (content.transparentShare > 0.05) words.push("isolated on a transparent background");
  else if (composition.emptySide === "around") words.push("generous empty space around it");
  else if (composition.emptySide !== "none") words.push(`negative space at the ${composition.emptySide}`);
  words.push(`${orientation} format`);
  return words;
}

function describeLight({ light, colour, content }: ImageAnalysis): string[] {
  if (content.kind === "graphic") return [];
  const tint = { warm: "warm ", cool: "cool ", neutral: "" }[colour.temperature];
  const quality = { low: "soft", medium: "natural", high: "hard" }[light.contrastLevel];
  const origin = {
    left: " from the left",
    right: " from the right",
    above: " from above",
    below: " from below",
    behind: " from behind",
    even: ", evenly spread",
  }[light.direction];
  const words = [`${quality} ${tint}light${origin}`];
  if (light.key !== "mid")
    words.push(light.key === "low" ? "low-key, deep shadows" : "high-key, bright and airy");
  words.push(`${light.contrastLevel} contrast`);
  return words;
}

function describeLens({ detail, content }: ImageAnalysis): string[] {
  const textures = {
    smooth: "smooth surfaces",
    fine: "fine texture",
    detailed: "rich detail",
    busy: "dense, intricate detail",
  };
  if (content.kind !== "photo")
    return [content.kind === "graphic" ? "clean edges, flat colour areas" : textures[detail.texture]];
  const focus = detail.hasShallowFocus
    ? "shallow depth of field, blurred background"
    : { soft: "soft focus", natural: "natural sharpness", crisp: "crisp focus throughout" }[detail.sharpness];
  return [focus, textures[detail.texture]];
}

function describeColours({ palette, colour }: ImageAnalysis): string {
  const names = palette.slice(0, 5).map(({ name }) => name);
  const last = names.at(-1) ?? "white";
  const list = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
  const strength = { monochrome: "near-monochrome", muted: "muted", natural: "natural", vivid: "vivid" };
  return `${strength[colour.saturation]} palette of ${list}`;
}

function describeMood({ light, colour }: ImageAnalysis): string {
  if (light.key === "low") return colour.temperature === "warm" ? "intimate, glowing" : "quiet, mysterious";
  if (light.key === "high") return colour.saturation === "vivid" ? "cheerful, fresh" : "light, calm";
  if (colour.saturation === "vivid") return "energetic, bold";
  if (colour.temperature === "warm") return "warm, inviting";
  return colour.temperature === "cool" ? "cool, composed" : "balanced, natural";
}

function describeNegatives({ content, detail }: ImageAnalysis): string[] {
  const words = ["watermark", "low resolution"];
  if (content.text !== "likely") words.unshift("text");
  if (content.kind === "photo") words.push("illustration", "oversaturated colours");
  else words.push("photo grain", "realistic texture");
  if (detail.sharpness !== "soft") words.push("blurry");
  if (content.people === "unlikely") words.push("people");
  return words;
}

export function describeAnalysis(analysis: ImageAnalysis, subject?: string): PictureWords {
  const { content, composition } = analysis;
  const setting: string[] = [];
  if (content.people === "likely") setting.push("with a person");
  if (content.scene.includes("open sky")) setting.push("under an open sky");
  if (content.scene.includes("sunset colours")) setting.push("in sunset colours");
  if (content.scene.includes("greenery")) setting.push("among greenery");
  if (content.scene.includes("night")) setting.push("in the dark");
  if (composition.hasPlainBackground && content.transparentShare < 0.05)
    setting.push("on a plain background");
  if (content.text === "likely" && content.kind === "graphic") setting.push("with lettering");
  return {
    medium: mediums[content.kind],
    subject: subject?.trim() || "[main subject]",
    setting,
    composition: describeComposition(analysis),
    light: describeLight(analysis),
    lens: describeLens(analysis),
    colours: describeColours(analysis),
    mood: describeMood(analysis),
    negatives: describeNegatives(analysis),
    ratio: analysis.aspectRatio,
    width: analysis.width,
    height: analysis.height,
  };
}
