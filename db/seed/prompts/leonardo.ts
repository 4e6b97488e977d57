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
      picture: { family: "portrait", palette: "golden-hour", subject: "woman with dark skin" },
      variants: [
        {
          label: "fair skin, copper hair",
          family: "portrait",
          palette: "first-light",
          subject: "woman with copper hair",
        },
        {
          label: "golden skin, night ground",
          family: "portrait",
          palette: "moonlight",
          subject: "woman with black bun",
        },
        {
          label: "olive skin, rose ground",
          family: "portrait",
          palette: "rose-evening",
          subject: "woman with brown hair",
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
      picture: { family: "portrait", palette: "autumn", subject: "elderly woman with silver hair" },
    },
    {
      title: "Desert Oracle Card",
      prompt:
        "Oracle card figure in a desert at dusk, frontal and still, (eyes closed:1.2), [warm umber skin], veil of [sandstone linen] and a crown of dried succulents, enormous pale moon exactly behind the head, sage and burnt-orange leaves like rays, (art nouveau line discipline:1.1), thin inner border, symmetrical, matte print texture, title area kept empty below the bust for {card name}, consistent with a deck of 44\nNegative prompt: letters, numerals, photorealism, weapons, busy background, cropped halo",
      about:
        "A still desert oracle with an empty title plate. Written so that 44 cards share one frame and light.",
      price: 14,
      pack: "Enigma",
      tags: "oracle deck, tarot, desert, spiritual art, card illustration",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "desert", subject: "woman with veil" },
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
      title: "Mesa Country Evening",
      prompt:
        "Sandstone mesas stepping back into evening dust, (flat layered silhouettes:1.2), nearest ridge with sparse juniper, low [coral] sun touching the highest table, long shadows crossing dry flats, colours [sandstone, sage, burnt orange and dusk pink], national-park poster sensibility without lettering, six tones per layer at most, paper grain, lower quarter dark and plain for {park or trail name}\nNegative prompt: cactus cliché, road, cars, people, text, lens flare, hdr halo",
      about: "Layered mesas in park-poster tones with a plain lower band for the name of a trail or park.",
      price: 5,
      pack: "Premium",
      tags: "desert landscape, national park poster, southwest decor, travel print, mesa",
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
    },
    {
      title: "Space Bunny Cadet",
      prompt:
        "Small bunny cadet in a rounded spacesuit, helmet visor up, ears folded inside with one escaping, (chibi proportions:1.3), cheeks pink, clutching a [carrot-shaped rocket], suit in [butter and sky blue] with a blank mission patch for {child's initial}, soft 3D-like shading but clean outline, floating pose with tiny stars, die-cut margin, party printable set leader image\nNegative prompt: realistic fur, gun, scary, text, extra limbs, dark background, complex machinery",
      about: "A bunny astronaut with a blank patch for a child's initial. Lead image for a space party set.",
      price: 3.5,
      pack: "Starter",
      tags: "birthday printable, space party, bunny, kids, cute character",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "spring-pastel", subject: "bunny" },
      variants: [
        { label: "dusk suit", family: "cartoon-character", palette: "lavender", subject: "bunny" },
        { label: "citrus suit", family: "cartoon-character", palette: "citrus", subject: "bunny" },
      ],
    },
    {
      title: "Grumpy Frog Barista",
      prompt:
        "Grumpy frog barista behind nothing at all, full figure, apron tied too high, one eyebrow lowered, holding a tiny [latte] with great seriousness, (thick clean outline:1.2), flat leaf-green body with a paler belly, two shadow tones, hands simple mittens, standing straight, white die-cut edge, expression adjustable between [grumpy, resigned and secretly kind], merch-ready character for cafés and enamel pins\nNegative prompt: realistic frog skin, background scene, text, extra fingers, gradient mesh, realistic coffee machine",
      about: "A serious frog in an apron for pins and café merch, with three moods built into one variable.",
      price: 4,
      pack: "Premium",
      tags: "frog sticker, barista, enamel pin, funny character, cafe merch",
      by: "Pocket Moth",
      category: "Stickers",
      picture: { family: "cartoon-character", palette: "meadow", subject: "frog" },
    },
    {
      title: "Apothecary Shelf at Noon",
      prompt:
        "Three apothecary bottles and a stoneware mortar on a limewashed shelf, (side window light:1.2), amber and [bottle-green] glass with paper labels left blank for {product names}, sprig of rosemary, wooden spoon, shadow of the window bars crossing wall and glass, 80 mm, f/8, dust motes, muted earth palette, commercial clarity with a herbalist's calm, negative space on the left for listing text\nNegative prompt: plastic, logo, lettering, clutter, bright white studio, duplicate bottles, floating objects",
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
      price: 6,
      pack: "Premium",
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
      picture: { family: "flow-field", palette: "lavender", subject: "fine lines" },
    },
    {
      title: "Winter Block Village",
      prompt:
        "Isometric village after snowfall, (strict orthographic projection:1.3), small houses with thick white roofs and [lamp-yellow] windows, church block, frozen pond, pines as simple cones, streets cleared in straight lines, three tones per wall, blue shadows all falling the same way, toy-like and tidy, advent-calendar layout with 24 windows of equal size ready for {numbers}, seasonal print\nNegative prompt: perspective distortion, santa, reindeer, text, people, photorealism, fog",
      about: "A tidy snow village with 24 equal lit windows, ready to become an advent calendar print.",
      price: 6.5,
      pack: "Premium",
      tags: "advent calendar, christmas village, isometric, winter print, kids",
      by: "Tiny Blocks",
      category: "Seasonal",
      picture: { family: "isometric-city", palette: "winter", timeOfDay: "night", subject: "village" },
    },
    {
      title: "Island Ferry Horizon",
      prompt:
        "Evening sea from the deck of a ferry, islands as flat blue cut-outs on the horizon, (calm ripples with a broken sun path:1.2), gradient from [apricot to slate], one gull, rail of the ship left out so the water begins at the lower edge, gouache with dry-brush highlights, restful empty upper half, matching colours for a set of [three panels: leaving, crossing, arriving]\nNegative prompt: ship, people, rail, text, tropical palms, exaggerated clouds, lens flare",
      about: "A restful island horizon with a broken sun path, planned as one of three connected panels.",
      price: 4.5,
      pack: "Premium",
      tags: "seascape, coastal set, gouache, island, set of 3 prints",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "rose-evening", timeOfDay: "dusk", subject: "islands" },
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
      title: "Loft Studio, North Light",
      prompt:
        "Painter's loft under north light, white brick, tall iron window grid, paint-flecked floor, [linen sofa] and a single easel turned away, one large empty canvas [100×140 cm] leaning square to the viewer for {your artwork}, plants in tin buckets, (even soft illumination:1.2), colour-neutral walls so art keeps its hue, verticals corrected, editorial calm, signs of work without mess\nNegative prompt: people, text, fisheye, orange tungsten cast, existing painting on canvas, clutter",
      about:
        "A neutral north-lit loft with one big canvas facing you: the preview scene for large original-style art.",
      price: 8,
      pack: "Elite",
      tags: "canvas mockup, loft interior, artist studio, large wall art, preview",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "interior", palette: "winter", timeOfDay: "day", subject: "loft" },
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
      title: "Anemone Study Sheet",
      prompt:
        "Botanical study sheet of anemones in watercolour, one bloom from the front, one in profile, one bud, (ink-black centres with lavender stamens:1.2), petals [white with mauve veins], leaves finely cut, faint pencil construction left in, aged cotton paper, tiny blank lines for {latin name and date}, air between the studies, herbarium honesty, print for [study, clinic or tea room]\nNegative prompt: bouquet, vase, text, cartoon, bright background, shadows of objects",
      about:
        "Herbarium-style anemones in three views with blank lines for names. A quiet print for studies and clinics.",
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
        "Full wrap for a 20 oz skinny tumbler shown on the product, [sunset ombré from coral to lagoon] with three bands of hand-drawn waves climbing from the base, (seamless left-to-right join:1.3), metallic lid, tumbler upright on pale stone, cap reflections controlled, artwork following the cylinder without stretching, space at eye level for {name in script}, flat template 9.3 × 8.2 in at 300 dpi implied\nNegative prompt: logo, text, visible seam, warped waves, hand holding, water drops, busy props",
      about: "An ombré wave wrap for 20 oz tumblers, seam-safe and sized, shown standing on the product.",
      price: 7,
      pack: "Premium",
      tags: "tumbler wrap, sublimation design, 20 oz skinny, sunset, beach",
      by: "Kiln & Quill",
      category: "Tumblers",
      picture: { family: "product-mockup", palette: "coral-sea", subject: "tumbler" },
    },
  ],
);
