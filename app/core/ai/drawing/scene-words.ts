import type { FamilyName, PaletteName, TimeOfDay } from "./names.ts";

/** Words that call for a family; `subject` is the word that family understands. */
export type SubjectRule = {
  family: FamilyName;
  subject: string;
  /** 3 names the kind of picture (a pattern, a mug), 2 its subject, 1 only a leaning. */
  weight: 1 | 2 | 3;
  words: string;
};

export const subjectRules: readonly SubjectRule[] = [
  { family: "product-mockup", subject: "mug", weight: 3, words: "mug, mugs, mug wrap" },
  { family: "product-mockup", subject: "tumbler", weight: 3, words: "tumbler, tumbler wrap, water bottle" },
  {
    family: "product-mockup",
    subject: "shirt",
    weight: 3,
    words: "t-shirt, tshirt, tee, hoodie, sweatshirt, apparel, shirt",
  },
  { family: "product-mockup", subject: "tote", weight: 3, words: "tote, tote bag" },
  { family: "product-mockup", subject: "phone", weight: 3, words: "phone case" },
  {
    family: "product-mockup",
    subject: "poster",
    weight: 3,
    words: "mockup, framed print, wall art mockup, poster mockup, gallery wall",
  },
  {
    family: "seamless-retro",
    subject: "arc",
    weight: 3,
    words:
      "seamless retro, retro pattern, geometric pattern, seventies pattern, 70s pattern, rainbow pattern",
  },
  {
    family: "seamless-retro",
    subject: "daisy",
    weight: 3,
    words: "daisy pattern, groovy flower, retro flower, daisies",
  },
  {
    family: "seamless-retro",
    subject: "scallop",
    weight: 3,
    words: "scallop, art deco pattern, fish scale, fan pattern",
  },
  {
    family: "seamless-retro",
    subject: "wave",
    weight: 3,
    words: "groovy, wavy stripe, wavy, stripes, checkerboard",
  },
  {
    family: "seamless-retro",
    subject: "atomic",
    weight: 3,
    words: "atomic, starburst, mid-century modern pattern, mid-century pattern",
  },
  {
    family: "seamless-retro",
    subject: "memphis",
    weight: 3,
    words: "memphis, terrazzo, confetti, shapes pattern",
  },
  {
    family: "botanical",
    subject: "",
    weight: 3,
    words:
      "seamless pattern, seamless, repeat pattern, surface pattern, wallpaper, textile, fabric, botanical pattern, floral pattern, wrapping paper, digital paper",
  },
  {
    family: "mandala",
    subject: "coloring page",
    weight: 3,
    words: "coloring page, colouring page, coloring book, colouring book",
  },
  { family: "mandala", subject: "", weight: 3, words: "mandala, zentangle, kaleidoscope" },
  {
    family: "line-art",
    subject: "face",
    weight: 3,
    words: "one line face, line art portrait, single line, continuous line, one-line",
  },
  {
    family: "line-art",
    subject: "leaf",
    weight: 3,
    words: "line art, line drawing, boho print, boho abstract, minimalist print, boho, bohemian",
  },
  {
    family: "watercolor-floral",
    subject: "wreath",
    weight: 3,
    words: "wreath, wedding invitation, invitation, floral frame, floral border",
  },
  {
    family: "watercolor-floral",
    subject: "bouquet",
    weight: 3,
    words: "watercolor, watercolour, bouquet, loose floral, gouache flower",
  },
  {
    family: "geometric-logo",
    subject: "",
    weight: 2,
    words: "logo, logotype, brand mark, monogram, icon, brand identity, symbol",
  },
  { family: "badge", subject: "", weight: 3, words: "badge, patch, emblem, crest, insignia, stamp" },
  {
    family: "flat-lay",
    subject: "desk",
    weight: 3,
    words: "flat lay, flatlay, knolling, top-down desk, desk setup, stationery, planner, notebook",
  },
  {
    family: "flat-lay",
    subject: "food",
    weight: 2,
    words:
      "food, breakfast, brunch, salad, recipe, dish, meal, pizza, sushi, pasta, soup, burger, menu, cooking, ingredient, dessert, cake, cookie, pancake",
  },
  { family: "flat-lay", subject: "beauty", weight: 2, words: "makeup, jewelry, jewellery, spa kit" },
  {
    family: "still-life",
    subject: "coffee",
    weight: 2,
    words: "coffee, latte, espresso, cappuccino, tea, teacup, matcha, cafe",
  },
  { family: "still-life", subject: "candle", weight: 2, words: "candle, hygge, wax melt" },
  {
    family: "still-life",
    subject: "perfume",
    weight: 2,
    words: "perfume, fragrance, cologne, whisky, wine, gin",
  },
  {
    family: "still-life",
    subject: "skincare",
    weight: 2,
    words:
      "skincare, serum, cosmetic, lotion, shampoo, soap, cream, podium, product photo, product photography, product shot, packaging, bottle, product, supplement",
  },
  {
    family: "still-life",
    subject: "fruit",
    weight: 2,
    words: "fruit, lemon, orange slice, apple, peach, fig, still life with fruit, citrus fruit",
  },
  {
    family: "still-life",
    subject: "vase",
    weight: 2,
    words: "still life, vase, ceramic, pottery, clay, pampas, jar, dried flower",
  },
  {
    family: "interior",
    subject: "",
    weight: 2,
    words:
      "interior, living room, bedroom, sofa, armchair, real estate, property, home staging, room, apartment, kitchen, loft, airbnb, reading nook, house, cottage interior",
  },
  {
    family: "portrait",
    subject: "headshot",
    weight: 3,
    words: "headshot, linkedin, executive portrait, corporate portrait, business portrait",
  },
  {
    family: "portrait",
    subject: "man",
    weight: 2,
    words: "man, gentleman, father, king, boy, bearded, barista, chef, craftsman, he",
  },
  {
    family: "portrait",
    subject: "woman",
    weight: 2,
    words: "woman, girl, lady, queen, goddess, mother, bride, model, dancer, she",
  },
  {
    family: "portrait",
    subject: "",
    weight: 2,
    words: "portrait, face, person, character portrait, self-portrait, people, avatar",
  },
  {
    family: "isometric-city",
    subject: "",
    weight: 3,
    words: "isometric, isometric city, tiny city, voxel, diorama, miniature city",
  },
  {
    family: "city-skyline",
    subject: "",
    weight: 2,
    words:
      "skyline, city, cityscape, metropolis, downtown, skyscraper, urban, street, tokyo, new york, paris, london, bridge",
  },
  {
    family: "retro-sunset",
    subject: "synthwave",
    weight: 3,
    words: "synthwave, retrowave, vaporwave, outrun, cyberpunk, neon grid, eighties, 80s",
  },
  {
    family: "retro-sunset",
    subject: "car",
    weight: 2,
    words: "car, van, road trip, truck, campervan, muscle car, motorcycle, highway, vehicle",
  },
  {
    family: "ocean",
    subject: "aerial",
    weight: 3,
    words: "aerial beach, drone shot, drone photo, shoreline, aerial",
  },
  { family: "ocean", subject: "lighthouse", weight: 3, words: "lighthouse, cliff, coastline, rocky coast" },
  {
    family: "ocean",
    subject: "palm",
    weight: 2,
    words: "beach, palm, tropical, island, hawaii, summer vacation, paradise",
  },
  {
    family: "ocean",
    subject: "sail",
    weight: 2,
    words:
      "sailboat, boat, ship, yacht, sailing, sail, ocean, sea, seascape, harbour, harbor, nautical, marine, whale, dolphin, fish, shark, turtle, mermaid, octopus, wave, surf",
  },
  {
    family: "cosmic",
    subject: "nebula",
    weight: 2,
    words: "nebula, galaxy, milky way, cosmos, interstellar, celestial, stardust",
  },
  {
    family: "cosmic",
    subject: "planet",
    weight: 2,
    words: "planet, saturn, jupiter, ringed, space, astronaut, spaceship, sci-fi, orbit, universe, rocket",
  },
  { family: "cosmic", subject: "moon", weight: 2, words: "lunar, moon surface, mars, eclipse, moon poster" },
  {
    family: "layered-landscape",
    subject: "lake",
    weight: 2,
    words:
      "lake, reflection, mirror-still, pond, river, fjord, landscape, scenery, nature, national park, misty",
  },
  {
    family: "layered-landscape",
    subject: "mountain",
    weight: 2,
    words: "mountain, peak, summit, alps, alpine, ridge, valley, dragon, castle, fantasy, waterfall, volcano",
  },
  {
    family: "layered-landscape",
    subject: "forest",
    weight: 2,
    words:
      "forest, woods, pine, woodland, jungle, tree, cabin, camping, campfire, fairy, mushroom, elf, wildlife, safari",
  },
  {
    family: "layered-landscape",
    subject: "hills",
    weight: 2,
    words:
      "meadow, hills, field, farm, countryside, prairie, wildflower meadow, tuscany, vineyard, horse, cow, sheep, barn",
  },
  {
    family: "layered-landscape",
    subject: "desert",
    weight: 2,
    words: "desert, dune, cactus, canyon, sahara, camel, western, cowboy",
  },
  {
    family: "layered-landscape",
    subject: "snow",
    weight: 2,
    words: "snow, snowy, winter landscape, ski, arctic, blizzard, christmas village, santa, polar",
  },
  {
    family: "watercolor-floral",
    subject: "bouquet",
    weight: 2,
    words:
      "flower, rose, peony, tulip, sunflower, lavender field, hydrangea, bloom, floral, butterfly, bee, hummingbird, garden, cherry blossom, spring, easter, mother's day",
  },
  {
    family: "line-art",
    subject: "leaf",
    weight: 2,
    words: "leaf, leaves, eucalyptus, monstera, plant, herb, houseplant, fern",
  },
  {
    family: "flow-field",
    subject: "",
    weight: 2,
    words:
      "flow, ribbons, marble, marbled, fluid art, swirl, liquid, silk, generative, agate, ink swirl, abstract painting, van gogh, impressionist, music, energy",
  },
  {
    family: "gradient-mesh",
    subject: "",
    weight: 2,
    words:
      "gradient, aurora, blur, blurred, soft background, background, backdrop, wallpaper gradient, holographic, iridescent, pastel wash, quote post, instagram story, social media background, slide",
  },
  { family: "flow-field", subject: "", weight: 1, words: "abstract, art, texture, pattern, poster" },
];

