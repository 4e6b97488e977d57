/**
 * Listings for Etsy Product Research where no Etsy key is set (toolkit §2, D24). Shops and addresses are
 * invented and stand on a reserved domain; the page labels them as sample data.
 */

export type SampleListing = {
  title: string;
  shop: string;
  /** Dollars. */
  price: number;
  url: string;
  demandText: string;
};

export type SampleTheme = { theme: string; words: string[]; listings: SampleListing[] };

const shops = [
  "QuietWallPrints",
  "MeadowAndMug",
  "LoopFabricCo",
  "NorthRidgeGoods",
  "TinyHarbourArt",
  "PaperMoonStudio",
  "ClayHouseShop",
  "FernAndFolio",
  "SundayKilnCo",
  "BramblePress",
];

/** What stands under a listing, strongest first; each theme uses the ten in its own order. */
const demandTexts = [
  "Bestseller with 40+ sold this week",
  "Hot item: 38 people have this in their carts",
  "24 bought in the past 24 hours",
  "In demand: 16 people viewed this today",
  "11 bought this week",
  "In demand, only a few reorders left",
  "6 favourites today",
  "New this week",
  "Only 3 left",
  "Ships from a small studio",
];

/** The first word list decides what a search finds; titles come in rank order. */
const themes: [theme: string, words: string, prices: number[], titles: string[]][] = [
  [
    "boho wall art",
    "boho, bohemian, wall, art, print, neutral, abstract",
    [8.5, 12, 6.9, 14, 9.5, 18, 7.2, 11, 5.5, 16],
    [
      "Boho Wall Art Set of 3, Neutral Abstract Prints",
      "Terracotta Sun Print, Mid Century Boho Decor",
      "Abstract Arch Poster, Warm Bohemian Art",
      "Boho Landscape Print, Rose Hour Hills",
      "Neutral Gallery Wall Set of 6, Digital Download",
      "Pampas Grass Photo Print, Beige Wall Decor",
      "Moon Phase Boho Poster, Above Bed Art",
      "Clay Vase Still Life, Kitchen Boho Print",
      "Line Face Print with Colour Shapes",
      "Desert Sunset Wall Art, Southwest Poster",
    ],
  ],
  [
    "custom pet portrait",
    "pet, dog, cat, portrait, custom, memorial",
    [24, 32, 18.5, 27, 39, 15, 22, 29, 35, 12],
    [
      "Custom Pet Portrait from Photo, Digital File",
      "Dog Memorial Print, Watercolour Style",
      "Geometric Cat Portrait, Minimal Pet Art",
      "Royal Dog Portrait, Funny Gift for Dog Dad",
      "Line Art Pet Drawing with Name",
      "Pet Portrait Mug, Personalised Coffee Cup",
      "Two Pets in One Frame, Family Portrait",
      "Rainbow Bridge Keepsake, Cat Loss Gift",
      "Faceted Pet Logo for Dog Walkers",
      "Pet Sticker Sheet from Photo",
    ],
  ],
  [
    "teacher gift",
    "teacher, school, classroom, appreciation, mug, tumbler",
    [16, 14.5, 22, 9, 12, 18, 7.5, 26, 11, 19],
    [
      "Teacher Mug with Name, Flower Wrap",
      "Teach Love Inspire Tumbler 20 oz",
      "Personalised Teacher Tote Bag",
      "Thank You Teacher Card, Printable",
      "First Day of School Sign for Teachers",
      "Classroom Planet Poster Set",
      "Teacher Bookplate Stamp, Owl",
      "Retirement Print for Teachers",
      "Kindergarten Growth Chart, Space",
      "Reading Corner Poster, Book Club Muse",
    ],
  ],
  [
    "tumbler wrap",
    "tumbler, sublimation, wrap, skinny, 20oz, drinkware",
    [4.5, 3.9, 5.2, 4, 6, 3.5, 4.8, 5.5, 2.9, 7],
    [
      "20 oz Skinny Tumbler Wrap, Wildflowers PNG",
      "Sunset Palm Tumbler Design, Sublimation",
      "Groovy Daisy Tumbler Wrap, Seamless",
      "Nurse Life Tumbler PNG Bundle",
      "Leopard and Roses Straight Wrap",
      "Lake Life Tumbler Wrap with Name",
      "Galaxy Nebula Tumbler PNG",
      "Western Desert Tumbler Wrap",
      "Teacher Pencil Tumbler Wrap",
      "Dark Floral Tumbler, Moody Garden",
    ],
  ],
  [
    "seamless pattern",
    "seamless, pattern, fabric, digital, paper, repeat, retro",
    [5, 3.5, 6.5, 4.2, 8, 2.9, 5.8, 4.9, 7.5, 3.2],
    [
      "Seventies Scallop Seamless Pattern, 5 Colours",
      "Dark Botanical Fabric Design, Commercial Use",
      "Wavy Stripe Digital Paper, Pastel",
      "Terrazzo Seamless File, Berry",
      "Delft Blue Floral Repeat, Tea Towel Design",
      "Memphis Confetti Digital Paper",
      "Art Deco Fan Pattern, Gold on Petrol",
      "Citrus Grove Seamless Vector",
      "Boho Rainbow Nursery Fabric Design",
      "Atomic Starburst Pattern, Mid Century",
    ],
  ],
  [
    "wedding invitation",
    "wedding, invitation, save, date, bridal, template, stationery",
    [12, 9.5, 18, 14, 22, 7, 16, 11, 25, 8.5],
    [
      "Watercolour Peony Wedding Invitation Template",
      "Terracotta Wedding Suite, Editable",
      "Bridesmaid Proposal Card, Rose Wreath",
      "Illustrated Wedding Map, Custom",
      "Minimal Line Bouquet Invitation",
      "Save the Date with Skyline",
      "Wildflower Menu and Place Card Set",
      "Henna Mandala Sangeet Invitation",
      "Wedding Welcome Sign, Isometric Town",
      "Thank You Card, Fine Line Flowers",
    ],
  ],
  [
    "logo design",
    "logo, branding, kit, mark, emblem, business",
    [45, 38, 59, 29, 75, 35, 52, 22, 64, 41],
    [
      "Geometric Fox Logo, Ready Made",
      "Minimal Monogram Branding Kit",
      "Mountain Badge Logo, Outdoor Brand",
      "Yoga Studio Petal Logo, Canva Kit",
      "Coffee Roaster Seal, Vintage Logo",
      "Lion Emblem for Gyms, Vector",
      "Leaf Mark, Eco Brand Logo",
      "Farm Stamp Design, Rubber Stamp Ready",
      "Flame and Vessel Logo for Potters",
      "App Icon Design, Hexagon Knot",
    ],
  ],
  [
    "sticker sheet",
    "sticker, kawaii, cute, die, cut, planner",
    [3.5, 4.2, 2.9, 5, 3.8, 6, 3.2, 4.5, 2.5, 5.5],
    [
      "Kawaii Wizard Cat Sticker Sheet",
      "Sleepy Panda Vinyl Stickers",
      "Mushroom Cottagecore Sticker Pack",
      "Grumpy Frog Die Cut Sticker",
      "Bear With a Job Stickers, Essential Workers",
      "Easter Chick Sticker Set, Printable",
      "Retro Sunset Laptop Stickers",
      "National Park Badge Stickers",
      "Moon and Star Planner Stickers",
      "Custom Pet Sticker Sheet",
    ],
  ],
  [
    "nursery print",
    "nursery, baby, kids, room, animal, name",
    [9, 14, 7.5, 11, 18, 6.5, 12, 8, 15, 10],
    [
      "Woodland Nursery Prints, Set of 3",
      "Custom Name Print, Little Fox",
      "Space Nursery Poster, Sleeping Planet",
      "Rainbow Arc Print, Boho Nursery",
      "Birth Night Sky Print with Date",
      "Alphabet Animals Poster",
      "Isometric Toy Town Print for Playroom",
      "Felt Hills Landscape, Soft Colours",
      "Safari Watercolour Set of 4",
      "Bunny Growth Chart, Printable",
    ],
  ],
  [
    "t-shirt design",
    "shirt, tshirt, tee, design, retro, png",
    [6, 4.5, 8, 5.5, 3.9, 7, 9, 5, 6.5, 4],
    [
      "Retro Sunset Shirt PNG, Palm Coast",
      "Lake Life Family Shirt Design, Custom Name",
      "Trail Club Badge PNG, Hiking Shirt",
      "Funny Cat Fishing Shirt Design",
      "Synthwave Car Shirt PNG",
      "Teacher Shirt SVG, Groovy Letters",
      "Volt Garage Badge, Mechanic Dad Shirt",
      "Family Reunion Crew Shirt, Nautical",
      "Desert Highway Vintage Tee PNG",
      "Mushroom Forager Pocket Print",
    ],
  ],
  [
    "frame mockup",
    "mockup, frame, interior, poster, wall, psd",
    [7, 9.5, 12, 5.5, 15, 6, 8.5, 11, 4.5, 18],
    [
      "Boho Living Room Frame Mockup, PSD",
      "Nursery Frame Mockup Set of 3",
      "Oak Frame Mockup, Straight On, A Sizes",
      "Dark Green Wall Mockup, 50x70",
      "Canvas Mockup, Loft Interior",
      "Mug Mockup, Sage Background",
      "T-Shirt Mockup, Studio, 12 Colours",
      "Planner Desk Mockup, Flat Lay",
      "Poster on Rail Mockup, Free Shadow",
      "Tote Bag Mockup, Natural Canvas",
    ],
  ],
  [
    "city print",
    "city, skyline, travel, poster, map, print, hometown",
    [14, 18, 11, 24, 16, 9.5, 28, 12, 21, 15],
    [
      "Chicago Skyline Print, Four Ink Poster",
      "Custom City Poster with Coordinates",
      "Tokyo Night Skyline, Screen Print Style",
      "Isometric City Map, Your Town",
      "Lakefront Travel Poster, Mid Century",
      "Skyline Silhouette SVG, 20 Cities",
      "Hometown Map Print, Engraved Look",
      "New Home Skyline Card with Address",
      "Rooftop Cinema Poster, Dusk City",
      "Paper Cut City Night, Anniversary Gift",
    ],
  ],
  [
    "colouring page",
    "coloring, colouring, page, book, mandala, printable, kdp",
    [2.5, 3.9, 1.9, 4.5, 3, 5.5, 2.2, 3.5, 6, 2.8],
    [
      "Adult Colouring Mandala, 20 Pages PDF",
      "Sunflower Mandala Colouring Page",
      "Kids Animal Colouring Book, KDP Interior",
      "Mindfulness Colouring Pages, Large Print",
      "Snowflake Doily Colouring Sheet",
      "Botanical Line Colouring Pages",
      "Birthday Colouring Placemats",
      "Mandala Levels Book, Easy to Hard",
      "Bible Verse Colouring Cards",
      "Space Colouring Poster, A2",
    ],
  ],
  [
    "gift card and stationery",
    "card, greeting, birthday, sympathy, thank, stationery",
    [4, 5, 3.5, 4.5, 6, 2.9, 5.5, 4.2, 3.8, 7],
    [
      "Hydrangea Sympathy Card, Blank Inside",
      "Winter Forest Christmas Cards, Set of 10",
      "Birthday Cat Card, Printable",
      "Thank You Insert Cards, Small Business",
      "Housewarming Card, New Keys New View",
      "Poppy Notecards with Envelopes",
      "Stargazing Party Invitation",
      "Father's Day Card, Workshop Tools",
      "Baby Shower Book Request Cards",
      "Wax Seal Monogram Stationery Set",
    ],
  ],
];

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

