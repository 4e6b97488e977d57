import { writeRecords } from "#db/seed/write-record.ts";

export const smartAiPrompt = writeRecords(
  "Smart AI Prompt",
  {
    "Image Generator": "Any image model",
    "Design Software": "ChatGPT, Gemini, Firefly",
    Format: "PNG",
    Resolution: "As large as your tool allows",
    "Tech Details": "A brief in fields: fill the double braces once, then reuse it in any tool.",
  },
  [
    {
      title: "Mug Listing Hero Brief",
      prompt:
        "Make the first photo of a mug listing that a buyer understands in one second.\nProduct: {{mug size}} ceramic mug with {{design description}} wrapped around it.\nView: three-quarter, handle right, the best part of the design facing us.\nSet: plain tabletop in {{background colour}}, soft wall of the same family, no props except {{one prop}}.\nLight: large window from the left, real contact shadow, glaze highlight along the rim only.\nRules: design follows the curve, no stretched letters, no hand, no steam, no border. Crop square with 12 percent air. Colours must match {{hex values}} within what print can hold.",
      about:
        "A five-field brief for the first photo of a mug listing: clear view, real shadow, no stretched design.",
      price: 4,
      pack: "Premium",
      tags: "mug listing, product photo brief, etsy photo, mockup, hero image",
      by: "Kiln & Quill",
      category: "Product Photography",
      picture: { family: "product-mockup", palette: "berry", subject: "mug retro pattern" },
    },
    {
      title: "Candle Launch Photo Brief",
      prompt:
        'Photograph a new candle the way a shop owner wishes she could.\nProduct: {{scent name}} in {{vessel and colour}}, label blank or reading exactly "{{label text}}".\nScene: product on {{surface}}, two ingredients of the scent beside it at different heights, wall in a tone darker than the wax.\nLight: dusk from the window plus the flame itself; the label stays one stop brighter than the wall.\nComposition: candle right of centre, left third calm for a headline.\nRules: wick straight, flame small, no smoke, no second candle, no invented awards on the label.',
      about:
        "A launch-photo brief for candles with a readable label, two honest ingredients and a calm headline third.",
      price: 4.5,
      pack: "Premium",
      tags: "candle photography, product launch, label mockup, shop photo, brief",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "golden-hour", subject: "candle" },
    },
    {
      title: "Ingredient Story Still Life",
      prompt:
        "Show what a product is made of before showing the product.\nSubject: {{three raw ingredients}} arranged on {{surface}}, largest at the back, smallest nearest the lens, with one simple vessel that suggests the finished {{product type}}.\nMood: {{season}} morning, unhurried.\nLight: side window with visible panes on the wall, shadows soft and long.\nPalette: three tones taken from the ingredients plus one neutral.\nRules: nothing cut that would oxidise, no water sprayed on, no herbs that are not in the recipe. Leave the upper left free for {{one sentence}}. Format 4:5.",
      about:
        "A still-life brief that tells a product's ingredients truthfully, in window light, with space for one sentence.",
      price: 3,
      pack: "Starter",
      tags: "still life, ingredient photo, skincare brand, storytelling, content brief",
      by: "Fieldhouse Prints",
      category: "Product Photography",
      picture: { family: "still-life", palette: "meadow", timeOfDay: "dawn", subject: "fruit" },
    },
    {
      title: "Room Scene for Any Print",
      prompt:
        "Build a room around a print without stealing its colour.\nRoom: {{room type}} in {{interior style}}, seen straight-on, verticals corrected.\nFrame: one, {{frame size and wood}}, centred at 145 cm height, empty mat, no glass glare.\nFurniture: one large piece under it, one plant, one lamp, nothing taller than the frame's middle.\nLight: {{time of day}} from one window outside the picture.\nPalette: walls and furniture at low saturation; the only strong colour allowed is the print's own.\nRules: no second picture, no mirror, no text, no people. Deliver 4:5 with the frame's corners inside the safe area.",
      about:
        "A room-scene brief that keeps every wall quiet so the print brings the colour. Works in any tool.",
      price: 11,
      pack: "Enigma",
      tags: "room mockup, frame mockup, interior brief, wall art, listing photo",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "interior", palette: "lavender", seed: 7, timeOfDay: "day", subject: "living room" },
    },
    {
      title: "Virtual Staging, Honest Version",
      prompt:
        'Stage an empty room without changing the room.\nInput: photo or description of {{room and its dimensions}}; keep windows, doors, radiators and floor exactly as they are.\nFurnish for: {{buyer type}}, in {{style}}, with pieces that fit the real measurements.\nLight: keep the direction and colour of the existing daylight.\nInclude: one rug, seating, one table, a lamp, a plant; leave walking paths of 80 cm.\nRules: do not remove stains, cracks or pylons seen through the window, do not widen the room, add the words "virtually staged" nowhere in the picture but in the caption: {{caption text}}.',
      about:
        "Furnish an empty room without lying about it: measurements, light and faults stay, the caption says so.",
      price: 15,
      pack: "Enigma",
      tags: "virtual staging, real estate, interior, property listing, estate agent",
      by: "Room Nine",
      category: "Real Estate",
      picture: { family: "interior", palette: "sage", timeOfDay: "day", subject: "living room" },
    },
    {
      title: "One-Sign Logo Explorer",
      prompt:
        "Draw one sign, not a sheet of options.\nBusiness: {{what it does, in six words}}. Feeling: {{one adjective}}, never {{its opposite}}.\nForm: a single abstract mark of at most {{number}} flat shapes on a square grid, one symmetry, one surprise.\nColour: {{main colour}} and {{second colour}} on white; must also work in black alone.\nTests to satisfy: recognisable at 16 px, drawable from memory, no letters, no globe, no swoosh, no light bulb.\nOutput: mark centred with 35 percent empty ground, no mockup, no tagline, edges vector-clean.",
      about: "A logo brief that forbids the clichés and asks for one drawable sign, tested at 16 pixels.",
      price: 5,
      pack: "Premium",
      tags: "logo prompt, brand mark, minimal logo, business branding, vector",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "delft", subject: "studio network" },
      variants: [
        { label: "a spa, calm", family: "geometric-logo", palette: "sage", subject: "spa" },
        { label: "an outfitter, sturdy", family: "geometric-logo", palette: "autumn", subject: "outdoor" },
        { label: "a surf school, light", family: "geometric-logo", palette: "coral-sea", subject: "surf" },
      ],
    },
    {
      title: "Eco Brand Leaf System",
      prompt:
        "Design a leaf mark that can grow into a system.\nBrand: {{brand name}}, makes {{product}} for {{customer}}.\nCore sign: one leaf from two mirrored arcs, stem ending in a dot; line and fill version.\nSystem: rotate the leaf in steps of {{angle}} to give icons for shipping, refill, return and care.\nColours: {{deep green}}, {{light green}}, paper white; no third green.\nRules: no recycling arrows, no hands holding earth, no gradients. Show the core sign large and the four derived icons small in a row beneath, on plain ground, all on the same optical weight.",
      about:
        "One leaf that rotates into four service icons, with two greens and none of the usual eco clichés.",
      price: 10,
      pack: "Elite",
      tags: "eco logo, leaf icon, brand system, packaging icons, sustainable brand",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "meadow", subject: "eco leaf" },
    },
    {
      title: "Market Stall Stamp Builder",
      prompt:
        'Make a stamp that a stallholder can press on paper bags all day.\nName: "{{stall name}}" along the top, "{{town or market day}}" along the bottom, both on true arcs.\nCentre: one picture of {{main product}} in at most seven strokes, or a sun if that is too complex.\nShape: circle, 40 mm, outer line 1 mm, inner line 0.4 mm.\nInk: one colour, no halftone; counters stay open when over-inked.\nRules: no ribbon, no stars beyond two, no year unless given as {{year}}. Deliver black on white, then a preview in {{ink colour}} on kraft.',
      about: "A seven-stroke, one-ink stamp for paper bags, built to survive over-inking at 40 mm.",
      price: 2.5,
      pack: "Starter",
      tags: "rubber stamp, market stall, badge, small business, packaging",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "badge", palette: "delft", subject: "summer sun" },
    },
    {
      title: "City Print for Any Town",
      prompt:
        "Make a skyline print for a town that never gets one.\nTown: {{town}}, known for {{two or three landmarks}}.\nView: from {{river, hill or station}}, landmarks in true left-to-right order.\nStyle: flat layers, {{number}} inks, paper margin, no lettering in the art.\nHour: {{time of day}}; windows lit only if it is dusk or night.\nPalette: {{palette words}}, darkest layer nearest.\nRules: invent no skyscrapers, keep church and chimney heights honest, no flags. Leave a lower band for the name. Output 4:5 and 5:7 crops from one master with the landmarks inside both.",
      about: "A skyline brief for towns that never get a print: landmarks in true order, no invented towers.",
      price: 5,
      pack: "Premium",
      tags: "custom city print, hometown, skyline, travel poster, personalised",
      by: "Harbour & Vale",
      category: "Travel Posters",
      picture: { family: "city-skyline", palette: "golden-hour", timeOfDay: "golden-hour", subject: "river" },
    },
    {
      title: "Explainer Town in Isometric",
      prompt:
        "Explain a service with a town instead of bullet points.\nService: {{what happens, in three steps}}.\nScene: isometric, 30 degrees, one neighbourhood with a building per step, joined by a road that the eye follows from lower left to upper right.\nColour: neutral city in {{two neutrals}}; only the three step buildings use {{brand colour}}.\nDetail: trees, vans and roofs simple; windows lit in the final step only.\nRules: no numbers, no arrows, no people, no text; blank pins stand where captions will go. Wide format 16:9, upper left quiet for {{headline}}.",
      about:
        "Turn a three-step service into an isometric walk where only the three stations carry the brand colour.",
      price: 13,
      pack: "Enigma",
      tags: "explainer graphic, isometric, saas illustration, landing page, infographic",
      by: "Tiny Blocks",
      category: "Business",
      picture: { family: "isometric-city", palette: "lavender", timeOfDay: "dusk", subject: "town" },
    },
    {
      title: "Founder Portrait, Illustrated",
      prompt:
        "Illustrate a founder without flattering or ageing them.\nPerson: {{age range}}, {{skin tone}}, {{hair, in plain words}}, {{glasses, scarf or none}}; frontal, eyes closed or lowered, slight smile.\nStyle: flat planes, soft grain, one light from the left, no outline.\nSetting: disc behind the head in {{brand colour}} with leaves or shapes taken from {{product}}.\nClothing: plain, one fine pattern of arcs.\nRules: keep asymmetries, no make-up unless described, no teeth, no hands, no text. Crop bust, square; must also read as a 64 px round avatar for {{site}}.",
      about:
        "A respectful illustrated founder portrait that keeps asymmetries and still reads as a 64-pixel avatar.",
      price: 11.5,
      pack: "Enigma",
      tags: "founder portrait, brand avatar, about page, illustration, headshot",
      by: "Amara Studio",
      category: "Headshots",
      picture: { family: "portrait", palette: "coral-sea", seed: 219, subject: "woman" },
    },
    {
      title: "Fine-Line Tattoo Planner",
      prompt:
        "Plan a fine-line tattoo that will still read in ten years.\nMotif: {{plant or object}} on {{body place}}, {{height in cm}} tall.\nLine: single needle look, one weight, open ends where the skin moves; gaps at least 1.5 mm.\nForm: follow the direction of {{muscle or bone}}; heaviest detail on the outer side.\nStyle: no shading, no dotwork, no colour; three optional accents as dots.\nRules: no lettering unless it is {{word}} in capitals over 6 mm; no closed tiny shapes. Deliver black on white, then mirrored for transfer, each centred with a 1 cm scale bar outside the art.",
      about:
        "A stencil-minded brief for fine-line tattoos: minimum gaps, body direction and a mirrored transfer.",
      price: 4,
      pack: "Premium",
      tags: "tattoo design, fine line, stencil, botanical tattoo, line art",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "mono-ink", subject: "flower stem" },
    },
    {
      title: "Gallery Set of Three Lines",
      prompt:
        "Draw three line pictures that belong together without matching.\nThemes: {{first}}, {{second}}, {{third}}, each reduced to its most telling contour.\nLine: one pen, same weight in all three, ends left open.\nShared element: a flat disc of {{colour}} that moves left, centre, right from sheet to sheet.\nSpace: motif covers at most 40 percent of each sheet.\nRules: no shading, no text, no frame, no repeated pose. Paper warm white, line {{ink colour}}. Sheets 3:4, to be hung 6 cm apart; the discs must form a gentle arc when the three hang in a row.",
      about: "Three line sheets tied together by one wandering disc that forms an arc on the wall.",
      price: 4,
      pack: "Premium",
      tags: "set of 3, line art prints, minimalist, gallery wall, abstract",
      by: "Single Stroke",
      category: "Wall Art",
      picture: { family: "line-art", palette: "desert", subject: "hills sun" },
      variants: [
        { label: "a face", family: "line-art", palette: "desert", subject: "face" },
        { label: "a vase", family: "line-art", palette: "desert", subject: "vase" },
      ],
    },
    {
      title: "Repeat Pattern Specification",
      prompt:
        "Specify a repeat the way a mill would want it.\nMotif: {{motif}} in a {{decade}} spirit, {{number}} colours including ground.\nRepeat: {{brick, half-drop or straight}}, tile {{size in cm}}, all four edges matching, no motif cut unless its other half appears opposite.\nScale: largest motif {{cm}}, smallest gap 2 mm.\nInk: flat, no tone on tone below 10 percent difference.\nRules: no centre, no accidental diagonals when repeated 4 × 4, no lettering. Output one seamless square; add nothing around it. Colour order listed from ground to accent so that {{second colourway}} can be made by position.",
      about:
        "A mill-grade repeat specification: tile, gaps, colour order and a second colourway by position.",
      price: 14,
      pack: "Enigma",
      tags: "repeat pattern, textile design, seamless, surface pattern, fabric brief",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "delft", subject: "arcs" },
    },
    {
      title: "Colouring Mandala by Level",
      prompt:
        "Make one mandala in three difficulties.\nTheme: {{theme}}, told by at most four shapes.\nLevel 1: {{folds}}-fold, spaces above 10 mm. Level 2: every space divided once. Level 3: every second space divided again, none below 3 mm.\nLine: black, closed, two weights, no grey.\nPage: white, {{paper size}}, mandala centred, 15 mm border.\nRules: symmetry exact, no text, no isolated floating shapes, nothing that needs a ruler to colour. Deliver level {{1, 2 or 3}} only; keep the outer contour identical across levels so that a book can show the same flower growing.",
      about: "One outline, three difficulties: a mandala that grows across the pages of a colouring book.",
      price: 3,
      pack: "Starter",
      tags: "coloring book, mandala, kdp, printable activity, levels",
      by: "Single Stroke",
      category: "Colouring",
      picture: { family: "mandala", palette: "mono-ink", subject: "colouring page outline" },
    },
    {
      title: "Abstract From a Feeling",
      prompt:
        "Translate a feeling into currents of colour.\nFeeling: {{one honest sentence}}.\nMovement: {{slow, medium or restless}}, flowing from {{corner}} to {{corner}}, turning round one or two still points.\nMaterial: opaque ribbons for certainty or fine lines for thought; choose by the sentence, not by taste.\nColour: four, named by memory: {{four remembered things}}; one of them used for less than five percent.\nRules: no faces, no symbols, no hearts, no text, no symmetrical halves. Square. The quietest area sits where the eye would land last. Title the work with {{three words}} beneath, not inside.",
      about:
        "A brief that turns one honest sentence into ribbons or lines, with colours named after memories.",
      price: 8,
      pack: "Elite",
      tags: "abstract art, custom art, emotional art, flow, commission",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "rose-evening", subject: "ribbons" },
    },
    {
      title: "Story Background Kit",
      prompt:
        "Make nine story backgrounds that look like one brand.\nBrand colours: {{three hex values}}; mood {{adjective}}.\nField: soft mesh of those colours, fine grain, no shapes; brightness chosen for {{dark or light}} text.\nSeries: three with the bright area at the top, three in the middle, three at the bottom; hue order rotates, amount of grain stays.\nSafe zones: upper 14 and lower 20 percent calm for interface.\nRules: no clouds, bokeh, paper texture or text. Output vertical 9:16, named by bright area and number, so that {{assistant or team}} can pick by feel without opening a design program.",
      about: "Nine related 9:16 mesh backgrounds with safe zones, sorted by where the light falls.",
      price: 3.5,
      pack: "Starter",
      tags: "instagram stories, background set, gradient, brand kit, social media",
      by: "Plainwater",
      category: "Social Media",
      picture: { family: "gradient-mesh", palette: "citrus" },
    },
    {
      title: "Podcast Cover Colour Field",
      prompt:
        'Make a podcast cover that wins at 60 pixels.\nShow: "{{show name}}", about {{topic in five words}}.\nField: two large colour masses in {{colour one}} and {{colour two}}, softly meeting on a diagonal, grain fine; the darker mass holds the name.\nType area: left-aligned block covering 60 percent of the width, kept empty in the art.\nAccent: one small glow of {{accent}} where the masses meet.\nRules: no microphones, no headphones, no sound waves, no faces, no text rendered. Square 3000 px. View it at 60 px and in grey before accepting: the two masses must still be told apart.',
      about: "A two-mass cover field judged at 60 pixels and in grey, without a single microphone.",
      price: 2,
      pack: "Starter",
      tags: "podcast cover, gradient, cover art, branding, audio",
      by: "Plainwater",
      category: "Covers",
      picture: { family: "gradient-mesh", palette: "berry" },
    },
    {
      title: "Birth Night Sky Plate",
      prompt:
        "Draw the sky of one night as a plate for a wall.\nNight: {{date}}, seen from {{town}}; moon phase {{phase}} drawn correctly.\nSubject: the moon large, or a ringed planet if the moon was new; stars sparse and of three sizes.\nStyle: mezzotint with fine orbit lines, ground {{midnight colour}}, lines {{metallic}}.\nLayout: body in the upper half, thin double frame, lower fifth plain for {{name, time, weight}}.\nRules: do not claim a true star map unless data is given, no constellations as figures, no zodiac signs, no glow. Portrait 3:4, blacks at most 95 percent for home printers.",
      about: "A birth-night plate with the right moon phase and no false star map, kind to home printers.",
      price: 8,
      pack: "Elite",
      tags: "birth print, night sky, personalised nursery, moon phase, keepsake",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "ink-gold", timeOfDay: "night", subject: "moon" },
    },
    {
      title: "Walk Memory Landscape",
      prompt:
        "Turn a remembered walk into a landscape print.\nWalk: {{where, when, with whom}}; what stayed: {{one detail}}.\nScene: layers of land in true order from {{nearest}} to {{farthest}}, hour {{time of day}}, weather {{weather}}.\nStyle: gouache shapes with paper grain, five tones per layer at most.\nHide the one detail small in the second layer, so that only they will find it.\nPalette: {{three colours remembered}} plus a neutral.\nRules: no figures, no text, no drama that was not there. Sky takes the upper 45 percent. Portrait 4:5, printable to 40 × 50 cm; caption line reserved outside the picture.",
      about:
        "A brief that turns a remembered walk into gouache layers, with one private detail hidden inside.",
      price: 8,
      pack: "Elite",
      tags: "custom landscape, anniversary gift, memory print, gouache, hiking",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "meadow", timeOfDay: "day", subject: "forest" },
    },
    {
      title: "Workshop Flyer Flat Lay",
      prompt:
        "Show what people will make, from straight above.\nWorkshop: {{craft}} on {{date}}; objects: {{five tools or materials}} in the order they are used, clockwise from the top.\nCentre: empty {{paper, linen or wood}} rectangle at 45 percent of the width for the text.\nLight: even daylight, shadows short and to the lower right.\nPalette: materials' own colours on {{table colour}}.\nRules: no hands, no faces, no finished masterpiece, nothing out of reach of a beginner's budget, no text. Square; also usable as A5 by adding table at top and bottom. All objects complete and at true relative size.",
      about: "A clockwise flat lay that shows the steps of a workshop around an empty text area.",
      price: 3,
      pack: "Starter",
      tags: "flat lay, workshop flyer, craft class, event post, template",
      by: "Shelf Light",
      category: "Social Media",
      picture: { family: "flat-lay", palette: "terracotta", subject: "beauty" },
    },
    {
      title: "Subscription Picks Flat Lay",
      prompt:
        "Reveal this month's picks from above without spoiling all of them.\nDish: {{dish colour}}, round, at the centre; items: {{four items}} in open tins and rings of different sizes.\nStyle: clean flat lay, generous gaps, leaves of the season entering at two corners.\nLight: soft from the upper left, same shadow for everything.\nPalette: {{season palette}}, one item the most saturated thing.\nRules: packaging without real brands, no confetti storm, no hands, no price stickers. Square for the shop, with safe 4:5 extension above. One tin stays closed as {{the surprise}}.",
      about:
        "A monthly-picks scene from above with one tin left closed, consistent shadows and seasonal leaves.",
      price: 4,
      pack: "Premium",
      tags: "subscription box, flat lay, monthly picks, product photo, beauty box",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "flat-lay", palette: "spring-pastel", subject: "beauty" },
    },
  ],
);
