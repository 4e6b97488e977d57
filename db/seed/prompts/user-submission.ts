import type { SeedRecord } from "#db/seed/seed-types.ts";
import { type PromptDraft, writeRecords } from "#db/seed/write-record.ts";

const live: PromptDraft[] = [
  {
    title: "Three Mugs on One Shelf",
    prompt:
      "Product picture for a small pottery shop: one mug in front, wrapped with a [fat daisy pattern in tomato and mustard], on a plain coloured ground, three-quarter view, handle right. Light from the left, soft, contact shadow real. The same scene will be repeated with two other glazes, {second} and {third}, so keep camera, distance and shadow identical and change only pattern and ground. Square. No hands, no steam, no lettering. I use the three pictures side by side as one banner.",
    about: "One camera, three glazes: a mug picture written to be repeated as a matching banner of three.",
    price: 2,
    pack: "Starter",
    tags: "mug photo, pottery shop, banner, product photo, set of 3",
    by: "Demo Creator",
    category: "Product Photography",
    picture: { family: "product-mockup", palette: "golden-hour", subject: "mug retro pattern" },
  },
  {
    title: "Printable Wall Set, Coral Coast",
    prompt:
      "Set of three coastal prints that share one sea: palms at noon, lighthouse at dusk, sailing boat at first light, each with the horizon at the same height so that they line up on the wall. Palette [coral, aqua and shell], the sky changing with the hour. Flat gouache layers with a glittering sun path. No people, no text. Portrait 3:4, frames 6 cm apart. Begin with {palms, lighthouse or boat}; keep water colour and horizon for the other two.",
    about:
      "Three coastal prints with one shared horizon, so that they line up on the wall. Start with any of them.",
    price: 4,
    pack: "Premium",
    tags: "printable wall art, coastal set, gouache, set of 3, beach decor",
    by: "Demo Creator",
    category: "Wall Art",
    picture: {
      family: "ocean",
      palette: "coral-sea",
      seed: 6,
      timeOfDay: "golden-hour",
      subject: "lighthouse",
    },
    variants: [
      {
        label: "palms at noon",
        family: "ocean",
        palette: "coral-sea",
        timeOfDay: "day",
        subject: "palm beach",
      },
      {
        label: "boat at first light",
        family: "ocean",
        palette: "first-light",
        timeOfDay: "dawn",
        subject: "sailboat",
      },
    ],
  },
  {
    title: "Shop Banner, Quiet Season",
    prompt:
      "Wide shop banner for the quiet weeks after the holidays: blurred colour field from [ice blue to oat] with a faint warm area at the right, fine grain, nothing figurative. Left half calm for {one sentence about opening hours or slow shipping}, set in dark type. 4:1, safe when the phone crops it to the middle. No snowflakes, no sale signs, no gradient that bands on cheap screens. I change only the warm area's place from month to month and leave everything else.",
    about: "A 4:1 banner for quiet weeks: calm left half, one warm area that moves from month to month.",
    price: 0,
    pack: "Starter",
    tags: "shop banner, winter, gradient, etsy banner, small shop",
    by: "Demo Creator",
    category: "Social Media",
    picture: { family: "gradient-mesh", palette: "winter", seed: 31 },
  },
  {
    title: "Saturday Market Poster",
    prompt:
      "Poster for a Saturday craft market: isometric square with stalls as small blocks in [butter, mint and brick], streets leading in from four corners, trees round the edge, light of a spring morning. Upper band plain for {town and date}. Three tones per block, no perspective, no people, no lettering in the picture. It should invite families and still look good when photocopied in black and white by the parish office. A2, with a story crop that keeps the middle of the square.",
    about: "An isometric market square that survives a photocopier, with a plain band for town and date.",
    price: 5,
    pack: "Premium",
    tags: "market poster, isometric, community event, craft fair, print",
    by: "Tiny Blocks",
    category: "Posters",
    picture: { family: "isometric-city", palette: "citrus", timeOfDay: "day", subject: "market" },
  },
  {
    title: "Pocket Bear Patch",
    prompt:
      "Round patch of a bear head for a canvas pocket, flat facets in [walnut and honey], thin ring, background cream. Frontal, calm, no teeth. Six thread colours at most, no area smaller than 2 mm at 60 mm diameter, outline of the ring in satin stitch. Give me the artwork straight-on and flat, without fabric texture, because the embroidery program adds its own. Change {animal} to fox, owl or rabbit and keep ring, size and colours for a troop of four patches.",
    about:
      "A six-thread bear patch for pockets, with rules an embroidery machine likes and three friends to follow.",
    price: 3,
    pack: "Starter",
    tags: "embroidered patch, bear, scouts, animal emblem, pocket",
    by: "Otso Kallio",
    category: "Apparel",
    picture: { family: "animal-emblem", palette: "golden-hour", subject: "bear" },
  },
  {
    title: "Tea Towel, Blue Herbs",
    prompt:
      "Tea towel print of kitchen herbs in blue: sprigs and small flowers scattered evenly, two blues and [marigold] on white linen, hand-painted, no direction so it may be folded either way. Scale for 50 × 70 cm with the largest sprig 9 cm. Keep 2 cm free at the hem. Seamless, so that the same file serves napkins. Leave one square of 6 cm near the corner a little emptier for {an embroidered initial}. No border, no text, no recipe.",
    about: "Blue herbs scattered for linen, foldable either way, with an emptier corner for an initial.",
    price: 3.5,
    pack: "Starter",
    tags: "tea towel, blue botanical, kitchen linen, seamless, initial",
    by: "Loop & Tile",
    category: "Patterns",
    picture: { family: "botanical", palette: "delft", seed: 12, subject: "herbs" },
  },
  {
    title: "Anniversary Moon",
    prompt:
      "Large moon for an anniversary print, lit from the left, soft maria, one small companion star, sky [midnight with a trace of rose]. The lower quarter is even and dark for {two names and a date}. Mezzotint grain on the disc only. No clouds, no couple, no hearts, no constellations. The phase should be the true one of that night; tell me which you drew so that I can check it. Portrait 3:4, blacks not deeper than 95 percent, because many people print at home.",
    about: "A true-phase anniversary moon with a dark lower quarter for names, kind to home printers.",
    price: 4,
    pack: "Premium",
    tags: "anniversary gift, moon print, personalised, night sky, printable",
    by: "Orbit Paper Co.",
    category: "Space",
    picture: { family: "cosmic", palette: "rose-evening", timeOfDay: "night", subject: "moon" },
  },
  {
    title: "Line Vase, Two Stems",
    prompt:
      "Vase with two flowering stems in one black line on warm white, three loose colour shapes in [sand, sage and clay] behind it, slightly out of place. The line is of one weight and open in two places. The vase stands low, a third of the sheet stays empty above. For a set of three with {a face} and {hills}, so keep the same pen and the same three colours. No shading, no table, no text. A4 and A3 without change.",
    about: "A one-weight vase with three misplaced colour shapes, first of a set of three line prints.",
    price: 1.5,
    pack: "Starter",
    tags: "line art, vase print, minimalist, set of 3, abstract shapes",
    by: "Single Stroke",
    category: "Line Art",
    picture: { family: "line-art", palette: "terracotta", seed: 21, subject: "vase" },
  },
];