export const sampleThemes: SampleTheme[] = themes.map(([theme, words, prices, titles], themeNumber) => ({
  theme,
  words: words.split(", "),
  listings: titles.map((title, rank) => ({
    title,
    shop: shops[(rank + themeNumber * 3) % shops.length] ?? "",
    price: prices[rank] ?? 0,
    url: `https://listings.example/${1000 + themeNumber * 10 + rank}/${slug(title)}`,
    // Near the top demand is mostly strong, but never in the same order twice.
    demandText: demandTexts[(rank * 3 + themeNumber * 7) % demandTexts.length] ?? "",
  })),
}));

/** Ten listings from a rank on: the theme that the search is about comes first, then the next nearest. */
export function sampleListingsFor(search: string, startRank = 1): SampleListing[] {
  const asked = search.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const score = ({ words, theme }: SampleTheme) =>
    asked.filter((word) => words.includes(word) || theme.split(" ").includes(word)).length;
  const ranked = sampleThemes
    .toSorted((left, right) => score(right) - score(left))
    .flatMap(({ listings }) => listings);
  // Past the end of the set it begins again: there are always ten.
  return Array.from({ length: 10 }, (_, index) => ranked[(startRank - 1 + index) % ranked.length]).filter(
    (listing) => listing !== undefined,
  );
}
