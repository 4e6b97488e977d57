import { familyOf } from "#app/core/ai/builtin/grammar/subjects.ts";

export type TermUse = "shop" | "stock" | "social";

interface MarketTerms {
  /** Words of a description that make the terms true of it. */
  when: RegExp;
  shop?: string;
  stock?: string;
  social?: string;
}

/** Terms that buyers search by and that a description seldom says of itself. Lists are separated by commas. */
const groups: readonly MarketTerms[] = [
  {
    when: /\b(cats?|kittens?|kitty)\b/i,
    shop: "cat lover gift, cat mom gift, cat art print, cat decor, pet portrait, crazy cat lady",
    stock: "cat, feline, pet, domestic animal, kitten, whiskers, fur, companion, adorable, cute animal",
    social: "cats of instagram, cat lovers, catstagram, cat art, pet lovers",
  },
  {
    when: /\b(dogs?|pupp(y|ies)|dachshund|corgi|retriever|poodle|labrador)\b/i,
    shop: "dog lover gift, dog mom gift, dog dad gift, dog art print, pet portrait, pet memorial",
    stock: "dog, canine, pet, puppy, companion, loyal, domestic animal, purebred, fur, cute animal",
    social: "dogs of instagram, dog lovers, dogstagram, dog art, puppy love",
  },
  {
    when: /\b(fox(es)?|wol(f|ves)|bears?|deer|stags?|owls?|rabbits?|hares?|squirrels?|hedgehogs?|raccoons?|lions?|tigers?|elephants?|wildlife)\b/i,
    shop: "woodland animal, woodland nursery, animal print, wildlife art, nature lover gift, forest decor",
    stock: "animal, wildlife, mammal, nature, wild, fauna, forest animal, fur, portrait, wilderness",
    social: "wildlife art, animal lovers, nature lovers, woodland creatures, wildlife illustration",
  },
  {
    when: /\b(birds?|hummingbirds?|parrots?|ravens?|eagles?|swans?|owls?|peacocks?|robins?)\b/i,
    shop: "bird lover gift, bird art print, birdwatcher gift, bird decor",
    stock: "bird, feather, wing, avian, wildlife, flight, beak, ornithology",
    social: "bird art, birds of instagram, bird lovers, birdwatching",
  },
  {
    when: /\b(flowers?|floral|roses?|peon(y|ies)|tulips?|wildflowers?|lavender|bouquets?|blossoms?|sunflowers?|dais(y|ies)|poppies)\b/i,
    shop: "botanical print, floral wall art, flower art print, botanical decor, gardener gift, cottage decor, flower lover gift",
    stock:
      "flower, floral, bloom, blossom, petal, botany, bouquet, spring, garden, plant, nature, decoration, romantic",
    social: "floral art, botanical art, flower lovers, flowerstagram, cottagecore",
  },
  {
    when: /\b(mushrooms?|fungi|toadstools?|ferns?|moss|woodland|cottagecore)\b/i,
    shop: "cottagecore decor, mushroom art, woodland decor, botanical print, nature lover gift, forest decor",
    stock: "mushroom, fungus, forest floor, autumn, nature, organic, moss, botany, toadstool",
    social: "cottagecore, mushroom art, goblincore, forest witch, woodland art",
  },
  {
    when: /\b(mountains?|forests?|lakes?|valley|landscapes?|meadow|hills?|trees?|waterfall|countryside)\b/i,
    shop: "landscape print, nature wall art, mountain decor, forest print, cabin decor, hiker gift",
    stock:
      "landscape, nature, scenic, outdoors, wilderness, travel, tranquil, view, environment, scenery, horizon",
    social: "landscape art, nature lovers, wanderlust, mountain lovers, outdoor life",
  },
  {
    when: /\b(ocean|sea|beach|coast(al)?|waves?|surf|shore|island|lighthouse|sailboats?)\b/i,
    shop: "coastal decor, beach house decor, ocean wall art, nautical print, coastal wall art, beach lover gift",
    stock: "ocean, sea, coast, beach, water, summer, vacation, travel, horizon, tropical, seascape, wave",
    social: "coastal living, beach vibes, ocean lovers, sea art, beach life",
  },
  {
    when: /\b(sunsets?|sunrises?|golden hour|dusk|dawn|twilight)\b/i,
    shop: "sunset wall art, sunset print, sky art print",
    stock: "sunset, sunrise, dusk, sky, sun, evening, dramatic sky, golden hour, glow, horizon",
    social: "sunset lovers, golden hour, sky lovers, sunset vibes",
  },
  {
    when: /\b(night|moon|stars?|starry|celestial|galaxy|zodiac|astrology|cosmos|space|planets?)\b/i,
    shop: "celestial decor, moon wall art, astrology gift, celestial print, space lover gift",
    stock: "night, moon, star, celestial, astronomy, universe, cosmos, dark sky, mystical",
    social: "celestial art, moon lovers, astrology art, witchy vibes",
  },
  {
    when: /\b(wom[ae]n|m[ae]n|portraits?|girls?|boys?|person|people|couple|famil(y|ies)|models?)\b/i,
    shop: "portrait print, figure art, modern portrait",
    stock: "person, people, adult, lifestyle, portrait, human, one person, expression, confident, authentic",
    social: "portrait art, portrait illustration, people in art",
  },
  {
    when: /\b(office|business|meeting|team|startup|corporate|laptop|workspace|desk|entrepreneur)\b/i,
    shop: "office wall art, home office decor, desk decor, boss gift, coworker gift",
    stock:
      "business, office, corporate, teamwork, professional, workplace, communication, success, technology, meeting, career, collaboration",
    social: "small business, work from home, entrepreneur life, desk setup",
  },
  {
    when: /\b(food|cakes?|coffee|tea|bread|bak(e|ing|ery)|kitchen|cook(ing|ies)?|fruits?|lemons?|strawberr(y|ies)|wine|cocktails?|pasta|breakfast|dessert|recipes?)\b/i,
    shop: "kitchen wall art, kitchen decor, foodie gift, food art print, cafe decor, housewarming gift",
    stock:
      "food, gourmet, delicious, meal, fresh, ingredient, homemade, cuisine, table, snack, drink, tasty, culinary",
    social: "foodie art, kitchen decor, food illustration, coffee lovers, homemade food",
  },
  {
    when: /\b(interior|living room|bedroom|home|cozy|cosy|nook|window(sill)?|furniture|hygge)\b/i,
    shop: "cozy home decor, hygge decor, housewarming gift, living room art, bedroom decor",
    stock: "home, interior, indoors, house, cozy, comfort, room, domestic life, window, relaxation, warm",
    social: "cozy home, hygge home, slow living, home inspiration, cozy vibes",
  },
  {
    when: /\b(baby|nursery|kids?|child(ren)?|toddler|storybook|safari)\b/i,
    shop: "nursery decor, nursery wall art, kids room decor, baby shower gift, new baby gift, playroom decor",
    stock: "child, childhood, baby, kids, nursery, innocence, playful, fun, family",
    social: "nursery decor, kids room, mom life, children illustration",
  },
  {
    when: /\b(christmas|santa|reindeer|xmas|winter|snow(man|flakes?|y)?|holiday)\b/i,
    shop: "christmas decor, holiday gift, winter wall art, christmas gift, xmas decor, stocking stuffer",
    stock: "winter, christmas, snow, holiday, december, cold, festive, season, frost, celebration",
    social: "christmas decor, winter vibes, holiday season, christmas magic",
  },
  {
    when: /\b(halloween|pumpkins?|spooky|ghosts?|witch(es|y)?|skulls?|skeletons?|goth(ic)?|bats?)\b/i,
    shop: "halloween decor, spooky gift, gothic decor, witchy decor, halloween print, fall decor",
    stock: "halloween, spooky, horror, october, pumpkin, scary, gothic, mystery, autumn",
    social: "halloween decor, spooky season, witchy vibes, gothic art",
  },
  {
    when: /\b(autumn|fall leaves|harvest|maple|thanksgiving)\b/i,
    shop: "fall decor, autumn wall art, thanksgiving decor, harvest decor, fall gift",
    stock: "autumn, fall, leaf, season, october, orange, foliage, harvest, november",
    social: "autumn vibes, fall decor, fall season, cozy season",
  },
  {
    when: /\b(wedding|bride|bridal|engagement|anniversary|valentine'?s?|love|hearts?|romantic)\b/i,
    shop: "wedding gift, anniversary gift, engagement gift, gift for her, valentines gift, couple gift",
    stock: "love, romance, wedding, celebration, valentine, couple, marriage, heart, happiness",
    social: "wedding inspiration, love art, couple goals, bride to be",
  },
  {
    when: /\b(watercolou?rs?|gouache|paint(ing|ed)|oil|acrylic|brush ?strokes?)\b/i,
    shop: "watercolor print, watercolor art, painting print, fine art print, hand painted look",
    stock: "watercolor, painting, art, artistic, brush stroke, hand drawn, illustration, creative, texture",
    social: "watercolor art, watercolor painting, artists of instagram, art daily",
  },
  {
    when: /\b(vectors?|flat design|logos?|icons?|svg|clip ?art|stickers?|doodles?|line art)\b/i,
    shop: "svg cut file, clipart bundle, digital download, sticker design, commercial use, cricut design",
    stock:
      "vector, illustration, icon, graphic, symbol, design element, flat design, isolated, silhouette, clip art",
    social: "graphic design, vector art, sticker shop, digital artist",
  },
  {
    when: /\b(patterns?|seamless|textures?|wallpaper|digital paper|fabric)\b/i,
    shop: "seamless pattern, digital paper, fabric design, scrapbook paper, surface pattern, commercial use",
    stock:
      "pattern, seamless, background, textile, repeat, wallpaper, texture, backdrop, decorative, fabric, ornament",
    social: "surface pattern, pattern design, textile design, fabric design",
  },
  {
    when: /\b(vintage|retro|antique|nostalgi\w+|mid-?century|70s|60s|80s|art deco)\b/i,
    shop: "vintage wall art, retro decor, vintage print, mid century decor, retro poster",
    stock: "vintage, retro, old fashioned, antique, nostalgia, classic, style",
    social: "vintage style, retro vibes, vintage aesthetic",
  },
  {
    when: /\b(minimal(ist|ism)?|abstract|geometric|modern|boho|bohemian|scandinavian|neutral)\b/i,
    shop: "minimalist wall art, abstract print, boho wall art, neutral decor, modern wall art, scandi decor",
    stock:
      "abstract, modern, minimal, shape, geometric, composition, contemporary, background, design, creative",
    social: "minimalist art, boho decor, modern art, abstract art",
  },
  {
    when: /\b(funny|humor(ous)?|humour|joke|sarcastic|silly|whimsical|quirky)\b/i,
    shop: "funny gift, gag gift, funny wall art, quirky gift, whimsical art",
    stock: "funny, humor, fun, playful, whimsical, cheerful, joke",
    social: "funny art, daily humor, whimsical art",
  },
  {
    when: /\b(t-?shirts?|tees?|hoodies?|sublimation|tumblers?|mugs?|tote)\b/i,
    shop: "png download, sublimation design, shirt design, tumbler wrap, dtf design, birthday gift, gift for her, gift for him",
    stock: "apparel, print, graphic, typography, merchandise, design template",
    social: "print on demand, shirt design, sublimation, small shop",
  },
  {
    when: /\b(candles?|soap|perfume|cosmetics?|lipstick|skincare|jewell?ery|necklaces?|earrings?|pottery|ceramics?|vases?|product)\b/i,
    shop: "handmade gift, self care gift, gift for her, spa gift, bridesmaid gift, birthday gift",
    stock:
      "product, still life, packaging, beauty, mockup, cosmetic, brand, studio shot, container, elegance",
    social: "handmade with love, small business, product photography, shop small",
  },
  {
    when: /\b(city|street|buildings?|architecture|skyline|skyscrapers?|bridge|cafe|café|paris|london|new york|tokyo)\b/i,
    shop: "city wall art, travel poster, city print, travel gift, urban decor",
    stock:
      "city, urban, architecture, building, street, travel, tourism, landmark, downtown, cityscape, exterior",
    social: "city life, travel art, urban sketch, street scene",
  },
];

/** True of almost any picture that is sold, used to fill what is left. */
const generalTerms: Record<TermUse, string> = {
  shop: "wall art, art print, printable wall art, digital download, home decor, gift idea, gallery wall, poster print, instant download, downloadable art, room decor, gift for her, birthday gift, unique gift, modern decor",
  stock: "illustration, background, design, artwork, concept, decoration, still life",
  social:
    "digital art, art print, wall art, creative process, art lovers, shop small, small business, art daily, artists of instagram",
};

/** The same for a thing that is held in the hand. */
const goodsTerms: Record<TermUse, string> = {
  shop: "gift for her, birthday gift, handmade gift, gift idea, unique gift, housewarming gift, thank you gift, best friend gift, small gift, gift for mom, hostess gift, teacher gift, holiday gift",
  stock: "still life, product, object, close up",
  social: "shop small, small business, handmade with love, gift ideas, made with care",
};

function list(terms: string | undefined): string[] {
  return (terms ?? "")
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean);
}

function isGoods(description: string): boolean {
  const isPicture =
    /\b(prints?|posters?|paint\w+|illustrat\w+|patterns?|watercolou?r|wraps?|designs?|svg|png)\b/i;
  return familyOf(description) === "product" && !isPicture.test(description);
}

/** “lavender soy candle in a jar” is about a candle: its scent must not bring flower pictures. */
function withoutModifiers(description: string): string {
  const end =
    /,|\s(?:in|on|with|at|by|for|of|from|under|beside)\s/i.exec(description)?.index ?? description.length;
  const noun = description.slice(0, end).split(" ").at(-1) ?? "";
  return noun + description.slice(end);
}

/** Market terms whose condition the description meets. */
export function marketTermsFor(description: string, use: TermUse): string[] {
  const about = isGoods(description) ? withoutModifiers(description) : description;
  return [...new Set(groups.filter((group) => group.when.test(about)).flatMap((group) => list(group[use])))];
}

export function generalTermsFor(description: string, use: TermUse): string[] {
  return list((isGoods(description) ? goodsTerms : generalTerms)[use]);
}
