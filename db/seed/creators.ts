export type SeedCreator = {
  name: string;
  email: string;
  bio: string;
  twitter?: string;
  website?: string;
  /** Ground and sign of the drawn logo. */
  logo: { ground: string; sign: string; initials: string };
};

const creatorList = [
  {
    name: "Nora Lindqvist",
    email: "nora@lindqvist.example",
    bio: "Landscape painter from the High Coast. I write prompts the way I plan a canvas: light first, then distance, then paper.",
    twitter: "https://social.example/@noralindqvist",
    website: "https://lindqvist.example",
    logo: { ground: "#2b2350", sign: "#ffc27a", initials: "NL" },
  },
  {
    name: "Amara Studio",
    email: "hello@amarastudio.example",
    bio: "Illustrated portraits in which skin tone, hair and setting are variables. Calm faces, honest likeness, printable at A3.",
    website: "https://amarastudio.example",
    logo: { ground: "#e2a889", sign: "#1f4a4c", initials: "AS" },
  },
  {
    name: "Fieldhouse Prints",
    email: "orders@fieldhouse.example",
    bio: "Two sisters selling still-life prints since 2016. Our prompts are tested on real paper before they are listed.",
    twitter: "https://social.example/@fieldhouse",
    website: "https://fieldhouse.example",
    logo: { ground: "#c79a78", sign: "#3f6b6b", initials: "FP" },
  },
  {
    name: "Loop & Tile",
    email: "studio@loopandtile.example",
    bio: "Seamless patterns for fabric, paper and wallpaper. Every tile is checked at nine repeats before we publish the prompt.",
    website: "https://loopandtile.example",
    logo: { ground: "#f4e7cf", sign: "#c8502f", initials: "LT" },
  },
  {
    name: "Tiny Blocks",
    email: "hi@tinyblocks.example",
    bio: "Isometric towns, toy-like districts and small worlds for map prints and children's rooms.",
    twitter: "https://social.example/@tinyblocks",
    logo: { ground: "#5a7fa8", sign: "#f2d0a4", initials: "TB" },
  },
  {
    name: "Shelf Light",
    email: "contact@shelflight.example",
    bio: "Product photographer. Prompts for podium shots, label close-ups and listing photos that look lit, not generated.",
    website: "https://shelflight.example",
    logo: { ground: "#a9c2b6", sign: "#3f6f5f", initials: "SL" },
  },
  {
    name: "Markwright",
    email: "desk@markwright.example",
    bio: "Logo and emblem designer. Flat geometry, few colours, marks that still read at sixteen pixels.",
    twitter: "https://social.example/@markwright",
    website: "https://markwright.example",
    logo: { ground: "#f5ead8", sign: "#17545c", initials: "MW" },
  },
  {
    name: "Orbit Paper Co.",
    email: "mission@orbitpaper.example",
    bio: "Astronomy posters with the patience of a museum shop: planets, nebulae and charts for people who look up.",
    website: "https://orbitpaper.example",
    logo: { ground: "#0d1535", sign: "#f3d9b1", initials: "OP" },
  },
  {
    name: "Plainwater",
    email: "plain@plainwater.example",
    bio: "Quiet gradients, grain and colour fields for people who put words on top of pictures.",
    logo: { ground: "#bfd7ea", sign: "#087e8b", initials: "PW" },
  },
  {
    name: "Kiln & Quill",
    email: "shop@kilnandquill.example",
    bio: "Mugs, tumblers and stationery. We write wraps that meet at the handle and borders that survive trimming.",
    twitter: "https://social.example/@kilnquill",
    website: "https://kilnandquill.example",
    logo: { ground: "#e9e2d6", sign: "#a5483f", initials: "KQ" },
  },
  {
    name: "Marigold Hours",
    email: "marigold@hours.example",
    bio: "Watercolour florals for invitations, nursery walls and planner covers, with room left for your words.",
    website: "https://hours.example",
    logo: { ground: "#fff3e3", sign: "#d9583b", initials: "MH" },
  },
  {
    name: "Otso Kallio",
    email: "otso@kallio.example",
    bio: "Forest emblems and outdoor badges from Tampere. I started with patches for a scout troop and never stopped.",
    twitter: "https://social.example/@otsokallio",
    logo: { ground: "#23443a", sign: "#e9c08f", initials: "OK" },
  },
  {
    name: "Pocket Moth",
    email: "moth@pocketmoth.example",
    bio: "Sticker-sheet characters with soft cheeks and small worries. Every one comes with six moods.",
    twitter: "https://social.example/@pocketmoth",
    website: "https://pocketmoth.example",
    logo: { ground: "#f8cfc0", sign: "#5d2e8c", initials: "PM" },
  },
  {
    name: "Single Stroke",
    email: "line@singlestroke.example",
    bio: "Line drawings that a laser, a plotter or a tattoo needle can follow. One weight, no fuss.",
    website: "https://singlestroke.example",
    logo: { ground: "#f7f4ee", sign: "#1d2333", initials: "SS" },
  },
  {
    name: "Harbour & Vale",
    email: "hello@harbourvale.example",
    bio: "Coastal and city scenes for travel prints. We walk the place first and write the light down afterwards.",
    twitter: "https://social.example/@harbourvale",
    website: "https://harbourvale.example",
    logo: { ground: "#0b3954", sign: "#ff8a5b", initials: "HV" },
  },
  {
    name: "Room Nine",
    email: "room@roomnine.example",
    bio: "Interior scenes and wall mockups: honest daylight, furniture that could exist, empty frames in the right perspective.",
    website: "https://roomnine.example",
    logo: { ground: "#d9cfc0", sign: "#4d5a52", initials: "RN" },
  },
  {
    name: "Ivo Santoro",
    email: "ivo@santoro.example",
    bio: "Generative artist. Currents, folds and fields of colour made to be printed large and looked at slowly.",
    twitter: "https://social.example/@ivosantoro",
    logo: { ground: "#0d1a26", sign: "#c8a35a", initials: "IS" },
  },
  {
    name: "Demo Creator",
    email: "creator@demo.example",
    bio: "The account behind the demo dashboard: a small shop for printable wall art and listing templates.",
    website: "https://demo.example",
    logo: { ground: "#f3f7e9", sign: "#2a9d8f", initials: "DC" },
  },
] as const satisfies readonly SeedCreator[];

export type CreatorName = (typeof creatorList)[number]["name"];

export const creators: readonly SeedCreator[] = creatorList;

/** Core §2: a creator's handle is the name without spaces. */
export function handleOf(name: string): string {
  return name.replaceAll(/\s+/g, "");
}

export function creatorEmail(name: CreatorName): string {
  const creator = creators.find((candidate) => candidate.name === name);
  if (!creator) throw new Error(`No creator called ${name}`);
  return creator.email;
}
