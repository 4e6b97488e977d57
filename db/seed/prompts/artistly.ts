import { writeRecords } from "#db/seed/write-record.ts";

export const artistly = writeRecords(
  "Artistly",
  {
    "Image Generator": "Artistly",
    "Design Software": "Artistly",
    Format: "PNG",
    Resolution: "1024 px, upscaled to 4500 × 5400 px",
    "Tech Details": "Illustration designer; remove background and upscale inside Artistly.",
  },
  [
    {
      title: "Birthday Cat With Party Hat",
      prompt:
        "Birthday cat in a striped party hat, sitting front-on with a paw on a tiny wrapped gift. Style: clean cartoon, thick outline, two-tone shading, huge curious eyes. Fur: {fur colour}, cheeks peach, hat in [coral and mint]. Mood: trying very hard not to open the present. Framing: full figure, centred, wide margin for cutting. Background: one flat pastel. Details: three confetti dots, no more. Use: cupcake toppers, sticker sheets and invitations for age [4 to 8]. Avoid: realistic fur, human hands, lettering, busy patterns, cropped ears.",
      about:
        "A cat trying not to open its present, for toppers and invitations. Change fur, hat and patience level.",
      price: 2,
      pack: "Starter",
      tags: "birthday printable, cat cartoon, cupcake topper, sticker, kids party",
      by: "Pocket Moth",
      category: "Party",
      picture: { family: "cartoon-character", palette: "coral-sea", subject: "cat birthday" },
    },
    {
      title: "Little Fox With a Scarf",
      prompt:
        "Little fox out past bedtime, wrapped in a scarf that is clearly someone else's, standing very straight so as not to look small. Style: storybook cartoon with soft edges, one warm light and one cool shadow per shape. Coat: [russet] with a cream bib and sock-black paws. Scarf: {colour and knit}. Mood: brave, but checking that you are behind. Framing: whole figure facing us, margin all round. Background: plain deep blue with a few stars. Use: bedtime-story pages, night-light decals, wall prints. Avoid: text, scenery, sharp teeth, photorealism.",
      about:
        "A brave little fox in a borrowed scarf, for bedtime stories, decals and prints in a child's room.",
      price: 4,
      pack: "Premium",
      tags: "storybook, fox character, night light, nursery print, bedtime",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "moonlight", subject: "fox scarf" },
      variants: [
        { label: "snow night", family: "cartoon-character", palette: "winter", subject: "fox scarf" },
        { label: "autumn lane", family: "cartoon-character", palette: "autumn", subject: "fox scarf" },
      ],
    },
    {
      title: "Reading Owl Bookplate",
      prompt:
        "Round cartoon owl that has just closed its book, wings folded, feet together, looking at you over the end of a chapter. Style: bookplate illustration, even brown outline, flat colour with a little crayon grain. Palette: [plum, mustard and paper]. Mood: will open it again in one minute. Framing: front view filling a square, clear margin, space below for the words {This book belongs to}. Details: a rising line of small flowers at the feet, nothing behind. Use: printable bookplates, library cards, reading charts for [second grade]. Avoid: graduation caps, speech bubbles, lettering, realistic feathers.",
      about: "An owl between two chapters, with space below for an ownership line. Prints small and clean.",
      price: 2.5,
      pack: "Starter",
      tags: "bookplate, owl, classroom printable, reading, teacher resource",
      by: "Pocket Moth",
      category: "Education",
      picture: { family: "cartoon-character", palette: "berry", seed: 12, subject: "owl" },
    },
    {
      title: "Profile of a Dancer, One Line",
      prompt:
        "One-line profile of a dancer with her head tipped back, drawn as if the pen never left the paper. Style: continuous contour, medium nib, slight swelling on curves. Subject: neck, jaw, closed eye and hair knot only, shoulders dissolving into a flourish that ends in {initials}. Colour: [ink] on warm white with a single flat shape of [terracotta] behind the throat. Mood: the breath before music. Framing: portrait format, figure in the right two thirds. Use: studio walls, recital gifts, gallery sets of three. Avoid: shading, double lines, full body, realistic eyes.",
      about: "A dancer's profile in one continuous pen line with a single colour shape, ending in initials.",
      price: 3,
      pack: "Starter",
      tags: "one line art, dancer, ballet gift, minimalist face, wall art set",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "terracotta", subject: "face profile" },
    },
    {
      title: "Sunflower Mandala Page",
      prompt:
        "Colouring-book mandala grown from a sunflower, every ring a different seed or petal. Style: pure black outline on white, closed shapes, two line weights. Structure: {sixteen}-fold symmetry, bold outer petals, a band of ladybirds reduced to ovals, a heart of seeds in spirals wide enough for pencils. Page: A4 portrait, mandala 17 cm, corners empty. Difficulty: [relaxed], with no space smaller than 3 mm. Use: adult colouring books, care homes, classroom calm corners. Avoid: grey tones, shading, broken lines, text, overlapping strokes.",
      about:
        "A relaxed sunflower mandala with no space under 3 mm, kind to pencils, patients and care homes.",
      price: 1,
      pack: "Starter",
      tags: "coloring page, mandala, sunflower, kdp interior, mindfulness",
      by: "Single Stroke",
      category: "Colouring",
      picture: { family: "mandala", palette: "mono-ink", subject: "colouring page sunflower" },
    },
    {
      title: "Peacock Enamel Mandala",
      prompt:
        "Peacock feathers arranged as a full mandala, jewel-bright and orderly. Style: cloisonné enamel, flat cells divided by fine gold wire, tiny highlights only on the wire. Structure: twelve feathers with eyes outwards, inner ring of crests, centre a plain disc for {stone or monogram}. Colours: [teal, emerald, cobalt, gold] on a dark ground. Mood: jewellery case, not carnival. Framing: perfect circle, four percent margin, square canvas. Use: compact mirrors, coasters, scarf centres. Avoid: bird bodies, gradients across cells, text, asymmetry, glow.",
      about:
        "Twelve peacock feathers in wire-divided enamel around a plain disc. Coasters, mirrors and scarf centres.",
      price: 5,
      pack: "Premium",
      tags: "peacock, mandala, enamel, coaster design, scarf print",
      by: "Single Stroke",
      category: "Patterns",
      picture: { family: "mandala", palette: "green-dusk", subject: "peacock" },
    },
    {
      title: "Henna Rose Mandala",
      prompt:
        "Henna mandala built around an open rose, drawn with the patience of a bridal evening. Style: fine brown linework on [blush] paper, dots and paisleys graded in size, solid fills kept for the smallest petals. Structure: ten-fold, five rings, lace rim with small hanging drops. Accent: one ring coloured in {raspberry or saffron}. Mood: festive and composed. Framing: circle at ninety percent of the square. Use: wedding programmes, favour boxes, sangeet invitations, phone cases. Avoid: hands, faces, text, photographic skin, muddy overlaps.",
      about:
        "A ten-fold henna rose on blush with one coloured ring, for wedding programmes and favour boxes.",
      price: 4,
      pack: "Premium",
      tags: "henna, mehndi, mandala, wedding invitation, sangeet",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "mandala", palette: "berry", subject: "rose" },
    },
    {
      title: "Poppy Wreath Watercolour",
      prompt:
        "Poppies in an open wreath, some full, some thin as tissue, painted in one sitting. Style: transparent watercolour, petals wet in wet, stems with a rigger brush, seed heads in dry strokes. Colours: [poppy red, soft black, grass], with {cornflower blue} dots far apart. Layout: ring of flowers at unequal distances, centre pure white and wide enough for four lines. Mood: early July, light wind. Use: remembrance cards, wedding menus, farmhouse signs, notecards of [A6]. Avoid: background wash under the text, outlines, lettering, perfect symmetry, shadows.",
      about: "An uneven poppy wreath with a wide white centre, for cards, wedding menus and signs.",
      price: 3,
      pack: "Starter",
      tags: "poppy watercolor, wreath clipart, remembrance, notecard, wildflower",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "meadow", subject: "poppy wreath" },
    },
    {
      title: "Magnolia Posy in Ink Wash",
      prompt:
        "Magnolias cut short and gathered into a posy, three blooms open and two in bud. Style: watercolour over a loose ink line, petals [ivory blushing to mauve], stems with granulating grey. Layout: blooms crowd the upper half, stems meet low, air to the right for {name and date}. Paper: cold-press, edges visible. Mood: the first warm day, coat still on. Use: bridal shower suites, spa vouchers, bedroom pairs with a mirrored twin. Avoid: vase, heavy outlines, solid background, symmetrical placement, lettering.",
      about: "A gathered magnolia posy with air beside it for a name, ready to mirror for a matching pair.",
      price: 4,
      pack: "Premium",
      tags: "magnolia, watercolor, bridal shower, spa voucher, botanical pair",
      by: "Marigold Hours",
      category: "Wall Art",
      picture: { family: "watercolor-floral", palette: "rose-evening", subject: "magnolia" },
    },
    {
      title: "Autumn Hedgerow Repeat",
      prompt:
        "Hedgerow pattern for the month of October: rosehips, bramble leaves and small late flowers. Style: hand-painted gouache, matte, two tones per leaf, visible brush ends. Colours: [rust, maple, mustard] on {walnut or cream}. Layout: seamless, scattered, motifs in three sizes, berries in groups of three. Density: busy from a distance, airy up close. Mood: pockets full of conkers. Use: quilting cotton, wrapping paper, recipe binders. Avoid: pumpkins, animals, outlines, directional stripes, gradients.",
      about: "Rosehips and bramble in matte gouache, seamless on walnut or cream. No pumpkins anywhere.",
      price: 3,
      pack: "Starter",
      tags: "autumn pattern, seamless, quilting fabric, hedgerow, wrapping paper",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "autumn", subject: "berries" },
    },
    {
      title: "Coral Garden Swimwear Print",
      prompt:
        "Underwater garden that behaves like a floral: branching corals, fan weeds and anemone blossoms. Style: crisp gouache, leaf-like fronds in two tones, blossoms with layered rims. Colours: [coral, lagoon, shell] plus one dark, {deep sea or aubergine}. Layout: seamless, all-over, no up or down, largest motif 6 cm on fabric. Mood: snorkelling before breakfast. Use: swimwear, sarongs, beach bags, phone skins. Avoid: fish, bubbles, waves, gradients, realistic texture, large empty areas.",
      about:
        "Corals and fan weeds arranged like a floral, non-directional and scaled for swimwear and sarongs.",
      price: 4.5,
      pack: "Premium",
      tags: "swimwear print, coral pattern, tropical, seamless, surface pattern",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "coral-sea", subject: "corals" },
    },
    {
      title: "Tiger Matchbox Emblem",
      prompt:
        "Tiger head as printed on an old matchbox, frontal and steady. Style: two-colour letterpress plus paper, bold facets, stripes as clean wedges, slight misregistration. Colours: [vermilion and black] on straw. Frame: thin ring with eight small flames reduced to teardrops. Expression: patient. Layout: centred, square, blank band under the ring for {brand name}. Use: tea tins, shirt backs, hot-sauce labels, enamel signs. Avoid: roaring mouth, gradients, fur strands, fake age stains, lettering.",
      about:
        "A patient matchbox tiger in two inks with a blank band for the brand. Tins, labels and shirt backs.",
      price: 4,
      pack: "Premium",
      tags: "tiger logo, matchbox art, hot sauce label, vintage print, emblem",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "golden-hour", subject: "tiger" },
    },
    {
      title: "Memphis Confetti Backpack",
      prompt:
        "Memphis-style confetti for backpacks and pencil cases: squiggles, half-moons, triangles and dotted bars. Style: flat vector look, no outlines, two shapes filled with stripes. Colours: [magenta, cyan, amber] and black on {lilac or white}. Layout: seamless, shapes rotated in 15-degree steps, even spacing of one shape-width, black used last and least. Mood: first day of school in 1988. Use: school gear, party paper, phone grips. Avoid: gradients, shadows, text, overlapping shapes, faces.",
      about:
        "Evenly spaced Memphis shapes with black used last and least. School gear, party paper, phone grips.",
      price: 2,
      pack: "Starter",
      tags: "memphis pattern, 80s, seamless, back to school, confetti",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "neon-night", subject: "shapes" },
    },
    {
      title: "Seventies Kitchen Mug",
      prompt:
        "White mug with a seventies kitchen pattern wrapped round it, shown on the product. Style: mid-century repeat, limited inks, flat shapes. Design: interlocking arcs or fat daisies in [tomato, tangerine, mustard and teal], lower band in {one of the four}, no lettering; a plain sticker plate for two words can be laid over. Product: 11 oz mug, handle right, three-quarter view, soft floor shadow, coffee inside. Print area kept 12 mm from rim and handle. Mood: radio on, back door open. Use: Father's Day listings, housewarming gifts. Avoid: logos, photo collage, heavy black, stretched motifs.",
      about: "A seventies repeat on an 11 oz mug with safe margins and room for a plate of two words.",
      price: 3.5,
      pack: "Starter",
      tags: "retro mug, seventies pattern, housewarming gift, fathers day, print on demand",
      by: "Kiln & Quill",
      category: "Mugs",
      picture: { family: "product-mockup", palette: "retro-seventies", subject: "mug retro pattern" },
    },
    {
      title: "Retreat Poster in a Frame",
      prompt:
        "Framed poster on a quiet wall, made to sell the poster and not the frame. Scene: thin black frame, 50 × 70 cm, hung straight on [pale lavender] plaster, branch shadow crossing one corner, stoneware vase at the edge. Inside: {your artwork} with a 4 cm white border, glass without reflections. Light: morning, from the left, low contrast. Camera: level, at the picture's centre. Use: first photo of a listing, shop banner, press kit. Avoid: angled views, clutter, colour casts on the art, visible brand marks, second frame.",
      about:
        "A level, reflection-free framed-poster scene with one branch shadow: the first photo of a listing.",
      price: 4,
      pack: "Premium",
      tags: "frame mockup, poster mockup, wall art, listing photo, minimal",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "product-mockup", palette: "lavender", subject: "poster frame landscape" },
    },
    {
      title: "Alpine Pass, Risograph",
      prompt:
        "Mountain pass printed like a risograph, three inks and the paper. Style: grain-filled shapes, overlaps making a fourth colour, edges slightly off. Scene: snow-capped ranges in four steps, dark firs on the nearest slope, sun a bare paper circle. Inks: [fluorescent coral, teal, slate], swap one for {mustard} in the autumn edition. Layout: vertical, summit left of centre, plain sky. Mood: thermos, wet boots, wide view. Use: zines, hostel walls, numbered editions of 50. Avoid: text, hikers, gradients without grain, glossy finish.",
      about: "A three-ink riso pass with true overprint colour and an autumn edition built in as one swap.",
      price: 4.5,
      pack: "Premium",
      tags: "risograph, mountain print, alpine, zine, limited edition",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "coral-sea", timeOfDay: "day", subject: "mountain" },
    },
    {
      title: "Drone Shore, Blue Hour",
      prompt:
        "Quiet beach at blue hour seen from straight above, the last wave sliding back over sand, the parasols left up overnight. Style: soft pastel on toned paper, broad strokes, no hard edges except the foam line. Colours: [lavender, steel, pearl] with sand in {apricot or bone}. Layout: square, shoreline in a slow S from top to bottom, sea taking the larger half. Mood: shoes in hand. Use: spa rooms, sleep-app covers, prints above a bed. Avoid: people, shells, boats, text, saturated blue.",
      about:
        "A hushed shoreline from above in pastel strokes, sea taking the larger half, for spas and bedrooms.",
      price: 3.5,
      pack: "Starter",
      tags: "aerial beach, blue hour, spa decor, pastel drawing, calm",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "lavender", timeOfDay: "dusk", subject: "aerial shore" },
    },
    {
      title: "Young Poet with Wild Roses",
      prompt:
        "Portrait of a young poet, eyes closed as if hearing the next line, wild roses tucked into [short dark hair]. Style: flat editorial illustration, soft grain, single light from the left. Skin: {skin tone}, faint warmth on nose and cheeks. Clothing: high collar in ink blue with fine arcs. Behind: pale disc and a fan of leaves, regular as clock marks. Colours: [berry, rose, ink]. Framing: frontal bust, centred, poster ratio 3:4. Use: book covers, reading-series posters, journals. Avoid: pens, paper, open eyes, text, gloss, symmetrical roses.",
      about:
        "A listening poet with wild roses, for covers and reading posters. Skin tone and hair are variables.",
      price: 7,
      pack: "Elite",
      tags: "portrait illustration, book cover, poet, roses, editorial",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "berry", seed: 31, subject: "woman" },
    },
    {
      title: "Mushroom Forager Badge",
      prompt:
        "Badge for people who look down when they walk: one handsome toadstool between two fern curls. Style: woodblock badge, solid shapes, light cut lines, three inks. Colours: [rust, moss, bone]. Frame: round with a beaded rim; upper band empty for {club name}, lower band empty for [found it, left it]. Details: seven spots on the cap, gills as nine strokes. Layout: centred, square, transparent background. Use: patches, pocket prints, basket tags. Avoid: faces, fairies, gradients, text, more than one mushroom.",
      about: "A woodblock toadstool badge in three inks with empty bands for a club name and a motto.",
      price: 2.5,
      pack: "Starter",
      tags: "mushroom badge, cottagecore, foraging, patch design, woodblock",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "badge", palette: "autumn", subject: "mushroom" },
    },
    {
      title: "Mid-Century Den at Dusk",
      prompt:
        "Mid-century den as the lamps come on, drawn for people who collect chairs. Style: flat illustration with slight airbrush, long horizontal lines. Scene: low sofa in [mustard], teak sideboard, tripod lamp, big window with dusk outside, one empty frame over the sideboard for {your print}. Colours: tomato, mustard, teal, cream, walnut. Light: two pools of lamp light, cool window. Layout: straight-on, furniture aligned to the lower third. Use: print mockups, record-shop posters, housewarming cards. Avoid: people, televisions, clutter, text, fisheye.",
      about: "A straight-on seventies den with two pools of lamp light and one empty frame for your print.",
      price: 5,
      pack: "Premium",
      tags: "mid century interior, retro room, frame mockup, poster, teak",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "retro-seventies",
        seed: 13,
        timeOfDay: "dusk",
        subject: "living room",
      },
    },
    {
      title: "Comet Over Sleeping Planet",
      prompt:
        "Sleeping planet with soft cloud bands and a comet passing at a polite distance. Style: children's encyclopedia, airbrush and gouache, rounded forms. Colours: [butter, mint, lilac] on night blue; the comet's tail in {pale gold}. Details: thin rings tilted towards us, twelve stars of different size, none with faces. Mood: lullaby with facts. Layout: planet centre-left, comet upper right, lower band calm for a name or a [bedtime wish]. Use: nursery prints, growth charts, soft-book pages. Avoid: rockets, aliens, text, neon, photorealism.",
      about: "A lullaby planet with tilted rings and a polite comet, calm at the foot for a child's name.",
      price: 3,
      pack: "Starter",
      tags: "nursery space, planet, kids wall art, bedtime, pastel",
      by: "Orbit Paper Co.",
      category: "Kids",
      picture: { family: "cosmic", palette: "spring-pastel", timeOfDay: "night", subject: "ringed planet" },
    },
    {
      title: "Brunch Board Flat Lay",
      prompt:
        "Brunch board from straight above, ready for words. Objects: [salad bowl, berries, orange halves, radishes] on one wooden board, garden leaves entering at the corners, plain table around it sized for {menu or recipe card}. Style: natural food photography, soft top-left light, short shadows. Surface: pale painted wood. Colours: butter, leaf, tomato, cream. Layout: board turned by a few degrees, nothing overlapping its edge, all complete. Use: recipe e-books, café menus, workshop flyers. Avoid: hands, branded packets, text, dark moods, tilted camera.",
      about: "An overhead brunch board with plain table around it for a menu or recipe card. Nothing crops.",
      price: 3,
      pack: "Starter",
      tags: "flat lay, brunch, recipe template, menu background, food",
      by: "Fieldhouse Prints",
      category: "Food",
      picture: { family: "flat-lay", palette: "citrus", subject: "food brunch" },
    },
  ],
);
