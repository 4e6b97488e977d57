export const designFormats = ["t-shirt", "tumbler", "mug", "poster", "sticker"] as const;
export type DesignFormat = (typeof designFormats)[number];

interface FormatWords {
  /** As shoppers call it in a title. */
  product: string;
  /** What else shoppers type who look for it. */
  also: string;
  /** Words of the product that say nothing about the motif. */
  own: RegExp;
  tags: string[];
  details: string[];
  uses: string;
}

export const formatWords: Record<DesignFormat, FormatWords> = {
  "t-shirt": {
    product: "T-Shirt Design",
    also: "Graphic Tee PNG, Sublimation File",
    own: /\b(t-?shirts?|tees?|shirts?|design|png|svg)\b/gi,
    tags: [
      "shirt design",
      "tshirt png",
      "graphic tee",
      "sublimation design",
      "dtf design",
      "gift for her",
      "gift for him",
      "birthday gift",
    ],
    details: [
      "Sized for the front of a shirt, with a transparent background.",
      "Clean edges for screen print, direct-to-film and sublimation.",
      "File types and size: [PNG, SVG, 4500 × 5400 px].",
    ],
    uses: "t-shirts, sweatshirts and tote bags",
  },
  tumbler: {
    product: "Tumbler Wrap",
    also: "Sublimation PNG, Digital Download",
    own: /\b(tumblers?|wraps?|design|png|skinny|20 ?oz)\b/gi,
    tags: [
      "tumbler wrap",
      "tumbler design",
      "sublimation design",
      "skinny tumbler",
      "20oz tumbler",
      "tumbler png",
      "gift for her",
      "birthday gift",
    ],
    details: [
      "Edge-to-edge wrap; left and right edges meet without a visible seam.",
      "Made for straight and tapered 20 oz tumblers.",
      "File types and size: [PNG, 9.3 × 8.2 in, 300 dpi].",
    ],
    uses: "tumblers, water bottles and glass cans",
  },
  mug: {
    product: "Mug Design",
    also: "Sublimation PNG, Digital Download",
    own: /\b(mugs?|cups?|wraps?|design|png)\b/gi,
    tags: [
      "coffee mug design",
      "mug wrap",
      "sublimation mug",
      "coffee lover gift",
      "mug png",
      "gift for her",
      "coworker gift",
      "birthday gift",
    ],
    details: [
      "Fits 11 oz and 15 oz mugs, with room around the handle.",
      "Colors are chosen to stay clear on a glossy white surface.",
      "File types and size: [PNG, 9 × 3.5 in, 300 dpi].",
    ],
    uses: "coffee mugs, travel cups and enamel mugs",
  },
  poster: {
    product: "Wall Art Print",
    also: "Home Decor Poster",
    own: /\b(posters?|prints?|wall art|printable|design)\b/gi,
    tags: [
      "wall art print",
      "printable wall art",
      "poster print",
      "gallery wall",
      "home decor",
      "digital download",
      "living room art",
      "housewarming gift",
    ],
    details: [
      "Drawn with quiet margins, so that it can be framed with or without a mat.",
      "Suits the common frame sizes: [8 × 10, 11 × 14, 16 × 20 in].",
      "Printed on [paper], or as a download in [JPG, PDF, 300 dpi].",
    ],
    uses: "living rooms, bedrooms, nurseries and offices",
  },
  sticker: {
    product: "Sticker",
    also: "Vinyl Decal for Laptop and Water Bottle",
    own: /\b(stickers?|decals?|labels?|design|png)\b/gi,
    tags: [
      "vinyl sticker",
      "laptop sticker",
      "die cut sticker",
      "waterproof sticker",
      "planner sticker",
      "sticker gift",
      "small gift",
      "journal sticker",
    ],
    details: [
      "Die-cut with an even white border.",
      "Readable at small size, with firm outlines.",
      "Size and material: [3 in, matte vinyl].",
    ],
    uses: "laptops, water bottles, planners and parcels",
  },
};
