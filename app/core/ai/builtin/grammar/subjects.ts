/** What a picture is of; decides which setting, lens and light suit it. */
export type Family =
  | "logo"
  | "pattern"
  | "print"
  | "food"
  | "interior"
  | "architecture"
  | "vehicle"
  | "space"
  | "fantasy"
  | "animal"
  | "person"
  | "plant"
  | "landscape"
  | "product"
  | "abstract"
  | "object";

/** Read in this order: "logo for a bakery" is a logo, "cat mug design" a print. */
const familyWords: readonly [Family, RegExp][] = [
  ["logo", /\b(logos?|logotype|emblem|monogram|brand ?mark|icons?|app icon|favicon|badge)\b/i],
  ["pattern", /\b(patterns?|seamless|tileable|textures?|wallpaper pattern|digital paper|surface design)\b/i],
  [
    "print",
    /\b(t-?shirts?|tees?|hoodies?|stickers?|tumbler|sublimation|clip ?art|svg|mug (design|wrap)|tote|coloring page|colouring page|line art|greeting cards?|invitations?|quote|wall art|art prints?|printables?|posters?|banners?|book covers?)\b/i,
  ],
  [
    "person",
    /\b(wom[ae]n|m[ae]n|girls?|boys?|person|people|couple|famil(y|ies)|child(ren)?|kids?|baby|mother|father|mom|dad|grandm\w+|grandp\w+|bride|groom|dancers?|musicians?|chefs?|doctors?|nurses?|teachers?|students?|artists?|farmers?|athletes?|runners?|teams?|entrepreneurs?|barista|warriors?|astronauts?|samurai|queen|king|potter|baker|gardener|crowd|selfie|sailors?|monks?|knights?|pirates?|soldiers?|ballerinas?|singers?|guitarists?|skaters?|surfers?|cyclists?|cowboys?|cowgirls?|elders?|craftspeople|(fisher|crafts|fire|police|business|sales|gentle|sports|milk)(wo)?m[ae]n|ceo|founder|freelancers?|customers?)\b/i,
  ],
  [
    "fantasy",
    /\b(dragons?|unicorns?|mermaids?|wizards?|witch(es)?|fair(y|ies)|elf|elves|goblins?|phoenix|castle in the (sky|clouds)|magic(al)?|enchanted|mythical|cyborg|robots?|steampunk|cyberpunk)\b/i,
  ],
  [
    "animal",
    /\b(cats?|kittens?|dogs?|pupp(y|ies)|fox(es)?|wol(f|ves)|bears?|lions?|tigers?|elephants?|horses?|deer|stags?|rabbits?|bunn(y|ies)|hares?|owls?|eagles?|birds?|hummingbirds?|parrots?|ravens?|butterfl(y|ies)|bees?|fish|koi|whales?|dolphins?|turtles?|frogs?|pandas?|sloths?|hedgehogs?|otters?|cows?|highland cow|sheep|chickens?|ducks?|snakes?|octopus|dachshunds?|corgis?|squirrels?|penguins?|giraffes?|raccoons?)\b/i,
  ],
  [
    "food",
    /\b(food|cakes?|cupcakes?|bread|sourdough|pasta|pizza|burgers?|salads?|soup|coffee|latte|tea|cocktails?|wine|juice|smoothies?|ice cream|chocolates?|cookies?|fruits?|berries|strawberr(y|ies)|lemons?|sushi|ramen|breakfast|brunch|dessert|cheese|pancakes?|honey|meal|dish)\b/i,
  ],
  [
    "interior",
    /\b(interior|living ?rooms?|bedrooms?|kitchens?|bathrooms?|nook|study|library|office|studio apartment|nursery|hallway|loft|cafe|café|restaurant|lobby|shop interior|greenhouse|workspace|home office|mockup room|reading room|rooms?)\b/i,
  ],
  [
    "vehicle",
    /\b(cars?|truck|motorcycles?|motorbikes?|bicycles?|bikes?|vans?|camper|bus|trains?|boats?|sailboats?|ships?|planes?|aeroplanes?|airplanes?|helicopters?|tractors?|scooters?)\b/i,
  ],
  [
    "space",
    /\b(space|planets?|galax(y|ies)|nebula|moon|stars|starry|cosmos|cosmic|solar system|spaceship|milky way)\b/i,
  ],
  [
    "architecture",
    /\b(house|houses|cottages?|cabins?|buildings?|skyscrapers?|city|cit(y|ies)capes?|skyline|street|streets|bridge|church|cathedral|temple|castle|tower|village|villa|facade|real estate|property|lighthouse|market square|train station)\b/i,
  ],
  [
    "abstract",
    /\b(abstract|geometric|fluid (art|shapes)|flowing shapes|gradients?|fractals?|mandalas?|marbl(ed|ing))\b/i,
  ],
  [
    "product",
    /\b(products?|bottles?|jars?|candles?|mugs?|cups?|perfume|cosmetics?|lipsticks?|skin ?care|serum|cream|soap|jewell?ery|necklaces?|earrings?|rings?|bracelets?|watch(es)?|shoes?|sneakers?|boots?|bags?|handbags?|wallets?|headphones?|phones?|laptops?|packaging|box(es)?|pottery|ceramics?|vases?|toys?|furniture|chair|lamp|notebooks?|planners?|pens?|gift|mockup|keyboard|sunglasses|backpack|blanket|pillows?|tableware)\b/i,
  ],
  [
    "plant",
    /\b(flowers?|floral|roses?|peon(y|ies)|tulips?|lavender|sunflowers?|wildflowers?|poppies|mushrooms?|ferns?|lea(f|ves)|leaves|botanical|succulents?|cact(us|i)|orchids?|herbs?|bouquet|monstera|eucalyptus|cherry blossoms?)\b/i,
  ],
  [
    "landscape",
    /\b(landscapes?|mountains?|hills?|forests?|woods?|trees?|lakes?|rivers?|waterfalls?|ocean|sea|beach|coast|desert|dunes?|valley|meadow|fields?|islands?|sky|clouds?|sunset|sunrise|canyon|jungle|garden|snow|aurora|volcano|countryside|path|pond)\b/i,
  ],
];

const made = new Set<Family>(["logo", "pattern", "print"]);
const headEnd =
  /[,;:.]|\s(with|in|on|at|by|of|for|from|under|beside|near|among|against|over|inside|and|that|who|as)\s|\s\p{L}{2,}ing\s/iu;

/** The family of the main noun: the last one of the opening phrase, as in “lavender soy candle”. */
export function familyOf(text: string): Family {
  const asMade = familyWords.find(([family, words]) => made.has(family) && words.test(text));
  if (asMade) return asMade[0];
  const [opening = text] = text.split(headEnd);
  return (
    nearest(opening, "last") ??
    nearest(text, "first") ??
    (/\b(portrait|headshot|model)/i.test(text) ? "person" : "object")
  );
}

function nearest(text: string, end: "first" | "last"): Family | undefined {
  let found: Family | undefined;
  let best = end === "first" ? Infinity : -1;
  for (const [family, words] of familyWords) {
    for (const match of text.matchAll(new RegExp(words, "gi"))) {
      if (end === "first" ? match.index < best : match.index > best) [found, best] = [family, match.index];
    }
  }
  return found;
}

/** Every family that a text mentions. */
export function familiesIn(text: string): Family[] {
  return familyWords.filter(([, words]) => words.test(text)).map(([family]) => family);
}