/** Animals by name: as an emblem, and as a cartoon creature. Those that neither can draw live in the landscape rules. */
export const animalRules: readonly { words: string; emblem: string; creature: string }[] = [
  { words: "fox, vixen, red panda", emblem: "fox", creature: "fox" },
  {
    words: "wolf, husky, coyote, dog, puppy, corgi, retriever, pug, dachshund",
    emblem: "wolf",
    creature: "puppy",
  },
  { words: "bear, grizzly, koala, teddy, raccoon, beaver", emblem: "bear", creature: "bear" },
  { words: "owl, bird, eagle, hawk, raven, parrot", emblem: "owl", creature: "owl" },
  { words: "cat, kitten, kitty, feline", emblem: "cat", creature: "cat" },
  { words: "deer, stag, elk, moose, reindeer, fawn, antler", emblem: "deer", creature: "bear" },
  { words: "rabbit, bunny, hare", emblem: "rabbit", creature: "bunny" },
  { words: "lion, lioness, puma", emblem: "lion", creature: "cat" },
  { words: "panda", emblem: "panda", creature: "panda" },
  { words: "tiger, leopard, cheetah, jaguar", emblem: "tiger", creature: "cat" },
  { words: "penguin", emblem: "owl", creature: "penguin" },
  { words: "frog, toad", emblem: "owl", creature: "frog" },
  { words: "chick, duck, duckling, hen, chicken", emblem: "owl", creature: "chick" },
];

