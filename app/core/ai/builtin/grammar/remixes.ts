export const remixTypes = ["style", "theme", "mood"] as const;
export type RemixType = (typeof remixTypes)[number];

interface Remix {
  label: string;
  /** Ways to say it; the base prompt decides which is taken. */
  clauses: string[];
}

export const remixes: Record<RemixType, Remix[]> = {
  style: [
    {
      label: "Watercolor",
      clauses: [
        "loose watercolor with soft blooms and visible paper grain",
        "delicate watercolor washes with fine ink outlines",
        "layered watercolor with crisp white paper left as light",
      ],
    },
    {
      label: "Vintage",
      clauses: [
        "aged botanical plate with fine engraving lines and foxed paper",
        "faded mid-century print with slightly misregistered ink",
        "vintage travel poster with flat shapes and worn edges",
      ],
    },
    {
      label: "Minimalist",
      clauses: [
        "one continuous line on plain ground with generous negative space",
        "a few flat shapes in two colors with generous negative space",
        "reduced to its outline with a single accent color",
      ],
    },
    {
      label: "Pop art",
      clauses: [
        "pop art with halftone dots, thick outlines and flat primary colors",
        "bold screen-print look with off-register color blocks",
        "comic panel look with heavy outlines and bright flat color",
      ],
    },
    {
      label: "Art deco",
      clauses: [
        "art deco with symmetrical fans, stepped frames and fine gold lines",
        "art deco poster with geometric rays and a restrained metallic accent",
        "streamlined art deco shapes with strong vertical symmetry",
      ],
    },
  ],
  theme: [
    {
      label: "Celestial",
      clauses: [
        "surrounded by moon phases, stars and fine constellations",
        "under a crescent moon with drifting star dust",
        "framed by a ring of planets and small stars",
      ],
    },
    {
      label: "Woodland",
      clauses: [
        "among ferns, toadstools and mossy branches",
        "framed by oak leaves, acorns and trailing ivy",
        "in a forest clearing with wild berries and moths",
      ],
    },
    {
      label: "Coastal",
      clauses: [
        "with shells, sea grass and soft waves",
        "beside driftwood, starfish and pale sand",
        "framed by coral, kelp and small fish",
      ],
    },
    {
      label: "Floral",
      clauses: [
        "wreathed in peonies, wild roses and trailing leaves",
        "set in a meadow of poppies, daisies and cornflowers",
        "framed by lavender, eucalyptus and small white blossoms",
      ],
    },
    {
      label: "Winter holiday",
      clauses: [
        "with pine branches, red berries and falling snow",
        "beside lanterns, knitted textures and frosted twigs",
        "framed by holly, ribbon and warm string lights",
      ],
    },
  ],
  mood: [
    {
      label: "Calm",
      clauses: [
        "calm, airy mood, diffused daylight, palette of sage, oat and bone white",
        "still and restful mood, soft morning haze, palette of pale blue and sand",
        "quiet mood, gentle even light, palette of dove grey and ivory",
      ],
    },
    {
      label: "Joyful",
      clauses: [
        "joyful mood, bright sunlight, palette of coral, marigold and sky blue",
        "sunny, lively mood, clear light, palette of lemon, mint and strawberry pink",
        "celebratory mood, sparkling light, palette of tomato red, cream and teal",
      ],
    },
    {
      label: "Nostalgic",
      clauses: [
        "nostalgic mood, late golden light, palette of honey, rust and faded denim",
        "wistful mood, dusty afternoon light, palette of ochre and dusty rose",
        "old-album mood, slightly faded light, palette of sepia, cream and olive",
      ],
    },
    {
      label: "Mysterious",
      clauses: [
        "mysterious mood, moonlight through mist, palette of deep teal, plum and silver",
        "enigmatic mood, a single shaft of light, palette of midnight blue and brass",
        "hushed, uncanny mood, low fog, palette of charcoal, moss and violet",
      ],
    },
    {
      label: "Bold",
      clauses: [
        "bold, confident mood, hard directional light, palette of cobalt, black and hot coral",
        "dramatic mood, strong contrast, palette of emerald, gold and black",
        "electric mood, vivid rim light, palette of magenta, orange and deep blue",
      ],
    },
  ],
};
