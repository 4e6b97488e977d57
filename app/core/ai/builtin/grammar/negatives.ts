import type { Kind } from "./media.ts";
import type { Family } from "./subjects.ts";

const always = ["text", "watermark", "signature", "low quality", "jpeg artifacts"];

const byKind: Record<Kind, string[]> = {
  photo: ["cartoon", "illustration", "3d render", "oversaturated", "plastic skin", "blurry", "overexposed"],
  painting: ["photograph", "3d render", "harsh digital edges", "muddy colours", "blurry"],
  illustration: ["photograph", "3d render", "noisy texture", "messy lines", "blurry"],
  vector: ["photograph", "gradient noise", "drop shadow", "sketch lines", "mockup", "blurry edges"],
  render: ["photograph", "flat shading", "noise", "clipping geometry", "blurry"],
};

const byFamily: Partial<Record<Family, string[]>> = {
  person: ["extra fingers", "deformed hands", "asymmetrical eyes", "extra limbs", "bad anatomy"],
  animal: ["extra legs", "deformed paws", "bad anatomy", "unnatural eyes"],
  fantasy: ["extra limbs", "bad anatomy", "cluttered background"],
  food: ["unappetising", "melted plate", "cutlery fused together", "dirty dishes"],
  product: ["distorted shape", "warped label", "cluttered background", "extra objects", "fingerprints"],
  interior: ["warped walls", "crooked verticals", "cluttered room", "floating furniture"],
  architecture: ["warped lines", "leaning verticals", "distorted windows"],
  vehicle: ["warped wheels", "extra wheels", "distorted bodywork"],
  logo: ["complex detail", "realistic shading", "multiple logos", "busy background"],
  pattern: ["visible seams", "uneven spacing", "border", "vignette"],
  print: ["cropped design", "busy background", "frame", "mockup"],
  plant: ["wilted petals", "plastic look", "cluttered background"],
  landscape: ["people", "power lines", "tilted horizon", "oversharpened"],
};

function wantsLettering(wanted: string): boolean {
  return /\b(text|quotes?|lettering|typography|words?|captions?|says|saying|slogan|title|called|named|monogram)\b|["“”]/i.test(
    wanted,
  );
}

/** What to keep out; words that the idea asks for are never among them. */
export function negativesFor(kind: Kind, family: Family, wanted: string): string[] {
  const asked = wanted.toLowerCase();
  const asksForText = wantsLettering(wanted);
  const list = [...(byFamily[family] ?? []), ...byKind[kind], ...always];
  return [...new Set(list)].filter(
    (term) =>
      !(asksForText && (term === "text" || term === "signature")) &&
      !term.split(" ").some((word) => word.length > 3 && asked.includes(word.replace(/s$/, ""))),
  );
}
