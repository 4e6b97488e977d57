import type { StoreCategory } from "#app/features/store/store-labels.ts";
import type { CreatorName } from "./creators.ts";
import type { SeedPicture } from "./seed-types.ts";

export type SocialLinks = { twitter?: string; instagram?: string; linkedin?: string; website?: string };

export type PaymentOptions = {
  paypalLink?: string;
  stripeLink?: string;
  gumroadLink?: string;
  otherPaymentLink?: string;
  paymentInstructions?: string;
};

export type SeedStoreItem = {
  key: string;
  title: string;
  category: StoreCategory;
  productType: "prompt" | "pdf";
  description: string;
  /** Only for prompts. */
  fullPrompt?: string;
  /** Only for PDFs: what the file contains, a page each. */
  pages?: { heading: string; text: string }[];
  /** Dollars; 0 is free. */
  price: number;
  tags: string[];
  creator: CreatorName;
  socialLinks: SocialLinks;
  paymentOptions: PaymentOptions;
  picture: SeedPicture;
};

const pay = (slug: string): PaymentOptions => ({
  paypalLink: `https://pay.example/paypal/${slug}`,
  stripeLink: `https://pay.example/stripe/${slug}`,
});

const gumroad = (slug: string): PaymentOptions => ({ gumroadLink: `https://pay.example/gumroad/${slug}` });

