import { writeRecords } from "#db/seed/write-record.ts";

export const ideogram = writeRecords(
  "Ideogram",
  {
    "Image Generator": "Ideogram",
    "Design Software": "Ideogram, Illustrator",
    Format: "PNG",
    Resolution: "2048 px",
    "Tech Details": "Design style, Magic Prompt off so that quoted words stay as typed.",
  },
  [
    {
      title: "Seventies Scallop Pattern",
      prompt:
        "Seamless retro scallop tile in five colours, ready to repeat: rows of overlapping fans, each built from four concentric arcs in [teal, amber, tomato and wine] on a [cream] ground, every arc the same width, rows offset by exactly half a fan, flat fills, hairline gap between neighbours, the left edge continues on the right and the top on the bottom, no lettering, no texture, no shading. Design style, square, for [fabric, gift wrap or peel-and-stick tiles] sold by {shop name}.",
      about:
        "Seamless retro scallop tile in five colours, ready for fabric, gift wrap or peel-and-stick tiles.",
      price: 0,
      pack: "Starter",
      tags: "seamless pattern, retro, seventies, scallop, fabric design",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "retro-seventies", subject: "scallops" },
      variants: [
        { label: "delft on porcelain", family: "seamless-retro", palette: "delft", subject: "scallops" },
        { label: "berry and plum", family: "seamless-retro", palette: "berry", subject: "scallops" },
        { label: "sage and brass", family: "seamless-retro", palette: "sage", subject: "scallops" },
      ],
      more: { Composition: "Half-drop rows, edge to edge", "Focus Elements": "Even arcs, exact joins" },
    },
    {
      title: "Atomic Starburst Repeat",
      prompt:
        "Mid-century starburst repeat, as on a 1958 diner laminate: eight-pointed bursts of two sizes, thin spokes ending in small dots, boomerang shapes drifting between them, inks limited to [aqua, mustard and charcoal] on [eggshell], loose spacing that still fills evenly, slight ink gain at the crossings, no lettering, no gradient. The tile must join on all four sides. Design style, square, scaled for [countertop vinyl, coasters or a lampshade] with the smallest dot no thinner than 1 mm at {final size}.",
      about:
        "Diner-laminate starbursts with boomerangs, joined on all sides and drawn thick enough for vinyl.",
      price: 2.5,
      pack: "Starter",
      tags: "mid century modern, atomic pattern, starburst, seamless, coaster design",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "coral-sea", subject: "starbursts" },
    },
    {
      title: "Trail Club Badge",
      prompt:
        'A round hiking-club badge with the text "[PINE RIDGE]" arched along the top and "TRAIL CLUB" along the bottom in a sturdy condensed sans serif, three snow-capped peaks and a pine row in the middle, small compass star between the words, year "[1987]" split left and right of the peaks, three inks: [forest green, cream and rust], thick keyline, embroidered-patch proportions, flat vector shapes, centred on plain ground. Letter spacing even, nothing touching the rim. Design style, square.',
      about:
        "A three-ink trail badge with arched lettering: change the club, the year and the inks, keep the spacing.",
      price: 4,
      pack: "Premium",
      tags: "badge logo, hiking patch, outdoor, typography, embroidered patch",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "badge", palette: "autumn", subject: "mountain" },
      variants: [
        { label: "winter inks", family: "badge", palette: "winter", subject: "mountain" },
        { label: "desert inks", family: "badge", palette: "desert", subject: "mountain" },
      ],
    },
    {
      title: "Small Batch Coffee Seal",
      prompt:
        'Letterpress seal for a coffee bag, text "[NORTH QUAY]" on a gentle arc, second line "SMALL BATCH ROASTERS" in small caps, a rising sun with straight rays in the centre, two laurel twigs, ring of fine rope, one colour [espresso brown] on [kraft], slightly uneven impression as from a worn plate, all type upright and legible at 30 mm, no flourishes beyond the twigs. Leave a blank field below the sun for "{roast date}". Design style, square, isolated for stamping.',
      about: "A one-colour roaster's seal legible at 30 mm, with a blank field for the roast date.",
      price: 3,
      pack: "Starter",
      tags: "coffee logo, seal, kraft packaging, letterpress, small business",
      by: "Markwright",
      category: "Logos",
      picture: { family: "badge", palette: "terracotta", subject: "sunrise" },
    },
    {
      title: "Willow Camp Emblem",
      prompt:
        'Summer-camp emblem in the shape of a rounded shield, bold text "[CAMP WILLOW]" across the top, below it a single tall pine with smaller ones beside it and two stars, ribbon at the bottom reading "EST. [1994]", colours [navy, sunflower and cream], retro screen-print with two-degree misregistration, friendly rounded serif, edges clean enough for a heat-transfer vinyl cutter, minimum gap 1.5 mm. Flat, centred, plain background. Design style, 4:5, for counsellor shirts and {cabin} signs.',
      about:
        "A shield emblem for camps and reunions, cut-friendly for vinyl, with name, year and cabin as variables.",
      price: 4.5,
      pack: "Premium",
      tags: "summer camp, shirt design, retro badge, vinyl cut file, reunion",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "badge", palette: "delft", subject: "pine cabin" },
    },
    {
      title: "Monogram in a Hexagon",
      prompt:
        'Minimal monogram logo with the letters "[A]" and "[M]" sharing one stroke inside a hexagon, geometric sans built on a 60-degree grid, line weight equal everywhere, corner radii identical, deep [petrol] on [ivory], the shared stroke in [brass], optical centring rather than mathematical, 35 percent empty ground around the mark, no tagline, no mock-up. Must remain clear as a 24-pixel favicon and as a wax seal. Design style, square, one mark only, for {studio name}.',
      about: "Two letters, one shared stroke, one hexagon. Clear as a favicon, a wax seal or a shop sign.",
      price: 9,
      pack: "Elite",
      tags: "monogram, logo design, minimalist, hexagon, branding kit",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "ink-gold", subject: "hexagon" },
    },
    {
      title: "Yoga Studio Petal Mark",
      prompt:
        'Logo for a yoga studio: twelve overlapping petals around a small circle, alternating [deep teal] and [burnt orange], the overlaps darker by multiplication, thin ring with twelve dots outside, below it the text "[STILL POINT]" in widely spaced light capitals and "YOGA" smaller, calm and mathematical, flat colour, cream ground, generous margins. The sign must work without its words. Design style, square, also imagined in one colour for {embroidery on mats}.',
      about:
        "A twelve-petal mark with multiplied overlaps and widely spaced type. The sign stands without its words.",
      price: 5,
      pack: "Premium",
      tags: "yoga logo, petal mark, wellness branding, geometric, studio",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "terracotta", subject: "flower" },
      variants: [
        { label: "sage", family: "geometric-logo", palette: "sage", subject: "flower" },
        { label: "lavender", family: "geometric-logo", palette: "lavender", subject: "flower" },
      ],
    },
    {
      title: "Wolf Pack Team Crest",
      prompt:
        'Sports crest with a wolf head looking straight ahead, angular facets in [ice blue, slate and white], ears breaking the top of a pentagon shield, text "[NORTHSIDE]" in a heavy slab above and "WOLVES" below on a slight arc, amber eyes as the only warm colour, thick dark keyline, no gradients, symmetrical, aggressive but not snarling, readable on a cap at 60 mm. Design style, square, with {player number} area left plain at the lower tip. Plain ground.',
      about: "A faceted wolf crest for youth teams: slab lettering, one warm accent, readable on a cap.",
      price: 7,
      pack: "Elite",
      tags: "wolf logo, sports crest, team shirt, esports, mascot",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "winter", subject: "wolf" },
    },
    {
      title: "Lakefront City Poster",
      prompt:
        'Travel poster with the title "[CHICAGO]" in tall sans capitals across the top, below it a lakefront skyline in three flat layers against a pale morning sky, water in bands at the foot, sun as a plain disc, six inks [apricot, brick, aqua, navy, butter, white], simplified shapes in the spirit of 1950s airline posters, visible halftone in the shadows only, small line "[41.88 N, 87.63 W]" at the foot, white border of five percent. Design style, 2:3, type perfectly straight, ready to retitle for {your city}.',
      about:
        "A six-ink airline-era lakefront poster with straight type and coordinates. Retitle it for any city.",
      price: 5.5,
      pack: "Premium",
      tags: "travel poster, chicago, mid century, city print, typography poster",
      by: "Harbour & Vale",
      category: "Travel Posters",
      picture: { family: "city-skyline", palette: "coral-sea", timeOfDay: "dawn", subject: "lakefront" },
    },
    {
      title: "Jazz Night Skyline Flyer",
      prompt:
        'Club flyer with the headline "[BLUE HOUR QUARTET]" set in two tight lines of high-contrast serif, a skyline cut from midnight paper behind it with scattered gold windows, large low moon doubling as the O of a saxophone bell in negative space, details "[FRI 9 PM]" and "[THE CELLAR]" small at the foot, three colours: [midnight, old gold, bone], grainy offset print, strong diagonal of light from lower left. Design style, 4:5, all words exactly as quoted, {ticket link} area clear.',
      about:
        "A three-colour club flyer with tight serif lettering over a gold-windowed skyline. Change act, day and place.",
      price: 4,
      pack: "Premium",
      tags: "event flyer, jazz poster, music, skyline, gold and navy",
      by: "Harbour & Vale",
      category: "Posters",
      picture: { family: "city-skyline", palette: "ink-gold", timeOfDay: "night", subject: "towers" },
    },
    {
      title: "Sleepy Panda Sticker",
      prompt:
        'Die-cut sticker of a panda that has just woken up, one eye winking against the light, paws at its sides, hand-lettered text "[five more minutes]" curved underneath in rounded script, thick white contour, flat fur in [charcoal and cream] with rosy cheeks, two shadow tones, soft disc behind the head, cheerful and clean, legible at 50 mm wide. Design style, square, solid pastel ground, matching set with "[snack first]" and "{your phrase}".',
      about:
        "A winking, half-awake panda with curved lettering, legible at 50 mm. Written to grow into a set.",
      price: 2,
      pack: "Starter",
      tags: "panda sticker, funny quote, die cut, cute animal, laptop sticker",
      by: "Pocket Moth",
      category: "Stickers",
      picture: { family: "cartoon-character", palette: "sage", seed: 26, subject: "panda" },
    },
    {
      title: "Teacher Bouquet Tumbler",
      prompt:
        '20 oz tumbler shown upright with a full-wrap garden design, hand-painted flowers and leaves in [tomato, mustard, teal and cream] crowding round the words "[Teach Love Inspire]" in bouncing script, bottom band for "[Mrs. Alvarez]" with a strictly horizontal baseline, artwork bending naturally with the cylinder, pale ground, soft shadow, straw in one of the colours. All quoted words spelled exactly, nothing else written. Design style, 4:5, flat print size 9.3 × 8.2 in, {school year} small at the base.',
      about:
        "A garden of flowers round three words on a 20 oz tumbler, with a straight line for the teacher's name.",
      price: 6,
      pack: "Premium",
      tags: "teacher gift, tumbler design, sublimation, typography, appreciation",
      by: "Kiln & Quill",
      category: "Tumblers",
      picture: { family: "product-mockup", palette: "retro-seventies", subject: "tumbler floral" },
    },
    {
      title: "Cat House Canvas Tote",
      prompt:
        'Canvas tote on a plain wall, printed with the text "[Home is where the cat is]" in a relaxed brush script under a round faceted cat emblem, print in [berry and rust] on natural cotton, motif 24 cm wide and centred, stitching and weave visible, handles falling evenly, no other props, soft studio light. The words must be spelled exactly and sit on one gentle arc. Design style, square, prepared so that {fox, owl or rabbit} can replace the cat without moving the type.',
      about: "A faceted cat on cotton with one line of brush lettering. Swap the animal, keep the arc.",
      price: 3,
      pack: "Starter",
      tags: "tote bag, cat mom, funny gift, brush lettering, pet lover",
      by: "Kiln & Quill",
      category: "Bags",
      picture: { family: "product-mockup", palette: "berry", subject: "tote cat" },
    },
    {
      title: "Palm Coast Sunset Tee",
      prompt:
        'Retro sunset t-shirt graphic: sun sliced by horizontal bars at the end of a straight coast road, palm silhouettes leaning in from both sides, text "[PALM COAST]" in chunky seventies italic above and "SURF SUPPLY CO." small below, colours from [lemon to magenta] in seven even stripes, distressed ink with thirty percent fine speckle, isolated on [black] with nothing outside the picture, spelled exactly as quoted, print width 28 cm. Design style, square, alternative town in {your beach}.',
      about:
        "The sliced-sun surf graphic done properly: seven even stripes, exact lettering, isolated for black shirts.",
      price: 4,
      pack: "Premium",
      tags: "retro sunset, surf tee, t-shirt design, palm tree, vintage",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "retro-sunset", palette: "golden-hour", seed: 13, subject: "palm road" },
      variants: [
        { label: "Palm Springs", family: "retro-sunset", palette: "desert", seed: 13, subject: "palm road" },
        { label: "Waikiki", family: "retro-sunset", palette: "coral-sea", seed: 13, subject: "palm road" },
      ],
    },
    {
      title: "Desert Highway Sunset Print",
      prompt:
        'Vintage desert sunset in a rounded rectangle, low striped sun between dark hills, a straight road vanishing to the centre with palms on both sides, text "[ROUTE NOTHING]" along the upper edge in weathered grotesque, "drive slow" in small script below, inks [burnt orange, sand, rust and cream], worn like a shirt washed eighty times, no cars, no signs, flat shapes. Words exactly as quoted. Design style, 4:5, kept to four screens so that {print shop} can separate it by hand.',
      about: "A washed-out desert road graphic in four screens, with dry humour in the lettering.",
      price: 3.5,
      pack: "Starter",
      tags: "desert sunset, vintage tee, road trip, screen print, retro graphic",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "retro-sunset", palette: "desert", seed: 14, subject: "palm road" },
    },
    {
      title: "Kitchen Herbs Line Chart",
      prompt:
        'Kitchen wall chart of six herbs in fine line drawing, each sprig upright in its own column and labelled below with quoted names "[Basil]", "[Thyme]", "[Sage]", "[Dill]", "[Mint]", "[Rosemary]" in small italic serif, one line weight throughout, leaves true to species, black on warm white, title "[HERBS TO KEEP]" centred at the top in letterspaced capitals, wide margins, faint rule between columns. Design style, 3:4, spelling exact, alternative language {your labels}.',
      about:
        "Six true-to-species herbs in one line weight with exact labels. Rename the columns in any language.",
      price: 3,
      pack: "Starter",
      tags: "kitchen print, herb chart, line art, botanical, educational",
      by: "Single Stroke",
      category: "Wall Art",
      picture: { family: "line-art", palette: "mono-ink", subject: "leaves" },
    },
    {
      title: "Garden Club Poster",
      prompt:
        'Poster for a plant swap with the text "[PLANT SWAP]" in fat rounded letters partly hidden by foliage, second line "[SAT 14 JUNE, 10 TO 1]" clear at the bottom, dense leaves and large two-layer flowers crowding in from every edge, [bottle green, coral, blush and old gold], gouache texture, readable from five metres, leaves overlapping letters by no more than a fifth, nothing spelled except the quoted words. Design style, 3:4, venue line reserved for "{address}".',
      about:
        "Fat letters half-hidden by foliage, legible at five metres. For plant swaps, markets and garden clubs.",
      price: 3.5,
      pack: "Starter",
      tags: "event poster, plant swap, botanical, community, lettering",
      by: "Marigold Hours",
      category: "Posters",
      picture: { family: "botanical", palette: "dark-garden", subject: "flowers" },
    },
    {
      title: "Quote Card on Dawn Mesh",
      prompt:
        'Social quote card with the text "[Rest is part of the work.]" in an elegant low-contrast serif, left-aligned in four short lines, on a soft grainy gradient from [mist blue] through [blush] to pale gold, no shapes, no icons, signature "{@handle}" small at the lower left, type in dark petrol with contrast above 7 to 1, line breaks only between phrases, margins of a tenth of the width. Design style, 4:5, spelled and punctuated exactly as quoted.',
      about:
        "A legible quote card on a dawn-coloured grain field, with sensible line breaks and a place for your handle.",
      price: 0,
      pack: "Starter",
      tags: "quote card, instagram post, gradient, social media template, typography",
      by: "Plainwater",
      category: "Social Media",
      picture: { family: "gradient-mesh", palette: "first-light" },
    },
    {
      title: "Star Party Invitation",
      prompt:
        'Invitation to a stargazing evening: text "[Look Up]" in large engraved serif, beneath it "[a night for Elias, turning 8]", date line "{date and field}", a single ringed planet and scattered stars above the words, navy ground with [silver and rose] inks, thin double frame with tiny moons at the corners, planet on the upper third line, everything set on a centre axis, spelling exact, no clip-art rockets. Design style, 5:7, suitable for foil on dark card.',
      about: "A foil-ready stargazing invitation with exact lettering, one planet and no rockets.",
      price: 4,
      pack: "Premium",
      tags: "birthday invitation, space party, stargazing, foil, navy",
      by: "Orbit Paper Co.",
      category: "Stationery",
      picture: { family: "cosmic", palette: "rose-evening", timeOfDay: "night", subject: "ringed planet" },
    },
    {
      title: "Book Club Muse Poster",
      prompt:
        'Illustrated poster with the text "[SHE READ]" split left and right of a frontal portrait, a woman with closed eyes and [chestnut hair], wreath of book pages folded like leaves, [sage and ivory] ground, gold earrings as the only metallic, second line "[BOOK CLUB, FIRST TUESDAYS]" at the foot in small capitals, flat planes with light grain, left-hand light, spelling exact, letters aligned to her eyes. Design style, 3:4, room for "{library name}" under the line.',
      about:
        "A calm reader between two words, letters aligned to her eyes. For book clubs, libraries and shops.",
      price: 5,
      pack: "Premium",
      tags: "book club, library poster, portrait illustration, reading, bookish gift",
      by: "Amara Studio",
      category: "Posters",
      picture: { family: "portrait", palette: "sage", seed: 4, subject: "woman" },
    },
    {
      title: "Beach House Rules Sign",
      prompt:
        'Beach-house sign with five short lines of text, "[Sandy feet welcome]", "[Nap when warm]", "[Hang the towels]", "[Share the ice cream]", "[Leave your watch]", hand-painted letters of mixed sizes on a picture of a calm bay between palms, [aqua, shell and coral], each line on its own strip of water or sky, brush texture, no fake wood planks, spelling exact. Design style, 2:3, header "{family} Beach House" on the sky.',
      about:
        "House rules lettered onto a palm bay instead of fake planks. Five editable lines and a family name.",
      price: 3.5,
      pack: "Starter",
      tags: "beach house sign, coastal decor, family name, lettering, vacation rental",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "spring-pastel", timeOfDay: "day", subject: "palm beach" },
    },
    {
      title: "Town Map Wedding Welcome",
      prompt:
        'Wedding welcome sign built around an isometric map of a small town, venue, chapel, hotel and [lakeside bar] drawn as slightly larger blocks, tiny numbered flags 1 to 4, title "[Welcome to Our Weekend]" in classic script across the top, key at the bottom with quoted places, colours [blush, sage, cream and slate], tidy three-tone houses, no vehicles, spelling exact, lots of breathing room. Design style, 3:4, names "{partner and partner}" under the title.',
      about: "An isometric wedding-weekend map with four flagged places, a script title and a tidy key.",
      price: 13,
      pack: "Enigma",
      tags: "wedding map, welcome sign, isometric, wedding weekend, itinerary",
      by: "Tiny Blocks",
      category: "Stationery",
      picture: { family: "isometric-city", palette: "sage", timeOfDay: "day", subject: "town" },
    },
  ],
);
