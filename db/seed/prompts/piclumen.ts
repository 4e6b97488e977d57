import { writeRecords } from "#db/seed/write-record.ts";

export const piclumen = writeRecords(
  "Piclumen",
  {
    "Image Generator": "Piclumen",
    "Design Software": "PicLumen",
    Format: "PNG",
    Resolution: "1536 px",
    "Tech Details": "Realistic or Lineart model as named in the text; fast mode is enough for tests.",
  },
  [
    {
      title: "Lavender Study Room",
      prompt:
        "Quiet sitting room in [lavender and stone], armchair by a tall window, floor lamp, broad plant, one framed print on the wall, late afternoon. Model: realistic. Straight-on view, verticals true, soft daylight from the window side, no people, no text, no television. The frame holds {your artwork} with a white mat and stays free of glare. Low saturation so that the print gives the colour. Keep rug, table and lamp simple and complete inside the picture. Variation: same room at night with the lamp lit.",
      about: "A lavender sitting room with one framed print, straight-on, by day and by lamp light.",
      price: 3,
      pack: "Starter",
      tags: "interior mockup, lavender room, frame mockup, wall art, piclumen",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "lavender",
        seed: 28,
        timeOfDay: "golden-hour",
        subject: "armchair",
      },
    },
    {
      title: "Berry Emblem Wolf",
      prompt:
        "Wolf head emblem, exactly frontal, faceted like folded paper in [plum, rose and ash], thin double ring around it, plain ground. Model: lineart with fill. Symmetrical, at most fifteen facets per side, eyes in {amber or ice}, no fur strands, no snarl, no text. Edges straight, corners sharp, ring gap equal. Suitable for shirts, jackets and cut vinyl; check at 24 pixels. Give one mark on a plain background with wide margin and no mockup, no shadow under the ring.",
      about: "A berry-toned paper-fold wolf inside a double ring, symmetrical and ready for cut vinyl.",
      price: 3.5,
      pack: "Starter",
      tags: "wolf emblem, geometric animal, logo, vinyl, piclumen",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "berry", subject: "wolf" },
    },
    {
      title: "Citrus Daisy Repeat",
      prompt:
        "Seamless pattern of fat daisies in [lemon, tangerine and leaf] on warm white, petals rounded, centres flat, flowers in two sizes set in rows that shift by half. Model: illustration. Flat colour, no outline, no shading, no lettering. All four edges join; at four by four repeats no stripe may show. For {phone cases, notebooks or kitchen paper}. Make a second version on dark green without redrawing the flowers. Keep gaps as wide as half a petal.",
      about: "Half-shifted citrus daisies that join on every edge, on warm white or dark green.",
      price: 0,
      pack: "Starter",
      tags: "daisy pattern, seamless, retro, citrus, phone case",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "citrus", subject: "daisies" },
    },
    {
      title: "Moonlit Skyline Wallpaper",
      prompt:
        "City skyline by moonlight for a phone or desktop, three layers of towers in [midnight, steel and slate], small warm windows, river repeating them below, thin cloud in front of a full moon. Model: realistic with painterly finish. Upper third calm for {clock and notifications}. No people, no cars, no lettering, no neon. Keep the brightest window less bright than the moon. Vertical 9:19.5 and wide 16:10 from the same scene, the moon inside both crops.",
      about: "A moonlit river city with a calm upper third for clocks, in phone and desktop crops.",
      price: 2,
      pack: "Starter",
      tags: "phone wallpaper, skyline, moonlight, desktop background, night city",
      by: "Harbour & Vale",
      category: "Backgrounds",
      picture: { family: "city-skyline", palette: "moonlight", timeOfDay: "night", subject: "river" },
    },
    {
      title: "Autumn Flow Poster",
      prompt:
        "Abstract poster of flowing ribbons in [rust, maple and mustard] on dark walnut, bands clean and opaque, two calm whirls off centre, one thin cream line travelling through. Model: art. No gradients inside a band, no texture overlay, no symmetry, no text. Print 50 × 70 cm; leave a white border of 4 cm in the file for {a signature and edition number}. Companion in winter colours with the same currents, so that the two can hang as a pair from October to March.",
      about: "Rust and maple ribbons with a winter twin, bordered for a signature and edition number.",
      price: 5,
      pack: "Premium",
      tags: "abstract poster, autumn colours, flow art, pair of prints, wall art",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "autumn", seed: 18, subject: "ribbons" },
      variants: [
        { label: "winter twin", family: "flow-field", palette: "winter", seed: 18, subject: "ribbons" },
      ],
    },
    {
      title: "Wreath for a Save the Date",
      prompt:
        "Watercolour wreath in [lavender, mauve and grey-green] for a save-the-date, flowers at uneven distances, centre wide and white for {names and date}. Model: art. Transparent washes, hard drying edges, no outline, no background, no ribbon. The ring may open at the lower right. Isolated on white for cut-out. Matching envelope liner: only the leaves, denser. Matching stamp: one bloom. Keep the pigment light enough that dark type stays the strongest thing on the card.",
      about:
        "A light lavender wreath with a white centre for names, plus liner and stamp from the same plants.",
      price: 3,
      pack: "Starter",
      tags: "save the date, watercolor wreath, wedding, lavender, stationery",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "lavender", subject: "wedding wreath" },
    },
  ],
);
