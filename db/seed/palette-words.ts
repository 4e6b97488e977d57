import type { PaletteName } from "#app/core/ai/drawing/names.ts";

/** The renderer's palettes as a seller would describe them in the Color Palette field. */
export const paletteWords: Record<PaletteName, string> = {
  "golden-hour": "plum, ember, apricot, cream",
  "first-light": "mist blue, blush, pale gold, pine",
  "green-dusk": "deep teal, fern, pale lime, ivory",
  moonlight: "midnight navy, steel blue, pale silver",
  "rose-evening": "dusty lilac, rose, peach, aubergine",
  terracotta: "burnt clay, sand, ochre, muted teal",
  delft: "cobalt, china blue, porcelain white, marigold",
  meadow: "leaf green, buttercup, poppy, linen",
  "dark-garden": "bottle green, coral, blush, old gold",
  citrus: "lemon, tangerine, lime leaf, warm white",
  "neon-night": "ink violet, magenta, electric cyan, amber",
  "ink-gold": "ink blue, petrol, antique gold, parchment",
  "coral-sea": "coral, aqua, deep lagoon, shell",
  autumn: "rust, maple, mustard, walnut",
  winter: "ice blue, snow, slate, evergreen",
  "spring-pastel": "mint, blossom pink, butter, sky",
  lavender: "lavender, mauve, soft grey, cream",
  berry: "raspberry, blackcurrant, rose, plum",
  desert: "sandstone, sage, burnt orange, dusk pink",
  "mono-ink": "black ink, charcoal, warm paper white",
  "retro-seventies": "tomato, tangerine, mustard, teal, cream",
  sage: "sage, eucalyptus, stone, soft brass",
};
