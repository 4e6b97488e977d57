import { writeRecords } from "#db/seed/write-record.ts";

export const midjourney = writeRecords(
  "Midjourney",
  {
    "Image Generator": "Midjourney",
    "Design Software": "Midjourney, Photoshop",
    Format: "PNG",
    Resolution: "2048 px, upscale ×2 for print",
    "Tech Details": "Written for version 7; --style raw keeps the paper texture.",
  },
  [
    {
      title: "Mirror Lake Landscape",
      prompt:
        "Layered mountain lake landscape at [golden hour], pine-covered ridges fading into [amber] haze, mirror-still water with a soft vertical sun path, low camera just above the waterline, rendered as [gouache on cold-press paper] with visible grain, restrained palette of [plum, ember and cream], wide negative space in the upper third for a calendar title, printable at 300 dpi --ar 1:1 --style raw --stylize 180 --v 7",
      about: "Layered ridges over still water, with four time-of-day settings and room for a calendar title.",
      price: 5,
      pack: "Premium",
      tags: "landscape, wall art, calendar, lake, printable",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: {
        family: "layered-landscape",
        palette: "golden-hour",
        timeOfDay: "golden-hour",
        subject: "lake",
      },
      variants: [
        {
          label: "first light",
          family: "layered-landscape",
          palette: "first-light",
          timeOfDay: "dawn",
          subject: "lake",
        },
        {
          label: "green dusk",
          family: "layered-landscape",
          palette: "green-dusk",
          timeOfDay: "dusk",
          subject: "lake",
        },
        {
          label: "moonlight",
          family: "layered-landscape",
          palette: "moonlight",
          timeOfDay: "night",
          subject: "lake",
        },
      ],
      more: {
        Composition: "Horizon at two thirds, sun left of centre, upper third empty",
        "Focus Elements": "Ridge line, sun path, reflection",
        "Design Intent": "Calendar pages and sets of three for the living room",
        promptEnhancer: "Add a foreground reed bed for depth when printing larger than A3.",
        imageEnhancer: "Upscale with the art model; add 2 % grain after scaling.",
      },
    },
    {
      title: "Rose Hour Valley",
      prompt:
        "Quiet valley at rose hour, seven soft hills stepping back towards a pale sun, each one a shade lighter than the last, thin river mist pooling between them, silhouettes of [cypress] along the second ridge, flat shapes with torn-paper edges, colours limited to [dusty lilac, rose, peach and aubergine], gentle vignette, calm enough to hang above a bed, no people, no text, poster for [bedroom or yoga studio] --ar 4:5 --stylize 220 --chaos 4 --v 7",
      about:
        "Seven torn-paper hills at dusk in lilac and peach. A calm bedroom poster with a changeable tree line.",
      price: 4.5,
      pack: "Premium",
      tags: "boho landscape, bedroom art, pastel, printable wall art, sunset",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "rose-evening", timeOfDay: "dusk", subject: "hills" },
      variants: [
        {
          label: "gold and sage",
          family: "layered-landscape",
          palette: "desert",
          timeOfDay: "golden-hour",
          subject: "hills",
        },
        {
          label: "morning meadow",
          family: "layered-landscape",
          palette: "spring-pastel",
          timeOfDay: "day",
          subject: "hills",
        },
      ],
      more: {
        "Design Intent": "Bedroom and studio posters, 16 × 20 in",
        Composition: "Stacked bands, sun on the upper third line",
      },
    },
    {
      title: "Winter Pine Stillness",
      prompt:
        "First snow over a silent pine forest, blue hour just before sunrise, three ranges of mountains dissolving into [ice-blue] fog, untouched snow in the foreground with a single [deer track] leading in, low contrast, air full of fine crystals, matte film look, tones of slate, snow and evergreen, generous empty sky for a [holiday greeting], cropped for a folded 5×7 card with 3 mm bleed --ar 5:7 --style raw --stylize 120 --v 7",
      about:
        "A hushed winter forest for holiday cards, with an empty sky for the greeting and bleed already planned.",
      price: 3.5,
      pack: "Starter",
      tags: "christmas card, winter landscape, snow, greeting card, forest",
      by: "Nora Lindqvist",
      category: "Greeting Cards",
      picture: { family: "layered-landscape", palette: "winter", timeOfDay: "dawn", subject: "snow" },
    },
    {
      title: "Lagoon at Full Sun",
      prompt:
        "Looking straight across a shallow lagoon in full sun, bands of [aqua, turquoise and deep teal] water with glitter on every ripple, two leaning palms framing the view from the right and a smaller one at the left, horizon kept razor straight, pale haze above it, editorial travel picture on slide film, natural saturation, no boats and no footprints, made for a [bathroom gallery wall] printed as a pair with [the same bay from the air] --ar 3:4 --style raw --stylize 90 --v 7",
      about:
        "A palm-framed lagoon with a straight horizon and clean sand. Written to be printed as one of a pair.",
      price: 5,
      pack: "Premium",
      tags: "ocean print, coastal decor, beach photography, bathroom art, turquoise",
      by: "Harbour & Vale",
      category: "Photography",
      picture: { family: "ocean", palette: "coral-sea", timeOfDay: "day", subject: "tropical palms" },
    },
    {
      title: "Headland Light Study",
      prompt:
        "Lighthouse on a steep headland above heavy water, the lamp just lit against a [bottle-green] evening, long parallel bands of swell leading the eye to a strip of light on the horizon, painted in confident flat strokes like a [mid-century marine print], dark rock kept simple, drama without shipwreck, large format for [hotel lobby or office], deep shadows kept open for printing, the low sun a plain disc that never competes with the lamp --ar 3:2 --stylize 350 --v 7",
      about:
        "A lit headland painted like a marine print. Made for large walls where a soft beach would look weak.",
      price: 9,
      pack: "Elite",
      tags: "lighthouse print, marine painting, canvas print, seascape, office art",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "green-dusk", timeOfDay: "dusk", subject: "lighthouse cliff" },
      variants: [
        {
          label: "moonlit",
          family: "ocean",
          palette: "moonlight",
          timeOfDay: "night",
          subject: "lighthouse cliff",
        },
        {
          label: "copper sunset",
          family: "ocean",
          palette: "golden-hour",
          timeOfDay: "golden-hour",
          subject: "lighthouse cliff",
        },
      ],
    },
    {
      title: "Skyline in Violet Rain",
      prompt:
        "City skyline after rain, towers of [Tokyo] cut out against a violet dusk, thousands of small amber windows, wet river below repeating every light as a long vertical streak, two cranes and one broadcasting mast for rhythm, haze separating three rows of buildings, screen-print feeling with crisp edges and slight misregistration, four inks only: [ink violet, magenta, cyan, amber], margin of unprinted paper all round, travel poster without lettering --ar 2:3 --stylize 200 --v 7",
      about:
        "A four-ink travel poster of any city at dusk: change the city, keep the wet reflections and paper margin.",
      price: 7.5,
      pack: "Elite",
      tags: "city skyline, travel poster, screen print, neon, tokyo print",
      by: "Harbour & Vale",
      category: "Travel Posters",
      picture: { family: "city-skyline", palette: "neon-night", timeOfDay: "night", subject: "river" },
      variants: [
        {
          label: "Lisbon at dawn",
          family: "city-skyline",
          palette: "first-light",
          timeOfDay: "dawn",
          subject: "river",
        },
        {
          label: "Chicago at golden hour",
          family: "city-skyline",
          palette: "golden-hour",
          timeOfDay: "golden-hour",
          subject: "river",
        },
      ],
    },
    {
      title: "Morning Over the River City",
      prompt:
        "A river city waking up, first sun behind three rows of towers, nearest almost black, farthest [dust-coloured] and pale, windows still lit in a few offices, bridge line repeated in the water, flat layers in [terracotta, sand and ochre] with mist between them, loose ink feeling at the edges, light paper texture, sky left almost white for a [city name] lettered later, keepsake print for newly-weds or new home owners --ar 4:5 --stylize 160 --v 7",
      about:
        "Three misty rows of towers at sunrise with an open sky for a city name. A keepsake for new homes.",
      price: 4,
      pack: "Premium",
      tags: "city illustration, housewarming gift, skyline print, river city, keepsake",
      by: "Harbour & Vale",
      category: "Travel Posters",
      picture: { family: "city-skyline", palette: "terracotta", timeOfDay: "dawn", subject: "river" },
    },
    {
      title: "Isometric City at Dusk",
      prompt:
        "Dense toy-like isometric city district at [dusk], hundreds of small apartment blocks in [apricot, plum, mauve and dusty blue], every third window lit warm, roof boxes, tiny trees at the corners and a street grid every fifth block, strict 30-degree isometric projection with no perspective, three flat tones per building, soft haze over the far edge, clean vector look, one landmark tower for [your city] in the centre, print-ready map poster --ar 1:1 --stylize 140 --v 7",
      about:
        "A dense toy-like district with lit windows. Name your city, choose the hour, print it as a map poster.",
      price: 8,
      pack: "Elite",
      tags: "isometric, city map, poster, nursery decor, vector",
      by: "Tiny Blocks",
      category: "Posters",
      picture: { family: "isometric-city", palette: "rose-evening", timeOfDay: "dusk", subject: "district" },
      variants: [
        {
          label: "bright noon",
          family: "isometric-city",
          palette: "coral-sea",
          timeOfDay: "day",
          subject: "district",
        },
        {
          label: "night shift",
          family: "isometric-city",
          palette: "neon-night",
          timeOfDay: "night",
          subject: "district",
        },
        {
          label: "first snow",
          family: "isometric-city",
          palette: "winter",
          timeOfDay: "day",
          subject: "district",
        },
      ],
      more: {
        Composition: "Full-bleed grid, no horizon, landmark at the centre",
        "Focus Elements": "Lit windows, landmark tower, street grid",
      },
    },
    {
      title: "Little Delft Town",
      prompt:
        "Isometric town in the blues of old tiles, hundreds of small blocks in [cobalt, white, marigold and brick], roof boxes and lit windows, a street every few houses, trees like small green spheres, bright even light from the upper left, cheerful and tidy like a [wooden toy set], no perspective, three tones per wall, edge to edge so it can be cut as {a puzzle, a book cover or wrapping paper} --ar 1:1 --stylize 120 --v 7",
      about: "A tidy toy town in tile blues, edge to edge, for puzzles, book covers and wrapping paper.",
      price: 6,
      pack: "Premium",
      tags: "isometric town, delft blue, puzzle design, kids room, cute city",
      by: "Tiny Blocks",
      category: "Kids",
      picture: { family: "isometric-city", palette: "delft", timeOfDay: "day", subject: "town" },
    },
    {
      title: "Reading Corner, Rainy Sunday",
      prompt:
        "Small reading corner on a rainy Sunday, deep [olive] armchair beside a tall window, wool throw, stack of cloth-bound books, brass floor lamp just switched on, rubber plant leaning towards the glass, drops on the pane and a blurred grey street behind, interior magazine photograph at 35 mm, f/2.8, soft side light, warm-cool contrast, one empty [40×50 cm oak frame] on the wall facing the camera square-on for your artwork, everything slightly lived in --ar 4:5 --style raw --stylize 80 --v 7",
      about:
        "A lived-in interior with one square-on empty frame, so your print can be placed without warping.",
      price: 7,
      pack: "Elite",
      tags: "interior mockup, frame mockup, cozy room, reading nook, wall art preview",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "interior", palette: "sage", seed: 3, timeOfDay: "day", subject: "armchair" },
    },
    {
      title: "Dried Grasses on Linen",
      prompt:
        "Still life of dried pampas and wheat in a matte [bone-white] vase, standing on a creased linen cloth, low morning sun throwing the window's cross onto a plaster wall, one [ochre] bowl and two walnuts for scale, shot on medium format at f/8, long soft shadows to the right, dust visible in the beam, muted neutrals with a single warm accent, plenty of wall above for a quote, styled for a [slow-living] shop banner --ar 16:9 --style raw --stylize 100 --v 7",
      about: "Neutral grasses in window light with clear wall space above, framed as a wide shop banner.",
      price: 4,
      pack: "Premium",
      tags: "still life, neutral decor, shop banner, pampas grass, slow living",
      by: "Fieldhouse Prints",
      category: "Product Photography",
      picture: { family: "still-life", palette: "desert", timeOfDay: "dawn", subject: "vases" },
    },
    {
      title: "Oranges in a Wooden Bowl",
      prompt:
        "A wooden bowl of oranges beside a white vase of dried leaves, painted in the quiet manner of a [Dutch breakfast piece], wall falling into shade, one window at the left drawing its panes across the plaster, skin of the fruit honest with a bruise, two oranges rolled out onto the table, restrained brushwork, craquelure so fine that it is felt rather than seen, palette of [walnut, olive and pale gold], kitchen or dining-room print in an ornate frame --ar 5:4 --stylize 300 --v 7",
      about: "An honest kitchen piece: oranges, a bruise and window light. Swap the school and the fruit.",
      price: 7,
      pack: "Elite",
      tags: "kitchen art, dutch still life, vintage painting, moody decor, fruit print",
      by: "Fieldhouse Prints",
      category: "Wall Art",
      picture: { family: "still-life", palette: "autumn", timeOfDay: "day", subject: "fruit" },
    },
    {
      title: "Vermilion Sun Portrait",
      prompt:
        "Frontal portrait of a woman with closed eyes before a [vermilion] sun disc, black hair in a high bun with two lacquered pins, leaves fanning out behind her like a paper screen, [garnet] silk with fine concentric stitching, one light from the left, faint blush, porcelain calm, flat gouache planes with hairline gold outlines, dark teal ground, symmetrical and centred, skin described as [warm ivory], dignified rather than decorative, gallery print --ar 4:5 --stylize 260 --v 7",
      about: "A dignified frontal portrait against a red sun. Skin tone, silk and ground are yours to set.",
      price: 9.5,
      pack: "Elite",
      tags: "portrait, feminine art, gouache, japandi, gallery wall",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "ink-gold", seed: 315, subject: "woman" },
      variants: [
        {
          label: "umber skin, saffron sun",
          family: "portrait",
          palette: "golden-hour",
          seed: 115,
          subject: "woman",
        },
        {
          label: "olive skin, sage ground",
          family: "portrait",
          palette: "sage",
          seed: 134,
          subject: "woman",
        },
      ],
    },
    {
      title: "Winter Queen in Blue",
      prompt:
        "Regal winter portrait, pale [freckled] face with eyes lowered, copper hair falling straight over both shoulders, crown of frosted leaves and three white anemones, halo of ice-blue foliage arranged like clock hands, high-necked gown in [midnight blue] with silver thread arcs, cold light from above, breath barely visible, illustrated with smooth gradients and crisp botanical edges, symmetrical card-like framing suitable for a [tarot or oracle deck] --ar 2:3 --stylize 320 --v 7",
      about: "A frosted, symmetrical portrait framed like an oracle card. Change hair, skin detail and gown.",
      price: 20,
      pack: "Enigma",
      tags: "oracle card, fantasy portrait, winter queen, tarot art, illustration",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "winter", seed: 437, subject: "queen" },
    },
    {
      title: "Deer of the Old Wood",
      prompt:
        "Heraldic deer head facing forward, antlers branching into [oak leaves and acorns], drawn with bold cut shapes and fine inner lines, symmetrical inside a double ring, forest green and old gold on parchment, small five-point star between the antlers, no banner and no lettering, edges sharp enough for [foil stamping or embroidery], the calm stare of a pub sign painter from 1910, flat design with no gradients, plain background --ar 1:1 --stylize 150 --v 7",
      about:
        "A symmetrical oak-antlered deer made for foil, embroidery and signs. Change the foliage, keep the ring.",
      price: 7,
      pack: "Elite",
      tags: "deer logo, heraldic emblem, woodland, embroidery design, animal mark",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "ink-gold", subject: "deer" },
    },
    {
      title: "Round Little Wizard Cat",
      prompt:
        "Round little wizard cat sitting upright, tall [star-speckled] cone hat between the ears, tiny paws folded over a full belly, big glossy eyes, blush marks, thick even outline, soft cel shading with one highlight per shape, chibi proportions two heads tall, fur in [cream and caramel], three small sparkles around it, expression of [sleepy triumph], plain pastel background with a white die-cut border, sticker-sheet ready --ar 1:1 --niji 6 --stylize 180",
      about:
        "A sleepy chibi wizard cat with a die-cut border. Change the mood and fur to fill a whole sticker sheet.",
      price: 3,
      pack: "Starter",
      tags: "cute cat, sticker design, chibi, kawaii, wizard",
      by: "Pocket Moth",
      category: "Stickers",
      picture: { family: "cartoon-character", palette: "lavender", seed: 5, subject: "cat birthday" },
    },
    {
      title: "Ferns After Midnight",
      prompt:
        "Dense night garden of ferns and pale flowers, hand-painted gouache on [near-black green], fronds crossing at different depths, coral and blush blossoms the size of a palm, a few berries catching moonlight, no visible ground or sky, even density corner to corner so that it can be tiled, two-tone leaves with a thin lighter vein, mood of a [Victorian glasshouse after closing], wallpaper and fabric design --tile --ar 1:1 --stylize 240 --v 7",
      about:
        "A tileable glasshouse at night: two-tone ferns and coral blossoms for wallpaper, fabric and wrapping.",
      price: 6.5,
      pack: "Premium",
      tags: "botanical pattern, dark floral, wallpaper, seamless, fabric design",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "dark-garden", subject: "ferns" },
      variants: [
        { label: "delft morning", family: "botanical", palette: "delft", subject: "ferns" },
        { label: "autumn glasshouse", family: "botanical", palette: "autumn", subject: "ferns" },
      ],
    },
    {
      title: "Loose Peony Bouquet",
      prompt:
        "Loose watercolour bouquet of three full peonies and trailing eucalyptus, wet-in-wet petals bleeding from [raspberry] to almost white, a few confident dry-brush stems, splashes kept small and believable, painted on rough cotton paper with deckled edges, bouquet weighted to the lower left so that [two names and a date] can be set at the upper right, white background, colours pure enough to separate from paper, wedding stationery master image --ar 5:7 --stylize 200 --v 7",
      about: "Three bleeding peonies weighted to one corner, leaving the other for names and a date.",
      price: 7,
      pack: "Elite",
      tags: "wedding invitation, watercolor flowers, peony, stationery, floral clipart",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "berry", subject: "peony" },
      variants: [
        { label: "apricot and rust", family: "watercolor-floral", palette: "terracotta", subject: "peony" },
        { label: "lavender and grey", family: "watercolor-floral", palette: "lavender", subject: "peony" },
      ],
    },
    {
      title: "Roller Disco Stripes",
      prompt:
        "Seamless supergraphic of interlocking arcs and racing stripes, the kind painted along a roller rink in 1976, five bands in [tomato, tangerine, mustard, teal and cream] that always meet in the same order, thick even widths, perfect quarter-circles, no outlines, tiny print grain, flat and bold from across the room, works at [20 cm repeat] on fabric and at 2 m on a wall, tile edges must match on all four sides --tile --ar 1:1 --stylize 80 --v 7",
      about:
        "Roller-rink arcs whose five bands meet in order on every edge. From phone wallpaper to a real wall.",
      price: 2.5,
      pack: "Starter",
      tags: "retro pattern, seventies, seamless, supergraphic, fabric",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "retro-seventies", subject: "arcs" },
      variants: [
        { label: "arctic rink", family: "seamless-retro", palette: "winter", subject: "arcs" },
        { label: "berry rink", family: "seamless-retro", palette: "berry", subject: "arcs" },
      ],
    },
    {
      title: "Lotus Compass Mandala",
      prompt:
        "Lotus mandala in eight-fold symmetry, petals unfolding from a small seed circle to a ring of compass points, alternating solid and finely hatched layers, [deep indigo, brass and bone] on dark ground, each ring separated by a thin empty channel so that the eye can rest, precise as engraved metal, no face and no lettering, radius filling eighty percent of the square, suited to [yoga mat, tapestry or phone case], perfectly centred --ar 1:1 --stylize 160 --v 7",
      about:
        "An eight-fold lotus with breathing space between its rings, for tapestries, mats and phone cases.",
      price: 4,
      pack: "Premium",
      tags: "mandala, lotus, yoga art, tapestry, sacred geometry",
      by: "Single Stroke",
      category: "Patterns",
      picture: { family: "mandala", palette: "ink-gold", subject: "lotus" },
      variants: [
        { label: "jade and gold", family: "mandala", palette: "green-dusk", subject: "lotus" },
        { label: "rose and lilac", family: "mandala", palette: "rose-evening", subject: "lotus" },
      ],
    },
    {
      title: "Copper Silk Currents",
      prompt:
        "Broad ribbons of colour following one slow current, [copper, seafoam, sand and near-black] bands sliding past each other like silk in water, two quiet whirlpools off centre, edges crisp, no gradients inside a ribbon, dark ground glimpsed between them, the rhythm loosening towards the right, abstract and tactile as poured enamel, printed as a [triptych on acrylic], colour order never repeating within a hand's width --ar 1:1 --stylize 400 --chaos 8 --v 7",
      about:
        "Broad ribbons of colour following one current. Choose two metals and two waters, print as a triptych.",
      price: 8,
      pack: "Elite",
      tags: "abstract art, flow field, copper, triptych, modern wall art",
      by: "Nora Lindqvist",
      category: "Abstract",
      picture: { family: "flow-field", palette: "terracotta", seed: 7, subject: "ribbons" },
      variants: [
        {
          label: "coral and lagoon",
          family: "flow-field",
          palette: "coral-sea",
          seed: 7,
          subject: "ribbons",
        },
        { label: "plum and rose", family: "flow-field", palette: "berry", seed: 7, subject: "ribbons" },
      ],
    },
    {
      title: "Gilded Ink Currents",
      prompt:
        "Two thousand hair-fine lines of [antique gold] drifting over ink-blue ground, combed by an invisible magnetic field into slow loops and long straights, density doubling where lines meet and thinning to nothing at the lower left, no two lines crossing, depth from opacity alone, as exact as a banknote and as soft as smoke, dark luxury mood for [whisky label, notebook cover or hotel corridor], fine enough to reward a close look at 60 cm --ar 3:4 --stylize 380 --v 7",
      about:
        "Gold lines as fine as a banknote over ink blue. Suits dark packaging, notebooks and large corridor prints.",
      price: 12.5,
      pack: "Enigma",
      tags: "generative art, gold lines, dark luxury, abstract print, packaging background",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "ink-gold", seed: 3, subject: "fine lines" },
    },
    {
      title: "Carina Deep Field",
      prompt:
        "Deep-field nebula in the manner of a long telescope exposure, pillars of [magenta and ember] dust opening around a dark hollow, sparse stars of very different sizes with four tiny diffraction spikes only on the brightest, gentle folds rather than marble swirls, black kept truly black for printing on [metal or acrylic], no planets, no lens flare, scientific sobriety with a hint of wonder, upper left corner calm for a caption giving [object name and distance] --ar 1:1 --stylize 250 --v 7",
      about:
        "A sober telescope-style nebula with true blacks for metal prints and a calm corner for its caption.",
      price: 10,
      pack: "Elite",
      tags: "nebula, space art, astronomy print, metal print, deep field",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "berry", timeOfDay: "night", subject: "nebula" },
      variants: [
        {
          label: "teal veil",
          family: "cosmic",
          palette: "green-dusk",
          timeOfDay: "night",
          subject: "nebula",
        },
        {
          label: "neon core",
          family: "cosmic",
          palette: "neon-night",
          timeOfDay: "night",
          subject: "nebula",
        },
      ],
    },
    {
      title: "Moonrise Observatory Chart",
      prompt:
        "Large pale moon rising in a field of quiet stars, surface mapped with soft maria and a few rayed craters, thin engraved orbit rings and degree marks crossing the sky like an antique [observatory chart], ink navy ground, [silver and parchment] lines, symmetrical plate layout with a generous lower margin for [a birth date or wedding night], no constellations drawn as figures, mezzotint grain, museum-shop quality --ar 3:4 --stylize 210 --v 7",
      about:
        "A moon plate like an antique observatory chart, with a margin for a birth date or wedding night.",
      price: 8,
      pack: "Elite",
      tags: "moon print, celestial, personalised gift, star chart, vintage astronomy",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "moonlight", timeOfDay: "night", subject: "moon" },
    },
  ],
);