/** Words that turn an animal, or an unknown subject, into a cartoon. */
export const cuteWords =
  "cute, kawaii, cartoon, chibi, sticker, nursery, children's book, kids, baby, mascot, adorable, plush, storybook, comic, emoji, character design, character, monster, robot, ghost";

/** Additions that a family reads beside its subject. */
export const modifierWords: readonly (readonly [word: string, words: string])[] = [
  ["sticker", "sticker, die-cut, die cut"],
  ["birthday", "birthday, party"],
  ["winter", "christmas, snowflake, scarf, winter"],
  ["flower", "flower crown, floral crown, spring"],
  ["coloring", "coloring page, colouring page, coloring book, colouring book"],
  ["glasses", "glasses, spectacles"],
  ["bearded", "bearded, beard"],
];

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
  ["golden-hour", "golden hour, sunset, amber, golden light, warm glow, sundown, warm"],
  [
    "first-light",
    "first light, dawn, sunrise, morning light, pale blue, soft light, airy, clean, minimal, scandinavian",
  ],
  ["green-dusk", "green dusk, emerald, moss, forest green, jade, misty green, verdant"],
  ["moonlight", "moonlight, moonlit, midnight, navy, night, starry, blue hour, deep blue, nocturnal, noir"],
  ["rose-evening", "rose, blush, mauve, dusk, twilight, romantic, dusty pink, rose gold, evening, pink"],
  [
    "terracotta",
    "terracotta, clay, rust, earthy, earth tones, boho, warm neutral, brick, ochre, copper, brown, bohemian",
  ],
  ["delft", "delft, cobalt, blue and white, porcelain, blue, sapphire, chinoiserie, corporate"],
  ["meadow", "meadow, wildflower, countryside, cottage, cottagecore, summer, folk"],
  [
    "dark-garden",
    "dark floral, dark garden, moody floral, night garden, dark green, dark botanical, gothic, dark academia",
  ],
  [
    "citrus",
    "citrus, orange, lemon, yellow, lime, sunny, vibrant, zesty, bright, cheerful, playful, tropical",
  ],
  [
    "neon-night",
    "neon, cyberpunk, synthwave, vaporwave, retrowave, electric, magenta, ultraviolet, hot pink, holographic, cyan, outrun",
  ],
  [
    "ink-gold",
    "gold, luxury, luxurious, black and gold, gilded, premium, opulent, art deco, elegant, metallic",
  ],
  ["coral-sea", "coral, teal, turquoise, aqua, ocean, beach, sea, coastal, seafoam, tropical water"],
  ["autumn", "autumn, fall, october, harvest, pumpkin, maple, halloween, thanksgiving, rustic"],
  ["winter", "winter, snow, icy, ice, frost, frosty, cold, christmas, arctic"],
  ["spring-pastel", "pastel, spring, easter, baby, nursery, kawaii, soft colours, candy, cute, sweet"],
  ["lavender", "lavender, lilac, violet, purple, wisteria, dreamy, magical, mystic, mystical"],
  ["berry", "berry, burgundy, wine, crimson, red, raspberry, maroon, ruby, valentine, passionate, scarlet"],
  ["desert", "desert, sand, sandstone, southwest, canyon, adobe, western, cowboy"],
  [
    "mono-ink",
    "black and white, monochrome, ink, charcoal, greyscale, grayscale, line drawing, coloring page, colouring page, coloring book, black, grey, gray, silver",
  ],
  ["retro-seventies", "retro, seventies, 70s, vintage, groovy, mid-century, sixties, 60s, nostalgic"],
  ["sage", "sage, olive, eucalyptus, green, spa, natural, organic, calm, wellness, botanical, eco"],
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
