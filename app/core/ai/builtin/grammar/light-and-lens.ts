import type { Family } from "./subjects.ts";

type Place = "inside" | "outside";

export const lights: Record<Place, string[]> = {
  inside: [
    "soft north-facing window light",
    "warm late-afternoon light through linen curtains",
    "a single large softbox from the left with gentle fall-off",
    "bright, even daylight bounced off white walls",
    "narrow side light that shows every texture",
  ],
  outside: [
    "golden-hour light with long shadows",
    "pale light just after sunrise",
    "soft blue-hour light",
    "soft overcast light without hard shadows",
    "low backlight that rims every edge",
    "dappled light falling through leaves",
    "clear light after rain",
  ],
};

export const technicalLights = ["bright, even studio light", "soft, almost shadowless light"];

/** Light that the idea implies without naming it. */
export const impliedLights: readonly [RegExp, string[]][] = [
  [
    /\b(white|plain|isolated|studio|seamless) ?(background|backdrop|ground)?\b.*\b(background|backdrop|isolated)|\bisolated\b/i,
    ["clean, even studio light with a soft shadow", "large softbox light with gentle fall-off"],
  ],
  [/\bcandles?\b/i, ["low candlelight with deep, warm shadows", "soft window light beside a small flame"]],
  [/\brain(y|ing)?\b/i, ["soft grey light through rain", "muted daylight with wet reflections"]],
  [/\bsnow(y|ing|fall)?\b/i, ["pale winter light with blue shadows", "low winter sun on fresh snow"]],
  [/\b(fog(gy)?|mist(y)?)\b/i, ["diffused light through drifting mist", "low sun behind thin fog"]],
  [/\b(window|greenhouse)\b/i, ["soft window light", "warm late-afternoon light through the glass"]],
  [/\b(fireplace|campfire|bonfire)\b/i, ["flickering firelight with deep, warm shadows"]],
];

const outdoorFamilies = new Set<Family>([
  "animal",
  "landscape",
  "architecture",
  "vehicle",
  "fantasy",
  "plant",
]);

export function placeOf(family: Family, text: string): Place {
  if (/\b(indoors?|inside|room|studio|kitchen|window|table|desk|caf[eé]|shop|bed)\b/i.test(text))
    return "inside";
  if (/\b(outdoors?|outside|forest|snow|beach|field|street|garden|mountains?|rain|sea|meadow)\b/i.test(text))
    return "outside";
  return outdoorFamilies.has(family) ? "outside" : "inside";
}

/** Camera and lens that a photographer would bring for the subject. */
export const lenses: Record<Family, string[]> = {
  logo: ["flat front view"],
  pattern: ["flat lay seen straight from above"],
  print: ["flat front view"],
  food: [
    "100mm macro lens at f/4, three-quarter angle",
    "50mm lens at f/2.8, seen from the diner's seat",
    "35mm lens, overhead flat lay",
  ],
  interior: [
    "24mm lens at f/8, camera level at chest height",
    "35mm lens at f/5.6, one-point perspective",
    "28mm tilt-shift lens, straight verticals",
  ],
  architecture: [
    "24mm tilt-shift lens, straight verticals",
    "35mm lens at f/8, eye level",
    "70mm lens, compressed layers",
  ],
  vehicle: [
    "70mm lens, low three-quarter angle",
    "35mm lens, close to the road",
    "50mm lens, clean side view",
  ],
  space: [
    "20mm lens, immense depth",
    "400mm telephoto lens, fine surface detail",
    "14mm lens, a small foreground shape for scale",
  ],
  fantasy: [
    "21mm lens from a low angle that gives it scale",
    "85mm lens with a soft background",
    "40mm anamorphic lens, cinematic framing",
  ],
  animal: [
    "300mm telephoto lens at f/4, eye level with the animal",
    "85mm lens at f/2, sharp eyes",
    "135mm lens, foreground grass blurred",
  ],
  person: [
    "85mm lens at f/1.8, sharp eyes and soft background",
    "50mm lens at f/2, natural perspective",
    "35mm lens, environmental portrait",
  ],
  plant: [
    "90mm macro lens at f/5.6, crisp veins and edges",
    "60mm macro lens, shallow depth of field",
    "50mm lens, straight-on still life",
  ],
  landscape: [
    "24mm lens at f/11, sharp from front to back",
    "70mm lens that stacks the ridges",
    "16mm lens with a strong foreground",
  ],
  product: [
    "100mm macro lens at f/8, three-quarter angle",
    "85mm lens at f/5.6, eye level",
    "50mm lens, overhead flat lay",
  ],
  abstract: ["flat front view", "90mm macro lens, edge-to-edge detail"],
  object: [
    "50mm lens at f/2.8, eye level",
    "85mm lens at f/4, three-quarter angle",
    "35mm lens, centred composition",
  ],
};

/** Arrangement of pictures that no camera took. */
const compositions = [
  "balanced asymmetrical composition with clear negative space",
  "strong central composition with a readable silhouette",
  "layered foreground, middle ground and background",
  "rule-of-thirds composition with one clear focal point",
];

const nearFamilies = new Set<Family>(["person", "animal", "food", "plant", "product"]);

export function compositionsFor(family: Family): string[] {
  return nearFamilies.has(family) ? [...compositions, "close, intimate framing"] : compositions;
}

export const lightSigns =
  /\b(light(s|ing|ed)?|lit|sun(set|rise|light|lit|beams?|ny)?|golden hour|blue hour|dusk|dawn|night|midnight|moonlight|neon|backlit|candlelit|candlelight|glow(ing)?|shadows?|twilight|chiaroscuro|overcast)\b/i;
export const lensSigns =
  /\b(\d+ ?mm|lens|macro|close-?up|wide[- ]angle|telephoto|aerial|drone|bird'?s[- ]eye|bokeh|f\/?\d|fisheye|top[- ]down|overhead|flat ?lay|low angle|isometric|tilt-shift|depth of field|composition)\b/i;