export const storeItems: SeedStoreItem[] = [
  {
    key: "candle-scene-trio",
    title: "Candle Scene Trio",
    category: "Product Photography",
    productType: "prompt",
    description:
      "One candle in three rooms: morning shelf, evening table, winter window. Change scent, vessel and label once and get a matching set of listing photos.",
    fullPrompt:
      'Photograph a hand-poured candle in {vessel colour} with a cream label reading "{scent}", three times with the same camera at 85 mm and the label square to the lens. Scene A: bright shelf with two books, window panes on the wall. Scene B: dark table at dusk, flame lit, label one stop brighter than the wall. Scene C: window sill in winter light with one branch. Keep vessel, label and height in the frame identical in all three. No hands, no smoke, no second candle, no invented awards.',
    price: 4.5,
    tags: ["candle", "product photo", "listing set", "mockup"],
    creator: "Shelf Light",
    socialLinks: { instagram: "https://social.example/shelflight", website: "https://shelflight.example" },
    paymentOptions: pay("candle-scene-trio"),
    picture: { family: "still-life", palette: "autumn", timeOfDay: "dusk", subject: "candle" },
  },
  {
    key: "skincare-range-lineup",
    title: "Skincare Range Line-Up",
    category: "Product Photography",
    productType: "prompt",
    description:
      "A podium scene that holds two products today and six next year, with spacing rules that keep a growing range consistent.",
    fullPrompt:
      "Studio photograph of a skincare range on round plaster podiums: {products from tallest to smallest}, labels blank or exactly as quoted, gaps equal to half the width of the smallest product. Wall and floor in {brand colour} one step apart, window panes and a leaf shadow at low contrast. Key light left, edge light on glass, contact shadow plus one long soft shadow. The tallest product stands on the left third. Leave the right third free for a headline. When I add a product, keep camera and spacing and widen the picture.",
    price: 7,
    tags: ["skincare", "podium", "brand range", "product photo"],
    creator: "Shelf Light",
    socialLinks: { instagram: "https://social.example/shelflight", website: "https://shelflight.example" },
    paymentOptions: { ...pay("skincare-range"), ...gumroad("skincare-range") },
    picture: { family: "still-life", palette: "winter", timeOfDay: "day", subject: "skincare" },
  },
  {
    key: "listing-photo-guide",
    title: "Ten Listing Photos That Answer Questions",
    category: "Product Photography",
    productType: "pdf",
    description:
      "A short guide for sellers with a phone and a window: which ten photos a listing needs, in which order, and a prompt for each.",
    pages: [
      {
        heading: "Start with the buyer's questions",
        text: "Write down what people ask before they buy: how large is it, what does it feel like, how does it arrive, can it be returned. Every photo answers one of them. A picture that answers nothing takes the place of one that would.",
      },
      {
        heading: "The first photo",
        text: "Plain ground, whole product, size obvious. No collage and no text. It competes at the size of a thumbnail, so squint at it. If the product disappears, the ground is wrong.",
      },
      {
        heading: "Scale, use, material",
        text: "Second photo: the product beside something everybody has held. Third: in use, by a person or in a room. Fourth: so close that the material can be felt. Keep the light from the same side in all three.",
      },
      {
        heading: "What can be generated and what cannot",
        text: "Rooms, backgrounds and moods may be generated and should be named as such where the marketplace asks for it. The thing itself must be photographed: colour, seams and faults are promises.",
      },
    ],
    price: 0,
    tags: ["guide", "listing photos", "etsy", "checklist"],
    creator: "Shelf Light",
    socialLinks: { website: "https://shelflight.example" },
    paymentOptions: {},
    picture: { family: "flat-lay", palette: "sage", seed: 3, subject: "beauty" },
  },
  {
    key: "team-headshot-system",
    title: "Team Headshot System",
    category: "Headshots",
    productType: "prompt",
    description:
      "One light, one crop and one background for a whole team page, with a short questionnaire that colleagues fill in themselves.",
    fullPrompt:
      "Illustrated headshot of {role}: {age range}, {skin tone}, {hair}, {glasses or none}, expression attentive, mouth closed, eyes to camera. Jacket or knit in {team colour}, no pattern, background two steps lighter and flat. Soft light from the upper left, small catchlight, shadow under the chin. Head and shoulders, eyes on the upper third, square. Keep asymmetries, add no make-up, remove no age. For the next colleague I will send only the four facts; repeat everything else exactly.",
    price: 9,
    tags: ["headshot", "team page", "consistent set", "corporate"],
    creator: "Amara Studio",
    socialLinks: { linkedin: "https://social.example/amarastudio", website: "https://amarastudio.example" },
    paymentOptions: pay("team-headshots"),
    picture: { family: "portrait", palette: "terracotta", seed: 31, subject: "professional headshot woman" },
  },
  {
    key: "author-portrait-prompt",
    title: "Author Portrait for Book Jackets",
    category: "Headshots",
    productType: "prompt",
    description:
      "A calm illustrated author portrait in a frame of leaves, made to be printed small on a jacket and large on a reading poster.",
    fullPrompt:
      "Illustrated author portrait for a book jacket: {age range}, {skin tone}, {hair}, eyes closed as if hearing a sentence, plain collar with fine arcs. Behind the head a pale disc and a fan of {plant from the book} leaves at regular angles. Flat planes, soft grain, one light from the left. Palette from the jacket: {three colours}. It must read at 25 mm and hold at 50 cm. No pen, no glasses unless worn, no text. Keep the likeness to what is described and flatter nothing.",
    price: 6,
    tags: ["author portrait", "book jacket", "illustration", "headshot"],
    creator: "Amara Studio",
    socialLinks: { website: "https://amarastudio.example" },
    paymentOptions: gumroad("author-portrait"),
    picture: { family: "portrait", palette: "moonlight", seed: 4, subject: "woman" },
  },
  {
    key: "nine-stories-one-brand",
    title: "Nine Stories, One Brand",
    category: "Social Media",
    productType: "prompt",
    description:
      "A set of nine story backgrounds from three brand colours, sorted by where the light falls, with safe zones for the interface.",
    fullPrompt:
      "Make nine vertical backgrounds, 9:16, from {three hex values}: soft colour fields with fine grain and no shapes. Three are brightest at the top, three in the middle, three at the bottom. Rotate which colour leads. Keep the upper 14 and the lower 20 percent calm for the interface. Contrast must allow {dark or light} type at 4.5 to 1 in the calm area. No clouds, bokeh, paper or text. Name the files by bright area and number, for example top-1.",
    price: 0,
    tags: ["stories", "background set", "gradient", "brand"],
    creator: "Plainwater",
    socialLinks: { website: "https://plainwater.example" },
    paymentOptions: {},
    picture: { family: "gradient-mesh", palette: "lavender", seed: 14 },
  },
  {
    key: "month-of-posts-planner",
    title: "A Month of Posts for a Small Shop",
    category: "Social Media",
    productType: "pdf",
    description:
      "Thirty post ideas that need no dancing: what to show, one line to write, and which picture prompt fits. Printable calendar included.",
    pages: [
      {
        heading: "Week one: the thing itself",
        text: "Monday: the whole product. Wednesday: its smallest detail. Friday: the same product next to your hand. Write one sentence each time and let the picture do the rest.",
      },
      {
        heading: "Week two: how it is made",
        text: "Show the table from above, the moment of a decision, and something that failed. People trust a maker who can say what went wrong.",
      },
      {
        heading: "Week three: where it lives",
        text: "A room by day, a room by evening, and a photograph from a customer with permission. If a room is generated, say so in the first comment.",
      },
      {
        heading: "Week four: words",
        text: "One question you are often asked, one answer you enjoy giving, one thank-you. Leave two days empty. Silence is part of a rhythm.",
      },
    ],
    price: 6.5,
    tags: ["content calendar", "social media", "small shop", "planner"],
    creator: "Demo Creator",
    socialLinks: { website: "https://demo.example", instagram: "https://social.example/democreator" },
    paymentOptions: pay("month-of-posts"),
    picture: { family: "flat-lay", palette: "spring-pastel", seed: 7, subject: "desk planner" },
  },
  {
    key: "quote-card-kit",
    title: "Quote Card Kit, Dawn to Dusk",
    category: "Social Media",
    productType: "prompt",
    description:
      "Backgrounds for quotes written around the sentence they carry: five hours of the day, tested for contrast, with line-break advice.",
    fullPrompt:
      'Background for the sentence "{sentence}" at the hour of {dawn, noon, golden hour, dusk or night}. Two or three colours of that hour meet softly, fine grain, nothing figurative. The text stands {left or centre} in {dark or light} type; keep that area even and at 4.5 to 1. Put one area of interest as far from the text as the format allows. After drawing, propose line breaks that fall between phrases and name the longest line. 4:5, safe at 1:1.',
    price: 3,
    tags: ["quote card", "instagram", "background", "typography"],
    creator: "Plainwater",
    socialLinks: { instagram: "https://social.example/plainwater" },
    paymentOptions: gumroad("quote-card-kit"),
    picture: { family: "gradient-mesh", palette: "golden-hour", seed: 27 },
  },
  {
    key: "empty-room-staging",
    title: "Empty Room Staging, Three Styles",
    category: "Real Estate",
    productType: "prompt",
    description:
      "Furnish an empty room in three styles without changing the room. Includes the caption that keeps a listing honest.",
    fullPrompt:
      'Stage the empty {room} in the attached photo for {buyer}. Keep windows, doors, floor, radiators, view and every fault exactly as they are, and keep the direction of the light. Version A: Scandinavian; B: warm modern; C: family practical. Use pieces that fit {dimensions}, leave 80 cm to walk, at most nine objects. No pictures on the walls except one plain frame. Return three pictures from the same camera and this caption under each: "Virtually staged. The room is sold empty."',
    price: 12,
    tags: ["virtual staging", "real estate", "interior", "listing"],
    creator: "Room Nine",
    socialLinks: { linkedin: "https://social.example/roomnine", website: "https://roomnine.example" },
    paymentOptions: {
      ...pay("room-staging"),
      paymentInstructions: "Write the listing's address in the note.",
    },
    picture: {
      family: "interior",
      palette: "first-light",
      seed: 20,
      timeOfDay: "day",
      subject: "living room",
    },
  },
  {
    key: "twilight-exterior-prompt",
    title: "Neighbourhood at Twilight",
    category: "Real Estate",
    productType: "prompt",
    description:
      "A skyline or street at twilight for area pages and brochures, drawn with true landmarks and labelled as an illustration.",
    fullPrompt:
      'Illustration of {neighbourhood} at twilight for an agency\'s area page: {landmarks in true order}, flat layers from near-black to pale, a quarter of the windows lit, water or street repeating the light. Sky in {two brand colours}, plain for a headline. Add no buildings and no trees that are not there. Wide 16:9 with a 1:1 crop that keeps the main landmark. Provide a line to print beneath: "Illustration, not a photograph."',
    price: 5,
    tags: ["area guide", "skyline", "real estate", "brochure"],
    creator: "Harbour & Vale",
    socialLinks: { website: "https://harbourvale.example" },
    paymentOptions: pay("twilight"),
    picture: { family: "city-skyline", palette: "lavender", timeOfDay: "dusk", subject: "river" },
  },
  {
    key: "agent-photo-checklist",
    title: "Agent's Photo Day Checklist",
    category: "Real Estate",
    productType: "pdf",
    description:
      "Two printable pages for the day the photographer comes, and a third on what may be staged and what may not.",
    pages: [
      {
        heading: "The evening before",
        text: "Curtains open, lamps checked, bins away, beds made flat. Clear two thirds of every surface. Put one plant where the longest view ends.",
      },
      {
        heading: "On the day",
        text: "Shoot rooms in the order of the sun. Camera at 150 cm, verticals true, lights either all on or all off. One picture from the door, one towards it.",
      },
      {
        heading: "Staging honestly",
        text: "Furniture and colour may be added to a copy of the photo and must be captioned. Size, light, damage, neighbours and view may not be touched.",
      },
    ],
    price: 0,
    tags: ["checklist", "real estate photo", "agent", "printable"],
    creator: "Room Nine",
    socialLinks: { website: "https://roomnine.example" },
    paymentOptions: {},
    picture: { family: "interior", palette: "meadow", seed: 22, timeOfDay: "day", subject: "living room" },
  },
  {
    key: "planet-classroom-set",
    title: "Planet Plates for Classrooms",
    category: "Education",
    productType: "prompt",
    description:
      "Eight planet plates in one encyclopaedia style, with a note on what is measured and what is imagined, for honest captions.",
    fullPrompt:
      "Encyclopaedia plate of {planet} for a classroom wall: body filling half the format, lit from the left with a true terminator, rings only if it has them, colours from photographs and not from films. Deep even sky, stars few and of three sizes. Smooth gouache, no labels, lower fifth plain for facts in {language}. After drawing, list in one sentence what is measured and in one what is imagined. Keep size, light and margin the same for all eight.",
    price: 5.5,
    tags: ["classroom", "planets", "science", "poster set"],
    creator: "Orbit Paper Co.",
    socialLinks: { website: "https://orbitpaper.example" },
    paymentOptions: gumroad("planet-plates"),
    picture: { family: "cosmic", palette: "citrus", timeOfDay: "night", subject: "ringed planet" },
  },
  {
    key: "colouring-levels-book",
    title: "Mandalas That Grow: Colouring Book",
    category: "Education",
    productType: "pdf",
    description:
      "A home-printable booklet on colouring as a pause: how to choose pencils, how to begin in the middle, and the prompt behind the pages.",
    pages: [
      {
        heading: "How to use these pages",
        text: "Print on matte paper. Begin at the centre with two colours and add one per ring. Stop when you like it; a half-coloured mandala is finished if you say so.",
      },
      {
        heading: "Three levels",
        text: "Level one has spaces above a centimetre, level two divides each of them once, level three divides every second one again. The outer line stays the same so that you can see the flower grow.",
      },
      {
        heading: "The prompt behind the pages",
        text: "Black outline on white, closed shapes, two line weights, exact symmetry, no grey. Level as named. Mandala of {theme} from at most four shapes, centred on {paper size} with a 15 mm border.",
      },
    ],
    price: 3.9,
    tags: ["coloring book", "mandala", "printable", "mindfulness"],
    creator: "Single Stroke",
    socialLinks: { website: "https://singlestroke.example" },
    paymentOptions: pay("mandalas-that-grow"),
    picture: { family: "mandala", palette: "mono-ink", seed: 16, subject: "colouring page" },
  },
  {
    key: "alphabet-friends-prompt",
    title: "Alphabet Friends, Consistent Cast",
    category: "Education",
    productType: "prompt",
    description:
      "A cast of small animals for alphabet cards that stay themselves from A to Z. Includes the five marks that never change.",
    fullPrompt:
      "Alphabet card character: a small round {animal} for the letter {letter}, whole figure from the front, thick soft outline, flat colour with one shadow tone, cheeks slightly warm, standing on a low hill with a plain disc behind. It holds or wears one thing beginning with the same letter: {thing}. No letters in the picture; the card adds them. Five marks that never change: eye size, cheek colour, outline, disc size, hill height. Square, 8 percent margin.",
    price: 0,
    tags: ["alphabet cards", "kids", "animals", "consistent characters"],
    creator: "Pocket Moth",
    socialLinks: { twitter: "https://social.example/@pocketmoth", website: "https://pocketmoth.example" },
    paymentOptions: {},
    picture: { family: "cartoon-character", palette: "meadow", seed: 12, subject: "penguin scarf" },
  },
  {
    key: "gallery-wall-maths",
    title: "Gallery Wall Maths",
    category: "Art & Design",
    productType: "pdf",
    description:
      "How to plan a wall of three, five or nine pictures: gaps, heights, and a way to make prompts that hang together.",
    pages: [
      {
        heading: "One height, one gap",
        text: "The middle of the group hangs at 145 cm. Gaps are equal and smaller than you think: five to seven centimetres. Outer edges may be ragged, gaps may not.",
      },
      {
        heading: "What holds a set together",
        text: "Choose two of three: palette, horizon, or line. If all three are shared the set is dull; if only one is, it falls apart.",
      },
      {
        heading: "Writing for a set",
        text: "Write the shared part once and keep it word for word. Put what changes in a single bracket. Generate all pictures in one sitting and judge them side by side, in grey first.",
      },
    ],
    price: 4,
    tags: ["gallery wall", "interior guide", "wall art", "pdf"],
    creator: "Fieldhouse Prints",
    socialLinks: { instagram: "https://social.example/fieldhouse", website: "https://fieldhouse.example" },
    paymentOptions: gumroad("gallery-wall-maths"),
    picture: { family: "product-mockup", palette: "autumn", subject: "poster frame landscape" },
  },
  {
    key: "seventies-tile-pack",
    title: "Seventies Tile Pack, 12 Colourways",
    category: "Art & Design",
    productType: "prompt",
    description:
      "One repeat, twelve colourways by position. Scallops, arcs and daisies that meet in order on every edge, for cloth and paper.",
    fullPrompt:
      "Seamless seventies repeat of {scallops, arcs or daisies} in five flat colours listed from ground to accent: {ground}, {first}, {second}, {third}, {accent}. All bands the same width, colours always in that order, edges joining on four sides. No outlines, texture or lettering. Show one tile. Then give eleven more colourways as lists of five, each keeping the order of lightness, with a name taken from a kitchen, a car or a song title invented for it.",
    price: 8,
    tags: ["seamless pattern", "retro", "colourways", "fabric"],
    creator: "Loop & Tile",
    socialLinks: { instagram: "https://social.example/loopandtile", website: "https://loopandtile.example" },
    paymentOptions: { ...pay("tile-pack"), ...gumroad("tile-pack") },
    picture: { family: "seamless-retro", palette: "terracotta", subject: "daisies" },
  },
  {
    key: "watercolour-wedding-suite",
    title: "Watercolour Wedding Suite Prompt",
    category: "Art & Design",
    productType: "prompt",
    description:
      "Invitation, menu, place card and thank-you from the same flowers. Says where paint may go and where words must stay alone.",
    fullPrompt:
      "Wedding suite in watercolour from {two flowers and one foliage}, palette {three colours}. Piece one: wreath with a white centre for names. Piece two: posy at the lower left of a menu, right two thirds white. Piece three: single sprig for a place card. Piece four: the leftover leaves as envelope liner, denser. Same paper, same brush, pigment light enough that dark type is always strongest. No outlines, no ribbon, no lettering. Deliver each isolated on white.",
    price: 11,
    tags: ["wedding suite", "watercolor", "stationery", "invitation"],
    creator: "Marigold Hours",
    socialLinks: { instagram: "https://social.example/marigoldhours", website: "https://hours.example" },
    paymentOptions: {
      ...pay("wedding-suite"),
      paymentInstructions: "Send the wedding colours with the order.",
    },
    picture: { family: "watercolor-floral", palette: "autumn", subject: "wedding wreath" },
  },
  {
    key: "emblem-workbook",
    title: "From Animal to Emblem: Workbook",
    category: "Art & Design",
    productType: "pdf",
    description:
      "A workbook for drawing animal marks with AI and a ruler: facets, symmetry, small sizes, and when to stop.",
    pages: [
      {
        heading: "Two features name the animal",
        text: "A fox is ears and muzzle, an owl is eyes and brow. Write down the two and remove whatever does not serve them.",
      },
      {
        heading: "Facets",
        text: "Begin with nine per side. Light planes left, dark planes right. If two neighbours have the same tone, merge them.",
      },
      {
        heading: "Sixteen pixels",
        text: "Reduce the mark until it fails, then repair it at that size and carry the repair back up. Show it to somebody who has not seen it large.",
      },
      {
        heading: "The prompt",
        text: "Emblem of a {animal} head, frontal, symmetrical, {number} flat facets, colours {base, darker, lighter, eye}, thin ring with equal gap, no fur, no text, recognisable at 16 px.",
      },
    ],
    price: 9.5,
    tags: ["logo workbook", "animal emblem", "geometry", "pdf"],
    creator: "Markwright",
    socialLinks: { twitter: "https://social.example/@markwright", website: "https://markwright.example" },
    paymentOptions: pay("emblem-workbook"),
    picture: { family: "animal-emblem", palette: "delft", style: "logo", subject: "fox" },
  },
  {
    key: "one-sign-brand-brief",
    title: "One-Sign Brand Brief",
    category: "Business",
    productType: "prompt",
    description:
      "A brief that forces a decision: one sign, two colours, three tests. For founders who would otherwise ask for twenty options.",
    fullPrompt:
      "Design one sign for {business in six words}. Feeling {adjective}, never {opposite}. At most {number} flat shapes, one symmetry, one irregularity. Colours {main} and {second}; valid in one. Before drawing, list the five most obvious ideas and refuse them. Draw the sixth. Then test: describe it to someone by telephone in one sentence; view it at 16 px; view it in grey. If it fails one test, repair that and nothing else. Deliver the mark alone.",
    price: 6,
    tags: ["logo brief", "branding", "startup", "mark"],
    creator: "Markwright",
    socialLinks: { website: "https://markwright.example" },
    paymentOptions: { stripeLink: "https://pay.example/stripe/one-sign-brief" },
    picture: { family: "geometric-logo", palette: "sage", subject: "wave" },
  },
  {
    key: "price-your-prompts",
    title: "Pricing Prompts and Prints",
    category: "Business",
    productType: "pdf",
    description:
      "A sober worksheet: hours, fees, returns, and what a picture may cost. With a table to fill in and an example that adds up.",
    pages: [
      {
        heading: "Count the hours",
        text: "Write down a whole week, including messages. Divide what you want to earn by the hours that are left for making. That is your hour; it is usually higher than expected.",
      },
      {
        heading: "Fees and returns",
        text: "List every fee as a percentage of the price and every return as a percentage of orders. Add both to the price before you compare yourself with anyone.",
      },
      {
        heading: "An example that adds up",
        text: "A digital print at $9: marketplace and payment take $1.20, two questions by message cost $1.50 of time, one order in forty is refunded. What remains pays for making four new pictures a month, not forty.",
      },
    ],
    price: 5,
    tags: ["pricing", "worksheet", "etsy seller", "business"],
    creator: "Demo Creator",
    socialLinks: { website: "https://demo.example" },
    paymentOptions: { ...pay("pricing"), otherPaymentLink: "https://pay.example/other/pricing" },
    picture: { family: "flat-lay", palette: "retro-seventies", seed: 2, subject: "desk notebook" },
  },
  {
    key: "support-reply-prompts",
    title: "Twelve Kind Replies to Hard Messages",
    category: "Business",
    productType: "pdf",
    description:
      "Late parcel, wrong size, angry caps: twelve replies that are short, honest and human, with a prompt to adapt them to your shop.",
    pages: [
      {
        heading: "The shape of a kind reply",
        text: "Say what you understood, say what you will do, say when. No excuses in the first two lines. Sign with a name.",
      },
      {
        heading: "Four of the twelve",
        text: "Late parcel: I have asked the carrier today and will write again on Thursday whatever they say. Wrong size: keep it or send it back, both are free. Angry capitals: you are right to be annoyed. Refused refund: here is what I can do, and here is why not more.",
      },
      {
        heading: "The prompt",
        text: "Rewrite this reply for my shop, which sells {product} and sounds {tone}. Keep it under 80 words, promise only {what I can keep}, and end with a date.",
      },
    ],
    price: 0,
    tags: ["customer service", "templates", "etsy seller", "messages"],
    creator: "Kiln & Quill",
    socialLinks: { website: "https://kilnandquill.example" },
    paymentOptions: {},
    picture: { family: "still-life", palette: "sage", timeOfDay: "dawn", subject: "coffee" },
  },
  {
    key: "house-of-currents",
    title: "House of Currents: Large Abstracts",
    category: "Other",
    productType: "prompt",
    description:
      "Ribbons and fine lines for very large prints. How to keep edges at three metres, and how to derive a quiet companion piece.",
    fullPrompt:
      "Abstract for a wall of {metres}: currents of {four colours}, one almost black, one under five percent. Ribbons if the room is loud, fine lines if it is quiet. Two still points, neither central. Edges stay crisp at full size; nothing glows. The densest area hangs away from the door. Derive a companion with half the contrast by moving into the calm quarter of the first. State the smallest width of a line in millimetres at final size before drawing.",
    price: 14,
    tags: ["large print", "abstract", "flow art", "mural"],
    creator: "Ivo Santoro",
    socialLinks: { twitter: "https://social.example/@ivosantoro" },
    paymentOptions: { stripeLink: "https://pay.example/stripe/currents", ...gumroad("currents") },
    picture: { family: "flow-field", palette: "golden-hour", seed: 19, subject: "ribbons" },
  },
  {
    key: "reunion-shirt-pack",
    title: "Family Reunion Shirt Pack",
    category: "Other",
    productType: "prompt",
    description:
      "Badge, back print and pocket print for a family weekend, with name, year and place as variables and rules a print shop likes.",
    fullPrompt:
      "Three shirt graphics for the {surname} reunion in {place}, {year}. Back: round badge with {peaks, wave or pines}, name on an upper arch, place on a lower one. Pocket: the picture of the badge without words, 8 cm. Sleeve: the year in the same letters. At most three inks plus the shirt colour {colour} left open. No line under 1 mm, no distress across letters, everything readable at three metres. Deliver flat artwork on plain ground, one file per place on the shirt.",
    price: 3.5,
    tags: ["family reunion", "shirt design", "badge", "custom name"],
    creator: "Otso Kallio",
    socialLinks: { twitter: "https://social.example/@otsokallio" },
    paymentOptions: pay("reunion-pack"),
    picture: { family: "badge", palette: "green-dusk", subject: "camp mountain" },
  },
  {
    key: "small-town-map-kit",
    title: "Small Town Map Kit",
    category: "Other",
    productType: "prompt",
    description:
      "An isometric kit for towns that nobody draws: blocks by kind, honest landmarks, and a guessing list for locals.",
    fullPrompt:
      "Isometric picture of {town}, about {number} buildings, seen from the south-east without perspective. Give each real place a shape of its own: {bakery, school, station, church and others}. Three tones per wall in {palette}, lit windows if it is evening. Streets follow the real plan in a simplified grid. No signs, no people, no cars. Leave one plot empty for the customer's own house. Afterwards list which shape is which, for a guessing game on the back of the print.",
    price: 10,
    tags: ["town map", "isometric", "souvenir", "custom print"],
    creator: "Tiny Blocks",
    socialLinks: { instagram: "https://social.example/tinyblocks" },
    paymentOptions: { ...pay("town-map"), paymentInstructions: "Please add the name of the town." },
    picture: { family: "isometric-city", palette: "retro-seventies", timeOfDay: "day", subject: "town" },
  },
];
