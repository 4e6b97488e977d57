import type { Category } from "#app/core/ai/builtin/options.ts";
import type { Family } from "./subjects.ts";

/** How a picture is made; decides which other slots make sense. */
export type Kind = "photo" | "painting" | "illustration" | "vector" | "render";

export const kindSigns: readonly [Kind, RegExp][] = [
  [
    "vector",
    /\b(vectors?|svg|flat design|logos?|icons?|line art|line drawing|silhouettes?|monogram|stencil|colou?ring page|infographics?|diagrams?|clip ?art)\b/i,
  ],
  [
    "render",
    /\b(3d|render(ed|ing)?|octane|blender|unreal|isometric|claymation|low[- ]poly|voxel|cgi|c4d|cutaway|exploded view|cross-section)\b/i,
  ],
  [
    "painting",
    /\b(paint(ing|ed|erly)|oil on|oils|watercolou?rs?|gouache|acrylics?|impasto|fresco|impressionis[mt]|ink wash|pastels?)\b/i,
  ],
  [
    "illustration",
    /\b(illustrat\w+|drawing|sketch\w*|cartoons?|comics?|anime|manga|storybook|doodles?|engraving|etching|woodcut|linocut|chibi|kawaii|pixel art|collage|retro poster|stickers?|t-?shirts?|tumbler|sublimation)\b/i,
  ],
  [
    "photo",
    /\b(photos?|photograph\w*|photoreal\w*|portrait photo|\d+ ?mm|dslr|film still|cinematic|headshots?|flat ?lay|bokeh|macro|polaroid|editorial)\b/i,
  ],
];

const byFamily: Partial<Record<Family, Kind[]>> = {
  logo: ["vector"],
  pattern: ["illustration", "painting", "vector"],
  print: ["illustration", "vector"],
  fantasy: ["painting", "illustration", "render"],
  abstract: ["painting", "render", "vector"],
  space: ["painting", "illustration", "render", "photo"],
};

const byCategory: Record<Category, Kind[]> = {
  business: ["photo", "photo", "vector"],
  creative: ["painting", "illustration", "photo", "render"],
  ecommerce: ["photo"],
  social: ["photo", "photo", "illustration"],
  technical: ["render", "vector", "photo"],
};

const photographed = new Set<Family>(["food", "product", "interior", "person", "vehicle", "architecture"]);
const selling = new Set<Category>(["business", "ecommerce", "social"]);

export function likelyKinds(family: Family, category: Category): Kind[] {
  if (photographed.has(family) && selling.has(category)) return ["photo"];
  return byFamily[family] ?? byCategory[category];
}

export const media: Record<Kind, string[]> = {
  photo: [
    "editorial photograph on medium-format film",
    "35mm film photograph with fine grain",
    "magazine feature photograph with restrained retouching",
    "unposed documentary photograph",
  ],
  painting: [
    "loose watercolour with visible paper grain and soft blooms",
    "oil painting with confident palette-knife strokes",
    "gouache painting with flat, velvety shapes",
    "ink and wash with a few accents of colour",
    "soft pastel painting on toned paper",
  ],
  illustration: [
    "storybook illustration with textured pencil lines",
    "risograph-style illustration with slight misregistration",
    "mid-century illustration with simplified shapes",
    "linocut print with bold carved lines",
    "retro screen-print illustration with halftone shading",
  ],
  vector: [
    "flat vector design with clean geometric shapes",
    "minimal vector design with even line weight",
    "bold two-colour vector design",
    "refined line-art vector design with rounded ends",
  ],
  render: [
    "soft matte 3D render with rounded forms",
    "isometric 3D render with clean edges",
    "stylised clay 3D render",
    "physically based 3D render with subtle imperfections",
  ],
};

/** For worlds that nobody has seen. */
export const imaginedMedia: Record<Kind, string[]> = {
  photo: ["cinematic film still with practical effects", "widescreen film still with fine grain"],
  painting: ["cinematic matte painting", "richly layered concept-art painting"],
  illustration: [
    "detailed graphic-novel illustration with confident inks",
    "concept-art illustration with strong shapes",
  ],
  vector: ["bold flat poster design with hard-edged light"],
  render: ["cinematic 3D render with volumetric light", "stylised game-art 3D render"],
};
export const imaginedSigns =
  /\b(cyberpunk|steampunk|sci-?fi|fantasy|futuristic|dystopian|dragons?|spaceships?|alien)\b/i;

/** Natural history, where fine lines are at home. */
export const naturalistIllustrations = [
  "fine botanical-style ink engraving with hand tint",
  "naturalist's field-guide illustration with soft washes",
];

/** For things that are set up on a table rather than met outside. */
export const stillLifePhotos = [
  "commercial still-life photograph, crisp and true to colour",
  "editorial still-life photograph on medium-format film",
  "catalogue photograph with careful styling",
  "lifestyle photograph for a small brand",
];

/** Techniques that survive a shirt, a mug or a sticker. */
export const printIllustrations = [
  "retro screen-print illustration with halftone shading",
  "bold illustration with thick outlines and flat colour",
  "distressed vintage print with worn ink",
  "hand-drawn illustration with clean outlines",
  "linocut print with bold carved lines",
];

/** The finish that separates a careful piece of its kind from a careless one. */
export const finishes: Record<Kind, string[]> = {
  photo: [
    "natural texture",
    "tangible materials",
    "clean highlights and open shadows",
    "fine detail in focus",
  ],
  painting: [
    "lost and found edges",
    "layered brushwork",
    "unpainted paper left as light",
    "rich colour temperature shifts",
  ],
  illustration: [
    "expressive line weight",
    "hand-made texture",
    "clear silhouettes",
    "a limited number of colours",
  ],
  vector: ["crisp edges", "readable at small size", "consistent line weight", "generous negative space"],
  render: ["soft ambient occlusion", "gentle bevels", "believable materials", "crisp reflections"],
};
