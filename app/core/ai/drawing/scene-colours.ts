import type { FamilyName, PaletteName, TimeOfDay } from "./names.ts";

export const timeRules: readonly (readonly [time: TimeOfDay, words: string])[] = [
  [
    "golden-hour",
    "golden hour, sunset, golden light, late afternoon, warm evening light, amber light, sundown",
  ],
  ["dawn", "dawn, sunrise, first light, morning, early light, daybreak"],
  ["night", "night, midnight, moonlight, moonlit, nocturnal, starry, after dark, neon-lit, nighttime"],
  ["dusk", "dusk, twilight, blue hour, evening, gloaming"],
  ["day", "noon, midday, daylight, bright day, overcast, sunny"],
];

export const paletteRules: readonly (readonly [palette: PaletteName, words: string])[] = [
  ["golden-hour", "golden hour, sunset, amber, golden light, warm glow, sundown, warm, plum, ember, apricot"],
  [
    "first-light",
    "first light, dawn, sunrise, morning light, pale blue, soft light, airy, clean, minimal, scandinavian, mist blue, pale gold, mist, pearl",
  ],
  [
    "green-dusk",
    "green dusk, emerald, moss, forest green, jade, misty green, verdant, deep teal, fern, pale lime",
  ],
  [
    "moonlight",
    "moonlight, moonlit, midnight, navy, night, starry, blue hour, deep blue, nocturnal, noir, steel blue, pale silver, indigo",
  ],
  [
    "rose-evening",
    "rose, blush, mauve, dusk, twilight, romantic, dusty pink, rose gold, evening, pink, dusty lilac, peach, aubergine",
  ],
  [
    "terracotta",
    "terracotta, clay, rust, earthy, earth tones, boho, warm neutral, brick, ochre, copper, brown, bohemian, burnt clay, sand, sienna, umber, kraft, espresso",
  ],
  [
    "delft",
    "delft, cobalt, blue and white, porcelain, blue, sapphire, chinoiserie, corporate, china blue, marigold, royal blue",
  ],
  [
    "meadow",
    "meadow, wildflower, countryside, cottage, cottagecore, summer, folk, leaf green, buttercup, poppy, linen, clover",
  ],
  [
    "dark-garden",
    "dark floral, dark garden, moody floral, night garden, dark green, dark botanical, gothic, dark academia, bottle green, near-black green, deep green",
  ],
  [
    "citrus",
    "citrus, orange, lemon, yellow, lime, sunny, vibrant, zesty, bright, cheerful, playful, tropical, tangerine, lime leaf",
  ],
  [
    "neon-night",
    "neon, cyberpunk, synthwave, vaporwave, retrowave, electric, magenta, ultraviolet, hot pink, holographic, cyan, outrun, electric cyan, ink violet",
  ],
  [
    "ink-gold",
    "gold, luxury, luxurious, black and gold, gilded, premium, opulent, art deco, elegant, metallic, antique gold, ink blue, petrol, parchment, brass",
  ],
  [
    "coral-sea",
    "coral, teal, turquoise, aqua, ocean, beach, sea, coastal, seafoam, tropical water, lagoon, shell",
  ],
  [
    "autumn",
    "autumn, fall, october, harvest, pumpkin, maple, halloween, thanksgiving, rustic, rust, walnut, chestnut",
  ],
  ["winter", "winter, snow, icy, ice, frost, frosty, cold, christmas, arctic, ice blue, slate, evergreen"],
  [
    "spring-pastel",
    "pastel, spring, easter, baby, nursery, kawaii, soft colours, candy, cute, sweet, mint, blossom pink, butter",
  ],
  [
    "lavender",
    "lavender, lilac, violet, purple, wisteria, dreamy, magical, mystic, mystical, mauve, heather",
  ],
  [
    "berry",
    "berry, burgundy, wine, crimson, red, raspberry, maroon, ruby, valentine, passionate, scarlet, blackcurrant, plum, cherry",
  ],
  ["desert", "desert, sand, sandstone, southwest, canyon, adobe, western, cowboy, burnt orange, dusk pink"],
  [
    "mono-ink",
    "black and white, monochrome, ink, charcoal, greyscale, grayscale, line drawing, coloring page, colouring page, coloring book, black, grey, gray, silver, black ink, graphite, pewter",
  ],
  [
    "retro-seventies",
    "retro, seventies, 70s, vintage, groovy, mid-century, sixties, 60s, nostalgic, tomato, mustard",
  ],
  [
    "sage",
    "sage, olive, eucalyptus, green, spa, natural, organic, calm, wellness, botanical, eco, stone, soft brass, moss",
  ],
];

/** What suits a family when the words name no colour. */
export const fittingPalettes: Record<FamilyName, readonly PaletteName[]> = {
  "layered-landscape": ["golden-hour", "first-light", "green-dusk", "rose-evening"],
  ocean: ["coral-sea", "golden-hour", "rose-evening"],
  "retro-sunset": ["golden-hour", "neon-night", "retro-seventies"],
  "city-skyline": ["golden-hour", "rose-evening", "moonlight"],
  "isometric-city": ["citrus", "coral-sea", "rose-evening", "spring-pastel"],
  interior: ["terracotta", "sage", "first-light"],
  "still-life": ["terracotta", "sage", "first-light", "rose-evening"],
  "flat-lay": ["sage", "terracotta", "meadow", "rose-evening"],
  "product-mockup": ["meadow", "first-light", "retro-seventies", "sage"],
  portrait: ["terracotta", "first-light", "sage", "rose-evening", "autumn"],
  "animal-emblem": ["autumn", "winter", "terracotta", "sage", "first-light"],
  "cartoon-character": ["spring-pastel", "meadow", "first-light", "citrus"],
  "geometric-logo": ["terracotta", "delft", "ink-gold", "sage", "coral-sea"],
  badge: ["golden-hour", "autumn", "retro-seventies", "coral-sea", "meadow"],
  botanical: ["meadow", "dark-garden", "delft", "rose-evening"],
  "watercolor-floral": ["meadow", "rose-evening", "lavender", "delft", "coral-sea"],
  "seamless-retro": ["retro-seventies", "citrus", "terracotta", "berry"],
  "line-art": ["terracotta", "sage", "rose-evening", "desert"],
  mandala: ["berry", "ink-gold", "lavender", "coral-sea"],
  "flow-field": ["coral-sea", "neon-night", "ink-gold", "terracotta"],
  "gradient-mesh": ["coral-sea", "lavender", "citrus", "rose-evening"],
  cosmic: ["neon-night", "moonlight", "berry", "golden-hour"],
};