const drafts: PromptDraft[] = [
  {
    title: "Hallway Gallery of Hours",
    prompt:
      "Four landscapes for one hallway, the same hills at [dawn, noon, dusk and night], so that walking past them takes a day. Layered shapes, round trees on the second hill, birds only in the morning, stars only at night. Palettes change completely, lines not at all. Frames at equal distance, horizon at 40 percent in each. No text, no people. Start with {hour}; I will ask for the other three by name and expect every hill to stay where it is.",
    about: "The same hills at four hours for one hallway, every line fixed and only the light changing.",
    price: 6,
    pack: "Premium",
    tags: "landscape set, hallway art, day and night, set of 4, printable",
    by: "Demo Creator",
    category: "Wall Art",
    picture: {
      family: "layered-landscape",
      palette: "golden-hour",
      seed: 44,
      timeOfDay: "dusk",
      subject: "hills",
    },
  },
  {
    title: "Bakery Tote, Sun Badge",
    prompt:
      "Canvas tote with a sun badge for a bakery, badge printed in [crust and butter], arched name {bakery} above, ribbon with {town} below, one colour less than you think you need. Bag straight-on before a plain wall, handles even, weave visible through the ink. Badge 22 cm wide. No wheat, no rolling pin, no chef's hat. Give the flat artwork as well as the picture of the bag, both on plain ground, so that the printer and the shop can each use theirs.",
    about:
      "A sun-badge tote for a bakery with flat artwork and product picture, one colour less than expected.",
    price: 3,
    pack: "Starter",
    tags: "bakery tote, badge design, merch, canvas bag, print on demand",
    by: "Demo Creator",
    category: "Bags",
    picture: { family: "product-mockup", palette: "terracotta", seed: 15, subject: "tote badge" },
  },
  {
    title: "Sticker Owls for Night Nurses",
    prompt:
      "Sticker set of one owl in six moods for people who work at night: [awake, very awake, coffee, paperwork, quiet pride, going home]. Round cartoon owl, thick outline, two tones, rosy cheeks, white die-cut edge. Keep markings and size identical; only eyelids, brows and one small object change. No text unless {word} is given. Plain disc behind each. The humour is on their side and never at their cost. 50 mm, six on a sheet with 4 mm gaps.",
    about:
      "One owl in six night-shift moods, identical in everything but eyelids, brows and one small object.",
    price: 2.5,
    pack: "Starter",
    tags: "nurse sticker, owl, night shift, sticker set, gift",
    by: "Pocket Moth",
    category: "Stickers",
    picture: { family: "cartoon-character", palette: "moonlight", seed: 38, subject: "owl" },
  },
];

const rejected: PromptDraft[] = [
  {
    title: "Famous Mouse Birthday Banner",
    prompt:
      "Birthday banner with the cartoon mouse everyone knows from the movies, red shorts, white gloves, big smile, holding balloons with the name {child} on them, bright party colours, [castle] behind, confetti, letters in the same style as the films. Banner 2 m wide, seven flags, each flag with the mouse in another pose. Make it as close to the original as possible so that children recognise it at once. Also as cupcake toppers and thank-you cards in the same style for a complete set to sell.",
    about: "A birthday banner set around a well-known film character, submitted for the party category.",
    price: 5,
    pack: "Premium",
    tags: "birthday banner, party set, kids, printable",
    by: "Demo Creator",
    category: "Party",
    picture: { family: "cartoon-character", palette: "coral-sea", seed: 50, subject: "bunny birthday" },
  },
];

const common = { "Image Generator": "Any image model", "Portal Tag": "site", Format: "PNG" };

/** Core §4: submissions begin as Draft and go Live, or are turned down with a reason (D17). */
export const userSubmissions: SeedRecord[] = [
  ...writeRecords("User Submission", common, live),
  ...writeRecords("User Submission", { ...common, Status: "Draft" }, drafts),
  ...writeRecords(
    "User Submission",
    {
      ...common,
      Status: "Rejected",
      "Rejection Reason":
        "The text asks for a copy of a protected film character. Describe a character of your own and send it again.",
    },
    rejected,
  ),
];
