import type { FamilyName } from "./names.ts";

/** Words that call for a family; `subject` is the word that family understands, empty where they name only the kind. */
export type SubjectRule = {
  family: FamilyName;
  subject: string;
  /** 3 names the kind of picture (a pattern, a mug), 2 its subject, 1 only a leaning. */
  weight: 1 | 2 | 3;
  words: string;
};

export const subjectRules: readonly SubjectRule[] = [
  ["product-mockup", "mug", 3, "mug, mugs, mug wrap"],
  ["product-mockup", "tumbler", 3, "tumbler, tumbler wrap, water bottle"],
  ["product-mockup", "shirt", 3, "t-shirt, tshirt, t-shirt mockup, hoodie, sweatshirt, apparel, shirt"],
  ["product-mockup", "tote", 3, "tote, tote bag"],
  ["product-mockup", "phone", 3, "phone case"],
  ["product-mockup", "box", 3, "soap box, carton, product box"],
  [
    "product-mockup",
    "poster",
    2,
    "mockup, framed print, framed poster, poster mockup, gallery wall, picture frame",
  ],
  [
    "seamless-retro",
    "arc",
    3,
    "seamless retro, retro pattern, retro repeat, retro tile, geometric repeat, geometric pattern, seventies pattern, 70s pattern, rainbow pattern, rainbow arc, arcs",
  ],
  [
    "seamless-retro",
    "daisy",
    3,
    "daisy pattern, daisy repeat, groovy flower, retro flower, daisies, fat daisies",
  ],
  [
    "seamless-retro",
    "scallop",
    3,
    "scallop, art deco pattern, art-deco fan, deco fan, fish scale, fan pattern",
  ],
  ["seamless-retro", "wave", 2, "groovy, wavy stripe, wavy, sway, checkerboard"],
  ["seamless-retro", "atomic", 3, "atomic, starburst, mid-century modern pattern, mid-century pattern"],
  ["seamless-retro", "memphis", 3, "memphis, terrazzo, confetti, shapes pattern"],
  ["botanical", "lemon", 3, "citrus repeat, citrus pattern, lemon pattern, lemon repeat"],
  ["botanical", "lemon", 1, "lemon, citrus, lime"],
  ["botanical", "berries", 1, "berries, cherries, holly"],
  ["botanical", "herbs", 3, "herb pattern, tea towel, fern pattern, leaf pattern"],
  [
    "botanical",
    "",
    2,
    "seamless pattern, seamless, repeat pattern, repeat, surface pattern, wallpaper, textile, fabric, table linen, linen print, wrapping paper, digital paper, toile, conservatory",
  ],
  ["botanical", "", 3, "botanical, botanicals, botanical pattern, floral pattern, botanical print"],
  ["mandala", "coloring page", 3, "coloring page, colouring page, coloring book, colouring book"],
  ["mandala", "", 3, "mandala, zentangle, kaleidoscope"],
  ["line-art", "face", 3, "one line face, line art portrait"],
  [
    "line-art",
    "leaf",
    3,
    "line art, line drawing, one line, one-line, single line, continuous line, fine line, fine-line, line icon, line picture, boho print, boho abstract, minimalist print, three strokes",
  ],
  ["line-art", "leaf", 2, "boho, bohemian"],
  [
    "watercolor-floral",
    "wreath",
    3,
    "wreath, wedding invitation, floral frame, floral border, wedding suite",
  ],
  [
    "watercolor-floral",
    "bouquet",
    3,
    "watercolor, watercolour, bouquet, loose floral, gouache flower, ink wash",
  ],
  [
    "geometric-logo",
    "",
    2,
    "logo, logotype, brand mark, brand sign, monogram, icon, brand identity, mark, symbol",
  ],
  ["geometric-logo", "flame", 2, "flame, kiln, teardrop"],
  ["geometric-logo", "flower", 2, "rosette, petal mark"],
  ["badge", "", 3, "badge, patch, emblem, crest, insignia, seal, roundel, label"],
  ["flat-lay", "", 3, "flat lay, flatlay, knolling, from above, overhead"],
  ["flat-lay", "desk", 3, "desk setup, stationery"],
  ["flat-lay", "desk", 2, "desk, planner, notebook"],
  [
    "flat-lay",
    "food",
    2,
    "food, breakfast, brunch, salad, recipe, dish, meal, pizza, sushi, pasta, soup, burger, menu, cooking, dessert, cake, cookie, pancake",
  ],
  ["flat-lay", "beauty", 2, "makeup, jewelry, jewellery, spa kit"],
  ["still-life", "coffee", 2, "coffee, latte, espresso, cappuccino, tea, teacup, matcha, café"],
  ["still-life", "candle", 2, "candle, hygge, wax melt"],
  ["still-life", "perfume", 2, "perfume, fragrance, cologne, whisky, gin"],
  [
    "still-life",
    "skincare",
    3,
    "product photo, product photograph, product photography, product shot, podium, skincare",
  ],
  ["still-life", "skincare", 2, "serum, cosmetic, lotion, shampoo, soap, packaging, pump bottle, supplement"],
  ["still-life", "fruit", 2, "fruit, lemon, apple, peaches, pear, fig, bowl of oranges"],
  ["still-life", "vase", 3, "still life"],
  ["still-life", "vase", 2, "vase, ceramic, pottery, pampas, dried flower, dried grass"],
  [
    "interior",
    "",
    3,
    "interior, living room, sitting room, bedroom, sofa, armchair, home staging, virtual staging, real estate, reading nook, den, snug",
  ],
  ["interior", "", 2, "property, room, apartment, loft, airbnb"],
  ["interior", "kitchen", 2, "kitchen"],
  ["interior", "study", 2, "library, bookshop, home office"],
  [
    "portrait",
    "headshot",
    3,
    "headshot, linkedin, executive portrait, corporate portrait, business portrait",
  ],
  ["portrait", "woman", 3, "portrait of a woman, bridal portrait, bride"],
  ["portrait", "", 3, "portrait, self-portrait, eyes closed, closed eyes"],
  ["portrait", "man", 2, "man, gentleman, father, king, boy, bearded, chef, craftsman"],
  ["portrait", "woman", 2, "woman, girl, lady, queen, goddess, mother, dancer, oracle"],
  ["portrait", "", 1, "face, person, people, avatar, skin, hair"],
  ["isometric-city", "", 3, "isometric, tiny city, voxel, diorama, miniature city, in miniature"],
  ["isometric-city", "harbour", 3, "isometric harbour, isometric harbor, isometric port"],
  ["city-skyline", "", 3, "skyline, cityscape, skyscraper, cyberpunk"],
  ["city-skyline", "old town", 3, "old town, rooftops, hillside town"],
  [
    "city-skyline",
    "",
    2,
    "city, metropolis, downtown, urban, tokyo, new york, paris, london, towers, bridge",
  ],
  ["retro-sunset", "synthwave", 3, "synthwave, retrowave, vaporwave, outrun, neon grid, eighties, 80s"],
  [
    "retro-sunset",
    "palm road",
    3,
    "retro sunset, striped sun, sliced sun, half sun, sun sliced, coast road, beach road, sunset tee, vintage sunset",
  ],
  ["retro-sunset", "desert", 3, "desert highway, desert sunset, route 66"],
  [
    "retro-sunset",
    "car",
    2,
    "car, van, road trip, truck, campervan, muscle car, motorcycle, highway, coupe, coupé",
  ],
  ["ocean", "aerial", 3, "aerial beach, drone shot, drone photo, shoreline, aerial"],
  ["ocean", "lighthouse", 3, "lighthouse, cliff, coastline, rocky coast"],
  ["ocean", "palm", 2, "beach, palm, tropical, island, hawaii, lagoon, paradise"],
  ["ocean", "waves", 2, "wave, swell, surf, storm at sea"],
  [
    "ocean",
    "sail",
    2,
    "sailboat, boat, ship, yacht, sailing, sail, ocean, sea, seascape, harbour, harbor, nautical, whale, dolphin, fish, shark, turtle, mermaid, octopus, tide",
  ],
  ["cosmic", "nebula", 3, "nebula, galaxy, milky way, supernova, deep field"],
  ["cosmic", "nebula", 2, "cosmos, interstellar, celestial, stardust, telescope"],
  [
    "cosmic",
    "planet",
    2,
    "planet, saturn, jupiter, ringed, outer space, deep space, astronaut, spaceship, sci-fi, orbit, universe, rocket, stargazing, star party",
  ],
  ["cosmic", "moon", 2, "moon, lunar, eclipse"],
  ["cosmic", "mars", 3, "mars, red planet"],
  [
    "layered-landscape",
    "lake",
    2,
    "lake, mirror-still, pond, river, fjord, landscape, scenery, national park, misty",
  ],
  [
    "layered-landscape",
    "mountain",
    2,
    "mountain, peak, summit, alps, alpine, ridge, valley, dragon, castle, fantasy, waterfall, volcano",
  ],
  [
    "layered-landscape",
    "forest",
    2,
    "forest, woods, pine, woodland, jungle, cabin, camping, campfire, fairy, elf, wildlife, safari",
  ],
  [
    "layered-landscape",
    "hills",
    2,
    "meadow, hill, wheat field, farm, countryside, prairie, moor, tuscany, vineyard, horse, cow, sheep, barn",
  ],
  ["layered-landscape", "desert", 2, "desert, dune, cactus, canyon, sahara, camel, cowboy"],
  [
    "layered-landscape",
    "snow",
    2,
    "snow, snowy, winter landscape, ski, arctic, blizzard, christmas village, santa, polar",
  ],
  [
    "watercolor-floral",
    "bouquet",
    2,
    "flower, rose, peony, tulip, sunflower, hydrangea, bloom, floral, butterfly, bee, hummingbird, garden, cherry blossom, easter, mother's day",
  ],
  ["line-art", "leaf", 1, "leaf, leaves, eucalyptus, monstera, plant, houseplant"],
  ["flow-field", "ribbons", 3, "flow field, fluid art, poured paint, marbled, currents, agate, ink swirl"],
  [
    "flow-field",
    "fine lines",
    3,
    "hair-fine lines, fine parallel lines, particle trail, wind map, contour lines",
  ],
  [
    "flow-field",
    "",
    2,
    "flow, ribbons, marble, swirl, liquid, silk, generative, abstract painting, van gogh, impressionist, music",
  ],
  [
    "gradient-mesh",
    "",
    3,
    "gradient mesh, gradient, colour field, color field, blurred colour, colour mist, blurred background",
  ],
  [
    "gradient-mesh",
    "",
    2,
    "aurora, blur, blurred, soft background, holographic, iridescent, pastel wash, quote post, instagram story, social media background, slide, glow",
  ],
  ["gradient-mesh", "", 1, "background, backdrop"],
  ["flow-field", "", 1, "abstract, art, texture"],
].map(([family, subject, weight, words]) => ({ family, subject, weight, words }) as SubjectRule);

/** Animals by name: as an emblem, and as a cartoon creature. Those without an emblem are always cartoons; those that neither can draw live in the landscape rules. */
export const animalRules: readonly { words: string; emblem?: string; creature: string }[] = [
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
  { words: "penguin", creature: "penguin" },
  { words: "frog, toad", creature: "frog" },
  { words: "chick, duck, duckling, hen, chicken", creature: "chick" },
];

/** Words that turn an animal, or an unknown subject, into a cartoon. */
export const cuteWords =
  "cute, kawaii, cartoon, chibi, sticker, nursery, children's book, kids, baby, mascot, adorable, plush, storybook, comic, emoji, character design, monster, robot, ghost, picture book, puppy, kitten, bunny, duckling, cheerful";

/** Beside an animal these ask for its head as a mark. */
export const markWords =
  "logo, emblem, crest, mark, badge, patch, seal, sign, brand, mascot head, facets, faceted, head";

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
