import { writeRecords } from "#db/seed/write-record.ts";

export const creativeAiPromptLibrary = writeRecords(
  "Creative AI Prompt Library",
  {
    "Image Generator": "Adobe Firefly",
    "Design Software": "Adobe Firefly, Photoshop, Illustrator",
    Format: "PNG",
    Resolution: "2048 px",
    "Tech Details": "Content type Art unless the text says photo; visual intensity at the middle.",
  },
  [
    {
      title: "Bouquet Never Sent, Watercolour",
      prompt:
        "A bouquet that was never delivered, painted in transparent watercolour as if the paint were still deciding. [Pansies, cow parsley and one blue nigella] lean out of a loose hand of stems; behind them a wash dries unevenly. Let petals lose their edges where they would touch, let the blue be the only strong colour. The words that should have come with it are not shown; the white below belongs to {a name or a short line}. Painted on rough paper, thin pencil traces, mood of something meant for twenty years.",
      about: "An undelivered bouquet with one strong blue and white space left below it for a name.",
      price: 4.5,
      pack: "Premium",
      tags: "watercolor flowers, keepsake, memorial print, stationery, romantic",
      by: "Marigold Hours",
      category: "Wall Art",
      picture: { family: "watercolor-floral", palette: "delft", subject: "wildflowers" },
    },
    {
      title: "Desert Bloom After Rain",
      prompt:
        "Desert flowers on the second day after rain, gathered and painted quickly in watercolour before they close again: [globe mallow, evening primrose and a tangle of sand verbena] in one loose bunch. Stems thin as wire, petals generous; washes of burnt orange and dusk pink drying with hard edges, a little sand-coloured splatter around. Upper half busy, lower third paper. Let one bloom lean out of the format. For {cards, journals or a clinic wall}, with the optimism of plants that waited a year for this.",
      about: "A quick desert bunch with hard-drying edges and paper below: optimism after a long wait.",
      price: 3.5,
      pack: "Starter",
      tags: "desert flowers, watercolor, southwest, greeting card, superbloom",
      by: "Marigold Hours",
      category: "Greeting Cards",
      picture: { family: "watercolor-floral", palette: "desert", subject: "desert flowers" },
    },
    {
      title: "Sage and Thistle Table Linen",
      prompt:
        "A table-linen print that smells of cut grass: thistles, sage leaves and seed umbels scattered over [stone-coloured] cloth in no direction at all. Each leaf is painted in two greys of green with a pale vein; the thistle heads carry the only violet. Keep the brush visible, the repeat invisible, the gaps as shapely as the plants. It should look hand-blocked from two metres and hand-painted from twenty centimetres. Colour of the cloth may change to {flax, slate or blush} without touching the plants. Seamless square.",
      about:
        "Thistles and sage in no direction at all: hand-blocked from afar, hand-painted up close, seamless.",
      price: 4,
      pack: "Premium",
      tags: "table linen, botanical pattern, thistle, seamless, sage green",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "sage", subject: "thistle" },
    },
    {
      title: "Midnight Conservatory",
      prompt:
        "Walk through a conservatory after midnight and bring back the pattern: pale [moon flowers], black-green palms, a few berries like lit windows. Everything overlaps and nothing is in front for long. Paint leaves wet and dark, flowers dry and chalky, so that they seem to give light. Blue-black ground, silver veins, one warm tone allowed in the berries. The tile joins on every side and keeps the same darkness throughout, because it will become {velvet curtains, a notebook or a lampshade}. No glass, no moon, no path.",
      about: "Chalk-pale flowers on wet dark leaves, evenly dark for velvet, notebooks and lampshades.",
      price: 8,
      pack: "Elite",
      tags: "dark botanical, maximalist, velvet print, seamless, moody floral",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "moonlight", subject: "night flowers" },
    },
    {
      title: "Keeper of the Salt Marsh",
      prompt:
        "An imagined guardian of the salt marsh, seen from the front, eyes closed because she already knows you are there. [Warm sepia skin, silver braids], samphire and sea lavender woven round her head in a wide fan; the low sun behind her is only a disc. Her cloak is water drawn as fine arcs. Use coral, aqua and a deep lagoon green, flat and slightly grainy, with light from the left as on an old coin. She is neither young nor old. Leave the bottom edge plain for {a title in your language}.",
      about:
        "A marsh guardian with silver braids and sea lavender, flat as an old coin. Title her in your language.",
      price: 8,
      pack: "Elite",
      tags: "mythical portrait, guardian, fantasy print, sea, illustration",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "green-dusk", seed: 97, subject: "woman" },
    },
    {
      title: "First Teacher, Remembered",
      prompt:
        "Portrait of a first teacher as memory keeps her: calm, frontal, eyes closed for the length of a song. [Freckled brown skin, tight curls], earrings shaped like small suns, a halo of paper leaves cut by children. Colours of a spring classroom, [mint, blossom pink, butter], with one grown-up navy for her dress. Flat shapes, soft inner shading, nothing sentimental in the mouth. Around the disc run eleven small dots, one for each {child, year or lesson}. A gift to hand over at the end of term.",
      about: "A remembered teacher with a paper-leaf halo and eleven dots to count, as an end-of-term gift.",
      price: 5,
      pack: "Premium",
      tags: "teacher gift, portrait, end of term, illustration, custom",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "spring-pastel", seed: 91, subject: "woman" },
    },
    {
      title: "Compass Rose of Small Hours",
      prompt:
        "A mandala for people awake at four in the morning: rings of [moths, closed flowers and quarter moons] reduced to pure shape, turning round an empty circle the size of a coin. Midnight blue to pale silver, one thin ring of {candle amber}. Keep the geometry exact and the mood kind; leave dark channels between the rings so it can breathe at small sizes. Twelve-fold, square, centred. It may end up on a sleep-tea tin, a meditation cushion or the first page of a notebook, so nothing should point or hurry.",
      about:
        "A twelve-fold night mandala with breathing dark channels, for tea tins, cushions and notebooks.",
      price: 4,
      pack: "Premium",
      tags: "mandala, moon, sleep, meditation, packaging art",
      by: "Single Stroke",
      category: "Patterns",
      picture: { family: "mandala", palette: "moonlight", subject: "moon" },
    },
    {
      title: "River Delta From Memory",
      prompt:
        "A river delta drawn from memory rather than from above: [sage, eucalyptus and brass] currents dividing, thinking better of it and joining again. Use broad opaque ribbons with clean edges; let two islands of stillness appear where the ribbons part. Brass comes only as a narrow band and never twice on the same side. The ground is the dark green of deep water. There should be no shoreline, no arrows, no map. Square, hung in {a meeting room where people must agree}, and worth a second look from the far end of the table.",
      about:
        "Opaque ribbons that part and rejoin round two still islands. For rooms in which people must agree.",
      price: 8.5,
      pack: "Elite",
      tags: "abstract river, flow art, office art, sage green, large print",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "sage", subject: "ribbons" },
    },
    {
      title: "Combed Snow Abstract",
      prompt:
        "Wind has combed a field of snow and left its handwriting: thousands of fine parallel lines in [ice blue, slate and snow], bending round things that are no longer there. The lines thin out to nothing towards the upper right and crowd like grass at the lower left. No horizon, no footprints, no sky. Work with opacity instead of white paint so that the paper itself is the brightest thing. Quiet enough for {a recording studio or reading room}, exact enough that a seamstress would approve of it.",
      about: "Fine wind-combed lines in snow colours, crowding and thinning, for studios and reading rooms.",
      price: 5.5,
      pack: "Premium",
      tags: "minimal abstract, line texture, winter, scandinavian, generative",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "winter", subject: "fine lines" },
    },
    {
      title: "Woman at the Market, One Line",
      prompt:
        "One line walks across the page and on the way becomes a woman's face, an ear, a knot of hair, and the edge of a market basket, then leaves. Keep the pen on the paper; where it must cross itself, let it hesitate visibly. A single flat form of [sandstone or sage] lies behind the cheek like afternoon sun on a wall. Two thirds of the sheet stay empty. No eyes beyond one lowered lid, no mouth beyond one curve. For {a hallway, a café menu or the cover of poems}, drawn as confidently as a signature.",
      about:
        "A single line becomes a face and leaves again, with one flat colour form and two thirds of silence.",
      price: 3.5,
      pack: "Starter",
      tags: "one line drawing, face art, minimalist, poetry cover, cafe art",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "desert", subject: "woman face" },
    },
    {
      title: "Eucalyptus in Three Strokes",
      prompt:
        "Draw eucalyptus as if each leaf cost money: three main strokes for the stems, then only as many round leaves as the eye needs to believe in the rest. Pen line of one weight in [deep green], leaves open on the side where light comes from. A loose patch of pale wash sits behind, misaligned by a finger's width. The plant hangs from the top edge. Leave the lower two thirds for {vows, prices or a week of appointments}. It should feel freshly cut and slightly too long for the vase it will get.",
      about: "Economical eucalyptus hanging from the top edge, with two thirds of the sheet left for words.",
      price: 2,
      pack: "Starter",
      tags: "eucalyptus, line art, menu template, minimalist botanical, planner",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "green-dusk", subject: "eucalyptus" },
    },
    {
      title: "Launderette Waves, 1974",
      prompt:
        "The wall of a launderette in 1974, remembered more fondly than it deserved: broad wavy stripes in [tomato, cream and teal] that sway as if the machines were still running. Four colours do the work, always in the same order; no stripe is quite as wide as its neighbour. Edges crisp, colours slightly faded by powder and sun; no dirt, no cracks, no lettering. It repeats in all directions, because it will become {socks, vinyl flooring or a record sleeve}. The rhythm should make you hear a dryer with one coin in it.",
      about:
        "Swaying stripes in a fixed colour order, seamless in all directions: socks, floors and record sleeves.",
      price: 2.5,
      pack: "Starter",
      tags: "wavy stripes, retro pattern, 70s, seamless, record sleeve",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "retro-seventies", subject: "waves" },
    },
    {
      title: "Grandma's Oilcloth Daisies",
      prompt:
        "The oilcloth on a kitchen table where important things were decided: daisies with fat petals on [sky blue], a few in butter, one in a hundred in pink. Printed slightly out of register, so that every flower has a thin shadow of its own colour. Petals round, centres perfectly flat, spacing regular enough to play draughts on. The repeat must not show. Use it for {oilcloth, aprons or the inside of envelopes}. It should be cheerful the way a kettle is cheerful, without ever becoming cute.",
      about:
        "Out-of-register daisies on sky blue, cheerful without being cute, with a pink one in a hundred.",
      price: 0,
      pack: "Starter",
      tags: "daisy pattern, oilcloth, vintage kitchen, seamless, envelope liner",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "first-light", subject: "daisies" },
    },
    {
      title: "The Frog Who Waited",
      prompt:
        "Meet a frog who has been waiting for the same bus since spring. He stands upright with his hands at his sides, a [crown of meadow flowers] grown round his head in the meantime, and the expression of someone who has decided not to mind. Draw him as a picture-book hero: thick soft outline, flat colour, one shadow, cheeks a shade warmer than the rest. Background a plain disc in [spring yellow] above a low green hill. He must look identical on every page of {your story}, so keep his flowers to five and their order fixed.",
      about:
        "A patient picture-book frog with five fixed flowers, so he stays himself on every page of your story.",
      price: 4,
      pack: "Premium",
      tags: "picture book character, frog, childrens story, consistent character, cute",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "citrus", subject: "frog flower" },
    },
    {
      title: "Panda Tea House Sign",
      prompt:
        "A panda's face as the sign of a tea house that has been in one family for ninety years. Black shapes on [warm paper], no outline, the eyes two tilted drops of calm; a thin red ring, broken at the top by a pair of young leaves. Cut it as a master of paper-cutting would, so that every black shape is connected and could be lifted in one piece. No bamboo forest, no steam, no letters. It must hold as {a seal, a lantern and a loyalty stamp}, and it should look back at you without selling anything.",
      about: "A connected paper-cut panda in a broken red ring, for seals, lanterns and loyalty stamps.",
      price: 4.5,
      pack: "Premium",
      tags: "panda logo, tea house, paper cut, seal, emblem",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "mono-ink", subject: "panda" },
    },
    {
      title: "Lighthouse Keepers' Union",
      prompt:
        "Invent the sign of a union of lighthouse keepers: three stacked waves under a single flat sun, framed by a plain ring, all drawn with compass and patience. Colours [ink, brass and fog]. The middle wave breaks the ring on one side, as a small act of independence. No tower, no anchor, no rope; members know what it means. Flat shapes, generous emptiness, valid in one colour on a cap badge. Name of the branch, {harbour}, will be added by hand. The whole should look as if it had been agreed on at a long meeting.",
      about: "Three waves, one sun and a broken ring for an invented union. Add your harbour by hand.",
      price: 3,
      pack: "Starter",
      tags: "wave logo, nautical mark, badge, fictional brand, cap",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "ink-gold", subject: "wave sea" },
    },
    {
      title: "The Sea Before Breakfast",
      prompt:
        "The sea before breakfast, when nobody has used it yet. Pale blue-grey water in long unhurried bands, a blush of [rose and pale gold] where the sun has just come up, and one small sailing boat that must have slept out there. Paint in thin oil with a wide brush, wiping back where light should be. The lower edge is calm so that the picture can end in {a frame, a mattress or a quiet sentence}. Nothing in it is dramatic; that is the point.",
      about:
        "Thin-oil dawn water with one small boat and nothing dramatic. For bedrooms and quiet sentences.",
      price: 4,
      pack: "Premium",
      tags: "dawn seascape, calm, bedroom art, oil painting, coastal",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "first-light", timeOfDay: "dawn", subject: "sailboat" },
    },
    {
      title: "Foothills Told in Felt",
      prompt:
        "Foothills told in felt: eight soft layers cut by hand, laid over one another from [moss] in front to milk at the back, with the sun a button someone kept. Show the fuzz at each edge and the small shadow under it; show one visible stitch and no more. Round felt trees stand on the second hill in a group of five. The sky is undyed wool. It is a picture for {a child's room, a wool shop or a winter window}, and should make people want to touch the glass.",
      about:
        "Eight layers of hand-cut felt with one visible stitch and a button sun, for rooms and wool shops.",
      price: 4,
      pack: "Premium",
      tags: "felt landscape, nursery art, textile, hills, wool shop",
      by: "Nora Lindqvist",
      category: "Kids",
      picture: { family: "layered-landscape", palette: "spring-pastel", timeOfDay: "day", subject: "hills" },
    },
    {
      title: "Rooftop Cinema Season",
      prompt:
        "The roofs of a city on the evening of an open-air film, everyone out of sight and the sky doing the first act. Blocks and towers in flat dusk colours, [rose, aubergine, amber], water tanks and aerials drawn with affection; windows lit in groups, as families are. Leave the largest wall blank and pale: it is the screen, and it will carry {film titles and dates}. Three printing inks with visible overlaps. No people, no projector, no popcorn; the mood alone should sell the tickets.",
      about: "Dusk rooftops with one blank wall as the screen for film titles. Three inks and no popcorn.",
      price: 4.5,
      pack: "Premium",
      tags: "open air cinema, event poster, rooftop, city dusk, screen print",
      by: "Harbour & Vale",
      category: "Posters",
      picture: { family: "city-skyline", palette: "rose-evening", timeOfDay: "dusk", subject: "towers" },
    },
    {
      title: "City of Letterboxes",
      prompt:
        "Imagine a city in which every house is a letterbox: isometric blocks in [brick, cream and slate], slots for doors, flags for chimneys, streets just wide enough for a bicycle. Low sun picks out one side of everything. Count the windows and you will find they spell nothing, which is a relief. Clean flat shapes, three tones each, strictly without perspective. Leave one plot empty for {your own house}. As a poster it should reward a child for ten minutes and an architect for eleven.",
      about:
        "A city in which every house is a letterbox, with one empty plot for your own. Ten minutes of looking.",
      price: 8,
      pack: "Elite",
      tags: "isometric, whimsical city, poster, kids room, architecture",
      by: "Tiny Blocks",
      category: "Posters",
      picture: {
        family: "isometric-city",
        palette: "terracotta",
        timeOfDay: "golden-hour",
        subject: "district",
      },
    },
    {
      title: "Writer's Room, Late Snow",
      prompt:
        "A writer's room on a day of late snow: armchair by the window, wool cushion, floor lamp, a plant that has survived several deadlines, iron stove just out of sight but felt in the colour of the floor. Outside everything is blue-white; inside everything is [tea]. One small empty frame hangs on the wall for {a map, a portrait or a rejection letter}. Paint it with visible, unhurried brushwork, straight-on and a little too close, so that the viewer is already in the room and wondering whether to sit down.",
      about:
        "Blue snow outside, tea-coloured warmth inside, and one small frame for a map or a rejection letter.",
      price: 5,
      pack: "Premium",
      tags: "cabin interior, writer gift, cozy, winter window, painting",
      by: "Room Nine",
      category: "Wall Art",
      picture: { family: "interior", palette: "winter", seed: 5, timeOfDay: "day", subject: "armchair" },
    },
    {
      title: "Planet of the Slow Bells",
      prompt:
        "A planet on which time is kept by bells, seen from the deck of something slow. Its bands of cloud ring round it in [coral, shell and lagoon], each a little out of step with the next; a thin tilted ring marks the hours. The stars are few and well mannered. Paint it as an explorer's plate, smooth, with the night side truly dark. There is a label somewhere, but not in the picture: leave the lower margin for {the name you give it}. It should look discovered rather than invented.",
      about: "An explorer's plate of an invented ringed world, dark on its night side, waiting for a name.",
      price: 5,
      pack: "Premium",
      tags: "fantasy planet, space print, sci-fi, explorer, poster",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "rose-evening", timeOfDay: "night", subject: "ringed planet" },
    },
    {
      title: "Last Mile Sunset",
      prompt:
        "The sunset everyone photographs from the coast road, drawn instead as it felt: a sun in [honest stripes] sinking where the asphalt ends, each stripe a little thinner, palms left and right plain as hands. Colours run from lemon through tangerine to olive and stop there. Edges are cut, not blurred; the print is worn at the corners from a pocket. Top edge free for {a town's name}. Nothing drives on the road, because you have just parked. It belongs on a shirt, a match box, or the wall of someone who stayed.",
      about:
        "A striped coast-road sunset worn at the corners like a pocket print, with its top edge free for a name.",
      price: 3,
      pack: "Starter",
      tags: "retro sunset, coast road, t-shirt graphic, vintage print, palm",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "retro-sunset", palette: "citrus", seed: 34, subject: "palm road" },
    },
  ],
);
