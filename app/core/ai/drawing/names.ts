/** What the renderer can draw. Records store these names, so they are added to and never renamed. */
export const familyNames = [
  "layered-landscape",
  "ocean",
  "retro-sunset",
  "city-skyline",
  "isometric-city",
  "interior",
  "still-life",
  "flat-lay",
  "product-mockup",
  "portrait",
  "animal-emblem",
  "cartoon-character",
  "geometric-logo",
  "badge",
  "botanical",
  "watercolor-floral",
  "seamless-retro",
  "line-art",
  "mandala",
  "flow-field",
  "gradient-mesh",
  "cosmic",
] as const;

export type FamilyName = (typeof familyNames)[number];

export const paletteNames = [
  "golden-hour",
  "first-light",
  "green-dusk",
  "moonlight",
  "rose-evening",
  "terracotta",
  "delft",
  "meadow",
  "dark-garden",
  "citrus",
  "neon-night",
  "ink-gold",
  "coral-sea",
  "autumn",
  "winter",
  "spring-pastel",
  "lavender",
  "berry",
  "desert",
  "mono-ink",
  "retro-seventies",
  "sage",
] as const;

export type PaletteName = (typeof paletteNames)[number];

export const pictureStyles = ["photo", "artistic", "logo", "cartoon"] as const;

export type PictureStyle = (typeof pictureStyles)[number];

export const timesOfDay = ["dawn", "day", "golden-hour", "dusk", "night"] as const;

export type TimeOfDay = (typeof timesOfDay)[number];
