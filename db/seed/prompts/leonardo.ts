import { writeRecords } from "#db/seed/write-record.ts";

export const leonardo = writeRecords(
  "Leonardo",
  {
    "Image Generator": "Leonardo",
    "Design Software": "Leonardo.Ai, Canvas editor",
    Format: "PNG",
    Resolution: "1536 px, Universal Upscaler to 4096",
    "Tech Details": "Phoenix model, Alchemy on, guidance 7, 30 steps.",
  },
  [
    {
      title: "Botanical Halo Portrait",
      prompt:
        "Calm illustrated portrait of a woman framed by a halo of leaves, (closed eyes:1.2), [deep brown skin], [black hair in a high bun with coral hibiscus], gold hoop earrings, teal gown with fine concentric lines, pale round sun behind the head, warm apricot ground, (flat shapes with soft inner gradients:1.1), single key light from the left, gentle blush, symmetrical composition, printable poster with clean edges\nNegative prompt: open mouth, hands, photo skin pores, text, watermark, asymmetrical earrings, extra leaves over the face",
      about:
        "Calm illustrated portrait framed by leaves. Swap skin tone, hair, flowers and ground to make a series.",
      price: 8,
      pack: "Elite",
      tags: "portrait, feminist art, botanical, boho wall art, gallery wall",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "golden-hour", seed: 63, subject: "woman" },
      variants: [
        {
          label: "fair skin, copper hair",
          family: "portrait",
          palette: "first-light",
          seed: 1101,
          subject: "woman",
        },
        {
          label: "golden skin, night ground",
          family: "portrait",
          palette: "moonlight",
          seed: 217,
          subject: "woman",
        },
        {
          label: "olive skin, rose ground",
          family: "portrait",
          palette: "rose-evening",
          seed: 70,
          subject: "woman",
        },
      ],
      more: {
        "Focus Elements": "Face, leaf halo, earrings",
        Composition: "Central, frontal, bust crop",
        "Design Intent": "Series of matching portraits for gallery walls",
        promptEnhancer: "Keep the seed fixed and change one bracket at a time for a consistent set.",
      },
    },
    {
      title: "Grandmother in the Orchard",
      prompt:
        "Dignified portrait of an elderly woman in an orchard light, (silver hair pinned low:1.15), closed eyes and the beginning of a smile, [sun-browned olive skin] with honest lines, shawl in [rust and cream], halo of apple leaves and three small blossoms, (painterly gouache:1.2), left light at breakfast time, muted green ground, frontal bust, quiet pride, heirloom print for {family name}\nNegative prompt: youthful skin, glamour makeup, jewellery clutter, text, frame, harsh contrast, cartoon eyes",
      about:
        "An elder painted with dignity, for family prints and Mother's Day cards. Skin, shawl and tree are variables.",
      price: 9,
      pack: "Elite",
      tags: "grandmother gift, elder portrait, mothers day, family print, gouache",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "autumn", seed: 61, subject: "woman" },
    },
    {
      title: "Desert Oracle Card",
      prompt:
        "Oracle card figure in a desert at dusk, frontal and still, (eyes closed:1.2), [warm umber skin], veil of [sandstone linen] and a crown of dried succulents, enormous pale moon exactly behind the head, sage and burnt-orange leaves like rays, (art nouveau line discipline:1.1), thin inner border, symmetrical, matte print texture, title area kept empty below the bust for {card name}, consistent with a deck of 44\nNegative prompt: letters, numerals, photorealism, weapons, busy background, cropped halo",
      about:
        "A still desert oracle with an empty title plate. Written so that 44 cards share one frame and light.",
      price: 25,
      pack: "Enigma",
      tags: "oracle deck, tarot, desert, spiritual art, card illustration",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "desert", seed: 23, subject: "woman" },
    },
    {
      title: "Ringed Giant Poster",
      prompt:
        "Museum-style study of a ringed gas giant, (turbulent cloud bands:1.3) in [cream, umber and rose], ring system crossing in front and passing behind with its own shadow on the globe, sharp terminator, sparse stars of varied size on deep indigo, planet filling sixty percent of a square, no moons except [one small ochre dot], (scientific illustration, gouache and airbrush:1.2), even dark margin for {mission title}, calm and exact\nNegative prompt: lens flare, spaceship, astronaut, text, nebula clouds, over-saturated purple, double ring",
      about:
        "Museum-style planet study on deep space, with band colours and moon as variables and a margin for a title.",
      price: 12,
      pack: "Enigma",
      tags: "planet poster, space art, saturn, science print, dark academia",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "ink-gold", timeOfDay: "night", subject: "ringed planet" },
      variants: [
        {
          label: "ice giant",
          family: "cosmic",
          palette: "winter",
          timeOfDay: "night",
          subject: "ringed planet",
        },
        {
          label: "ember bands",
          family: "cosmic",
          palette: "golden-hour",
          timeOfDay: "night",
          subject: "ringed planet",
        },
      ],
    },
    {
      title: "Teal Veil Remnant",
      prompt:
        "Filaments of an old supernova drifting like torn lace, (teal and seafoam gas:1.25) with faint [ember] shock fronts, gentle domain folds, empty centre where the star used to be, stars few and honest, background falling to neutral black, long-exposure astrophotography, fine luminance noise kept, no artificial sharpening, vertical crop for [phone wallpaper or fabric panel], upper fifth quiet for a clock\nNegative prompt: planets, galaxies in a row, cartoon stars, sparkle overlay, text, marble swirl",
      about:
        "Lace-like supernova remnant in teal, with a quiet upper fifth so it works as a phone wallpaper.",
      price: 4,
      pack: "Premium",
      tags: "nebula wallpaper, phone background, supernova, teal, astrophotography",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "green-dusk", timeOfDay: "night", subject: "nebula" },
    },
    {
      title: "Saguaro Country Evening",
      prompt:
        "Desert ranges stepping back into evening dust, (flat layered silhouettes:1.2), saguaros standing on the nearest flat, low [coral] sun above the second ridge, long calm shapes, colours [sandstone, sage, burnt orange and dusk pink], national-park poster sensibility without lettering, six tones per layer at most, paper grain, lower quarter plain for {park or trail name}\nNegative prompt: road, cars, people, text, lens flare, hdr halo, coyote",
      about:
        "Layered desert ranges in park-poster tones with a plain lower band for the name of a trail or park.",
      price: 5,
      pack: "Premium",
      tags: "desert landscape, national park poster, southwest decor, travel print, cactus",
      by: "Nora Lindqvist",
      category: "Travel Posters",
      picture: {
        family: "layered-landscape",
        palette: "desert",
        timeOfDay: "golden-hour",
        subject: "desert",
      },
    },
    {
      title: "Moonlit Fjord Silence",
      prompt:
        "Fjord by full moon, black walls of rock leaning over water so still that the ridge line repeats, (cold blue atmosphere:1.2), a last [farm window] lit on the far shore as the only warm point, stars reflected between the pines, painted with broad oil strokes and knife edges, silver path of light down the centre, deep shadows printable on [canvas 60×90 cm], silence as the subject\nNegative prompt: aurora, boat, cabin in foreground, text, neon, over-bright moon, people",
      about:
        "A fjord by full moon with one warm window. Oil-knife texture and open shadows for large canvases.",
      price: 7.5,
      pack: "Elite",
      tags: "fjord, moonlight, canvas art, nordic landscape, night scene",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "moonlight", timeOfDay: "night", subject: "lake" },
    },
    {
      title: "Owl Keeper Crest",
      prompt:
        "Front-facing owl crest, wings closed like a cloak, (geometric facets:1.2), large round eyes in [amber], brow feathers forming a calm V, breast made of nested chevrons, circular frame with twelve small dots, two-colour base of [slate and bone] plus the eye colour, symmetrical to the pixel, flat, strong at 32 px, emblem for a [bookshop, library or night school], quiet authority\nNegative prompt: realistic feathers, branch, moon, text, banner, 3d bevel, gradients",
      about:
        "A faceted owl for bookshops and schools: three colours, perfect symmetry, readable as a favicon.",
      price: 5,
      pack: "Premium",
      tags: "owl logo, emblem, bookshop, geometric animal, crest",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "winter", subject: "owl" },
      variants: [
        { label: "walnut", family: "animal-emblem", palette: "autumn", subject: "owl" },
        { label: "plum", family: "animal-emblem", palette: "berry", subject: "owl" },
      ],
    },
    {
      title: "Party Bunny Cadet",
      prompt:
        "Small bunny cadet on the day of the party, tall paper hat between straight ears, (chibi proportions:1.3), cheeks pink, standing at attention on a little hill of flowers, hat in [butter and sky blue] with a blank front for {child's initial}, soft 3D-like shading but clean outline, clouds and tiny stars behind, die-cut margin, leader image of a printable party set in [pastel or citrus] colours\nNegative prompt: realistic fur, gun, scary, text, extra limbs, dark background, complex scenery",
      about:
        "A bunny at attention in a paper hat with room for a child's initial. Lead image for a party set.",
      price: 3.5,
      pack: "Starter",
      tags: "birthday printable, bunny, kids party, cute character, cupcake topper",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "spring-pastel", subject: "bunny birthday" },
      variants: [
        {
          label: "lavender party",
          family: "cartoon-character",
          palette: "lavender",
          subject: "bunny birthday",
        },
        { label: "citrus party", family: "cartoon-character", palette: "citrus", subject: "bunny birthday" },
      ],
    },
    {
      title: "Grumpy Frog on a Break",
      prompt:
        "Grumpy frog on a break, full figure, arms at his sides, one eyelid lowered, not interested in your order, (thick clean outline:1.2), flat leaf-green body with a paler belly, two shadow tones, hands simple mittens, standing straight on a small mound, white die-cut edge, expression adjustable between [grumpy, resigned and secretly kind], room on the belly for {cafe logo}, merch-ready character for cafés and enamel pins\nNegative prompt: realistic frog skin, busy background, text, extra fingers, gradient mesh, coffee machine",
      about:
        "A frog on his break for pins and café merch, with three moods in one variable and room for a logo.",
      price: 4,
      pack: "Premium",
      tags: "frog sticker, barista, enamel pin, funny character, cafe merch",
      by: "Pocket Moth",
      category: "Stickers",
      picture: { family: "cartoon-character", palette: "meadow", seed: 24, subject: "frog" },
    },
    {
      title: "Apothecary Shelf at Noon",
      prompt:
        "Amber pump bottle and balm jar of an herbalist on a limewashed step, (side window light:1.2), [bottle-green] glass with paper labels left blank for {product names}, pot of rosemary at the right, shadow of the window bars crossing wall and glass, 80 mm, f/8, dust motes, muted earth palette, commercial clarity with a herbalist's calm, negative space on the left for listing text\nNegative prompt: plastic, logo, lettering, clutter, bright white studio, duplicate bottles, floating objects",
      about:
        "Herbal bottles in barred window light with blank labels and free space on the left for listing text.",
      price: 5.5,
      pack: "Premium",
      tags: "apothecary, product photography, herbal, label mockup, rustic still life",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "green-dusk", timeOfDay: "day", subject: "bottles" },
    },
    {
      title: "Magma Fold Abstract",
      prompt:
        "Slow magma folding over itself, ropes of [ember, rust and charcoal] pressed into long parallel ribbons, (bold opaque bands:1.2) with one thin line of white heat, tension building towards the upper right, no glow, no smoke, geological rather than fantastic, seen from above, even light, heavy pigment texture, wall panel for a [restaurant or barber shop], companion piece in [slate and ice] planned with the same composition\nNegative prompt: volcano, fire sparks, text, faces in the pattern, gradient blur, 3d render gloss",
      about:
        "Geological ribbons of ember and charcoal for a bold wall panel, with a cool companion in the same layout.",
      price: 7.5,
      pack: "Elite",
      tags: "abstract wall art, lava, warm tones, restaurant decor, panel print",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "autumn", subject: "ribbons" },
    },
    {
      title: "Wind Map in Lavender",
      prompt:
        "Imaginary wind map over a quiet sea, ten thousand particle trails in [lavender, mauve and pearl], (laminar flow with two cyclones:1.15), trails fading at the tail, density telling speed, no coastlines, no legend, dark plum ground lifting to grey at the edges, data-visualisation precision with the softness of brushed hair, large print for [a study or meeting room], high detail without noise\nNegative prompt: text, numbers, arrows, grid, country outlines, bright neon, moiré",
      about:
        "An imagined wind map: fine trails, two cyclones, no legend. A thoughtful abstract for studies and offices.",
      price: 7,
      pack: "Elite",
      tags: "data art, wind map, abstract lines, office decor, generative",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "lavender", seed: 4, subject: "fine lines" },
    },
    {
      title: "Winter Block District",
      prompt:
        "Isometric district on a winter night, (strict orthographic projection:1.3), apartment blocks with snow-grey roofs and [lamp-yellow] windows, streets cleared in straight lines, small parks, three tones per wall, blue shadows all falling the same way, toy-like and tidy, advent-calendar layout with 24 lit windows of equal size ready for {numbers}, seasonal print\nNegative prompt: perspective distortion, santa, reindeer, text, people, photorealism, fog",
      about: "A tidy winter district with 24 equal lit windows, ready to become an advent calendar print.",
      price: 6.5,
      pack: "Premium",
      tags: "advent calendar, winter city, isometric, christmas print, kids",
      by: "Tiny Blocks",
      category: "Seasonal",
      picture: { family: "isometric-city", palette: "winter", timeOfDay: "night", subject: "village" },
    },
    {
      title: "Evening Bay From the Air",
      prompt:
        "Evening bay seen from the air, a soft curve of beach dividing sand from sea, (foam lines following the shore:1.2), one row of parasols casting small shadows, gradient from [apricot sand to slate water], no people, gouache with dry-brush highlights, restful and almost abstract, matching colours for a set of [three panels: leaving, crossing, arriving], each with the shoreline entering where the last one left\nNegative prompt: ship, people, text, exaggerated saturation, lens flare, horizon",
      about: "An almost abstract evening shoreline from above, planned as one of three connected panels.",
      price: 4.5,
      pack: "Premium",
      tags: "aerial beach, coastal set, gouache, abstract coast, set of 3 prints",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "rose-evening", timeOfDay: "dusk", subject: "aerial shore" },
      variants: [
        { label: "noon", family: "ocean", palette: "coral-sea", timeOfDay: "day", subject: "aerial shore" },
        {
          label: "first light",
          family: "ocean",
          palette: "first-light",
          timeOfDay: "dawn",
          subject: "aerial shore",
        },
      ],
    },
    {
      title: "Harbour City Blueprint Night",
      prompt:
        "Harbour city by night drawn as if cut from navy card, (three paper layers:1.2), towers with punched windows lit [pale gold], suspension bridge linking left and right, moon low and large, reflections as thin horizontal cuts, paper thickness casting soft shadows, two blues plus gold, margin for {city and coordinates}, anniversary gift for people who met in [Sydney]\nNegative prompt: photo, text, glossy, cars, boats in foreground, lens glow, crooked verticals",
      about: "A night harbour in layered navy card, with punched gold windows and room for coordinates.",
      price: 6,
      pack: "Premium",
      tags: "papercut, city night, coordinates print, anniversary, skyline",
      by: "Harbour & Vale",
      category: "Travel Posters",
      picture: { family: "city-skyline", palette: "moonlight", timeOfDay: "night", subject: "bridge" },
    },
    {
      title: "Loft Sofa, North Light",
      prompt:
        "Loft sitting room under north light, pale blue-white walls, tall window, [slate-blue sofa] with two cushions, broad plant, side table with a vase, round rug on a worn wooden floor, one empty frame [60×80 cm] square to the viewer for {your artwork}, (even soft illumination:1.2), colour-neutral walls so art keeps its hue, verticals corrected, editorial calm, signs of life without mess\nNegative prompt: people, text, fisheye, orange tungsten cast, second picture on the wall, clutter",
      about:
        "A neutral north-lit loft with sofa and one frame facing you: the preview scene for cool-toned art.",
      price: 8,
      pack: "Elite",
      tags: "frame mockup, loft interior, north light, wall art, preview",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "interior", palette: "winter", seed: 9, timeOfDay: "day", subject: "living room" },
    },
    {
      title: "Meadow Linen Print",
      prompt:
        "Wild meadow scattered on natural linen, [buttercups, clover and quaking grass] in block-print layers, (two-tone leaves with hand-cut edges:1.2), poppy red used once per repeat, gaps of ground showing, slight misprint between layers, motifs turning in every direction so fabric has no top, small and medium scale mixed, repeat 24 cm, for [cushions, aprons or notebooks]\nNegative prompt: large central flower, symmetry, photographic texture, text, border, drop shadow",
      about:
        "A non-directional block-print meadow for cushions and aprons, with a single red accent per repeat.",
      price: 4,
      pack: "Premium",
      tags: "block print, meadow pattern, linen, textile design, non directional",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "meadow", subject: "meadow" },
    },
    {
      title: "Glacier Mist Gradient",
      prompt:
        "Cold colour mist moving from [ice blue] through pearl to a breath of [blush], (seamless soft gradient mesh:1.3), one long fold like a curtain of air, ultra-fine grain, luminance highest at the centre so dark type reads there, no recognisable object, built for [app onboarding or skincare packaging], works flipped and rotated, banding-free at 16 bit\nNegative prompt: clouds, mountains, texture paper, bokeh dots, text, hard edges, saturation spikes",
      about:
        "A cold, bright-centred mesh for dark type, usable flipped or rotated across a whole packaging line.",
      price: 2.5,
      pack: "Starter",
      tags: "gradient mesh, app background, packaging, ice blue, minimal",
      by: "Plainwater",
      category: "Backgrounds",
      picture: { family: "gradient-mesh", palette: "winter" },
    },
    {
      title: "Sun Wheel Mandala",
      prompt:
        "Sun wheel mandala with sixteen rays, (razor-clean symmetry:1.3), rings of wheat ears, waves and small suns in turn, enamel colours [marigold, tomato, teal and cream] separated by hairline gold, matte ground, no face in the sun, centre a plain disc for {monogram}, reads from three metres and from thirty centimetres, design for [tabletop, drum head or cushion], folk-art warmth with engineered precision\nNegative prompt: text, eyes, off-centre, blurred edges, photographic metal, background scenery",
      about:
        "A sixteen-ray folk sun in enamel colours with a plain centre for a monogram. Cushion to tabletop.",
      price: 5,
      pack: "Premium",
      tags: "sun mandala, folk art, cushion design, geometric, monogram",
      by: "Single Stroke",
      category: "Patterns",
      picture: { family: "mandala", palette: "retro-seventies", subject: "sun" },
    },
    {
      title: "Anemone Posy Study",
      prompt:
        "Botanical study of an anemone posy in watercolour, blooms from the front, from the side and still closed, (ink-black centres with lavender stamens:1.2), petals [white with mauve veins] and violet, leaves finely cut, faint pencil construction left in, aged cotton paper with one pale wash, tiny blank line below for {latin name and date}, herbarium honesty, print for [study, clinic or tea room]\nNegative prompt: vase, ribbon, text, cartoon, bright background, shadows of objects",
      about:
        "A herbarium-minded anemone posy with a blank line for its name. A quiet print for studies and clinics.",
      price: 4,
      pack: "Premium",
      tags: "botanical study, anemone, watercolor, herbarium, vintage print",
      by: "Marigold Hours",
      category: "Wall Art",
      picture: { family: "watercolor-floral", palette: "lavender", subject: "anemone" },
    },
    {
      title: "Skinny Tumbler Sunset Wrap",
      prompt:
        "Full wrap for a 20 oz skinny tumbler shown on the product, [sunset ombré from coral to lagoon] behind two rows of palms and a road running to the sun, (seamless left-to-right join:1.3), metallic lid and straw, tumbler upright on a pale ground, cap reflections controlled, artwork following the cylinder without stretching, space at eye level for {name in script}, flat template 9.3 × 8.2 in at 300 dpi implied\nNegative prompt: logo, text, visible seam, warped palms, hand holding, water drops, busy props",
      about: "A palm-and-sunset wrap for 20 oz tumblers, seam-safe and sized, shown standing on the product.",
      price: 7,
      pack: "Premium",
      tags: "tumbler wrap, sublimation design, 20 oz skinny, sunset, beach",
      by: "Kiln & Quill",
      category: "Tumblers",
      picture: { family: "product-mockup", palette: "coral-sea", subject: "tumbler sunset" },
    },
  ],
);
