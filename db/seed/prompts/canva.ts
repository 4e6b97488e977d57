import { writeRecords } from "#db/seed/write-record.ts";

export const canva = writeRecords(
  "Canva",
  {
    "Image Generator": "Canva",
    "Design Software": "Canva Magic Media, Canva editor",
    Format: "PNG, PDF",
    Resolution: "1080 px and larger",
    Type: "Layout prompt",
    "Tech Details": "Generate the picture in Magic Media, then set type on it in the editor.",
  },
  [
    {
      title: "Soft Tide Backgrounds",
      prompt:
        "Grainy colour field of sea, shell and faint coral, made to sit behind words. Style: soft gradient, fine film grain, nothing figurative. Light comes from the lower right; the upper left is calm and slightly deeper so that [white type] reads there. Colours: [lagoon blue, pale aqua, shell, a breath of coral]. Use it for quote posts, slides and journal covers. Page sizes to set afterwards: 1080 × 1080, 1080 × 1350 and 1920 × 1080 from one picture. Put {your sentence} in at most nine words, left-aligned, one weight, no shadow on the letters.",
      about:
        "Grainy colour fields for quote posts, slides and journal covers, deeper where white type will stand.",
      price: 0,
      pack: "Starter",
      tags: "gradient background, quote post, canva template, journal cover, slide",
      by: "Plainwater",
      category: "Backgrounds",
      picture: { family: "gradient-mesh", palette: "coral-sea", seed: 8 },
      variants: [
        { label: "first light", family: "gradient-mesh", palette: "first-light", seed: 8 },
        { label: "lavender", family: "gradient-mesh", palette: "lavender", seed: 8 },
      ],
    },
    {
      title: "Weekly Planner Cover, Botanical",
      prompt:
        "Botanical planner cover with a quiet label in the middle. Picture: dense leaves and small flowers in [meadow greens with two warm blossoms], hand-painted, edge to edge. Layout: A5 portrait, centred rectangle in [linen] covering 38 percent, thin inner line, heading {Year} in a wide serif, second line {Name} smaller. Keep 6 mm safe margin and 3 mm bleed. Make three colourways by changing only the blossoms and the label. Back cover: the same pattern without the label. Export as PDF print with crop marks.",
      about: "A leafy A5 planner cover with a linen label for year and name, in three easy colourways.",
      price: 2.5,
      pack: "Starter",
      tags: "planner cover, canva template, botanical, printable, stationery",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "botanical", palette: "meadow", subject: "leaves" },
    },
    {
      title: "Instagram Carousel, Five Beats",
      prompt:
        "Five-slide carousel that teaches one thing about [your craft]. Background: two retro arcs that run on from slide to slide, so that swiping feels like turning a record. Colours: {three brand colours} on cream. Slide 1: question of at most seven words. Slides 2 to 4: one sentence and one small object each. Slide 5: what to do next, no shouting. Type: one bold sans, two sizes. Keep the same baseline on all slides and the arcs behind the text at 15 percent. Size 1080 × 1350, exported as separate PNG files.",
      about:
        "A five-beat carousel whose arcs run on from slide to slide, with strict limits on words and type.",
      price: 4,
      pack: "Premium",
      tags: "instagram carousel, social media template, canva, content, small business",
      by: "Demo Creator",
      category: "Social Media",
      picture: { family: "seamless-retro", palette: "retro-seventies", subject: "arcs" },
    },
    {
      title: "Menu Board for a Small Café",
      prompt:
        "Café menu that can be read from the queue. Picture: still life of one cup and beans in window light, kept to the left third. Layout: A3 landscape, right two thirds for type; sections {Coffee}, {Not coffee}, {To eat}; prices right-aligned in the same size as the names. Colours: [clay, cream and espresso]. No dotted lines, no icons, no currency signs. One line at the foot for {allergens and milk}. Minimum letter height 9 mm. Second version for the window: the same picture above, opening hours below.",
      about:
        "A queue-readable A3 menu with one cup at the left and prices in honest size, plus a window version.",
      price: 3,
      pack: "Starter",
      tags: "cafe menu, canva template, menu board, printable, coffee shop",
      by: "Kiln & Quill",
      category: "Business",
      picture: { family: "still-life", palette: "terracotta", timeOfDay: "dawn", subject: "coffee" },
    },
    {
      title: "Birthday Invite, Forest Friends",
      prompt:
        "Children's invitation with one calm animal instead of a crowd. Picture: a small bear in a party hat on a low hill of flowers, soft clouds, pastel sky. Layout: 5 × 7 in, bear in the lower half, heading {Name turns N} arched above, three lines for {day, place, reply to}. Colours: [mint, butter, peach]. Type: rounded sans, sentence case. Leave the back plain with one paw print. Make matching pieces by cropping: thank-you tag, cupcake circle, place card. Export the set on A4 with cutting lines.",
      about:
        "One bear, one hill, one invitation, with tag, topper and place card cropped from the same picture.",
      price: 2,
      pack: "Starter",
      tags: "birthday invitation, kids party, canva template, bear, printable",
      by: "Pocket Moth",
      category: "Party",
      picture: { family: "cartoon-character", palette: "spring-pastel", subject: "bear birthday" },
    },
    {
      title: "Yoga Timetable Poster",
      prompt:
        "Studio timetable that people photograph because it is clear. Picture: mandala in [sage and brass] placed as a half circle rising from the lower edge. Layout: A2 portrait, table above with days as columns and at most {five} classes each; teacher's name in the lighter weight. One accent colour for {beginner classes} only. No icons, no gradients behind the table. Type: one sans, three sizes. A thin line separates morning from evening. Provide a story version with tomorrow's classes only, mandala cropped to a quarter.",
      about: "A clear A2 timetable over a rising half mandala, with a story version for tomorrow's classes.",
      price: 3.5,
      pack: "Starter",
      tags: "yoga studio, timetable, poster template, canva, wellness",
      by: "Single Stroke",
      category: "Business",
      picture: { family: "mandala", palette: "sage", subject: "lotus" },
    },
    {
      title: "Travel Journal Postcards",
      prompt:
        "Set of six postcards from one journey, drawn in layers. Picture for each: hills, lake or coast at a different hour, same hand, same paper grain. Hours: [first light, noon, golden hour, dusk, night, rain]. Layout: 6 × 4 in, picture full bleed, small plate at the lower left with {place and date} in italics. Back: three address lines, a stamp box with a tiny sun. Colours change only with the hour. Print two per A5. Use your own place names; never invent a landmark.",
      about: "Six hours of one journey in the same layered hand, with plates for place and date.",
      price: 4,
      pack: "Premium",
      tags: "postcard set, travel journal, canva template, landscape, printable",
      by: "Nora Lindqvist",
      category: "Stationery",
      picture: {
        family: "layered-landscape",
        palette: "first-light",
        timeOfDay: "dawn",
        subject: "mountain",
      },
    },
    {
      title: "Pitch Deck in Two Colours",
      prompt:
        "Ten-slide deck that looks expensive because it does little. Background: dark mesh from [ink to petrol] with one small gold bloom that moves clockwise from slide to slide. Slides: problem, who has it, what you do, how it works, proof, numbers, competition, team, plan, ask. Each slide: one sentence of at most {twelve} words and one picture or figure. Type: one grotesque, two weights. Charts in one colour with direct labels. No icons, no bullet points, no stock handshakes. Export as PDF and as single images.",
      about: "Ten slides with one sentence each and a golden bloom that travels. Charts labelled directly.",
      price: 9,
      pack: "Elite",
      tags: "pitch deck, presentation template, canva, startup, slides",
      by: "Plainwater",
      category: "Business",
      picture: { family: "gradient-mesh", palette: "moonlight", seed: 21 },
    },
  ],
);
