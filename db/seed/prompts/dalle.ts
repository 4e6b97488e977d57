import { writeRecords } from "#db/seed/write-record.ts";

export const dalle = writeRecords(
  "DALLE",
  {
    "Image Generator": "DALLE",
    "Design Software": "ChatGPT, Photoshop",
    Format: "PNG",
    Resolution: "1024 px, upscale ×4",
    "Tech Details": "Plain sentences; ask for one change at a time to keep the scene.",
  },
  [
    {
      title: "Warm Clay Still Life",
      prompt:
        "Ceramics in morning window light with soft shadows, photographed for a print you would hang in a kitchen. A tall [bone-white] vase holding dried stems stands beside a round teal jar and a small terracotta cup, with two oranges at the right. The wall is warm clay plaster, the table a shade darker. Light enters from a window on the left and draws four blurred panes on the wall along with the shadow of a leaf. Use a restrained palette of [clay, cream and muted teal], keep the upper left empty, and render every surface as matte and hand-thrown.",
      about:
        "Ceramics in morning window light with soft shadows, for kitchen prints. Change glaze, stems and wall.",
      price: 6,
      pack: "Premium",
      tags: "still life, ceramics, kitchen wall art, neutral, printable",
      by: "Fieldhouse Prints",
      category: "Wall Art",
      picture: { family: "still-life", palette: "terracotta", timeOfDay: "dawn", subject: "vases" },
      variants: [
        { label: "sage wall", family: "still-life", palette: "sage", timeOfDay: "dawn", subject: "vases" },
        {
          label: "plum evening",
          family: "still-life",
          palette: "berry",
          timeOfDay: "dusk",
          subject: "vases",
        },
        { label: "delft glaze", family: "still-life", palette: "delft", timeOfDay: "day", subject: "vases" },
      ],
      more: {
        "Focus Elements": "White vase, window panes of light",
        Composition: "Triangle of three vessels, upper left empty",
      },
    },
    {
      title: "Cup for One, Rain Outside",
      prompt:
        "A single large cup on its saucer in the quiet colours of a rainy afternoon, steam just visible against the wall. A few [coffee beans or tea leaves] lie beside it. The light is grey from a window outside the picture with a faint warm lamp from the right, so the cup has a cool side and a warm side, and the window's panes lie blurred on the wall. Paint it as if in oil on panel with small careful strokes. The palette is [slate, plum and honey]. Leave the top half plain so that {a short poem} could be printed there.",
      about: "A cup between cold window and warm lamp, with the upper half free for a short poem.",
      price: 4,
      pack: "Premium",
      tags: "tea art, cozy, rainy day, oil painting, still life",
      by: "Fieldhouse Prints",
      category: "Wall Art",
      picture: { family: "still-life", palette: "rose-evening", timeOfDay: "dusk", subject: "cup" },
    },
    {
      title: "Sunday Living Room Mockup",
      prompt:
        "A bright living room on Sunday morning, seen straight on, with one empty frame above the sofa for your artwork. The sofa is low and [rust], with two cushions; a floor lamp stands at one side and a leafy plant at the other. The frame has a white mat and nothing inside, [50 by 70 centimetres]. Daylight falls from the window beside it. Verticals are perfectly vertical. Keep walls low in saturation so that {your print} gives the room its colour. A round rug and a small table are the only other things. No people, no text, no second picture on the wall.",
      about: "A straight-on living room whose wall waits for your print. One empty frame above the sofa.",
      price: 5,
      pack: "Premium",
      tags: "living room mockup, frame mockup, wall art listing, interior, oak frame",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "terracotta",
        seed: 15,
        timeOfDay: "day",
        subject: "living room",
      },
      variants: [
        {
          label: "evening lamp",
          family: "interior",
          palette: "golden-hour",
          seed: 15,
          timeOfDay: "dusk",
          subject: "living room",
        },
        {
          label: "cool winter day",
          family: "interior",
          palette: "winter",
          seed: 15,
          timeOfDay: "day",
          subject: "living room",
        },
      ],
    },
    {
      title: "Green Snug at Last Sun",
      prompt:
        "A small snug painted bottle green, tidy but clearly used. A coral armchair with one cushion faces us beside a side table and a lamp; a broad plant fills the corner; above the chair hangs [one empty frame, 50 by 70 centimetres], exactly level. The window shows the last sun outside. The mood is of [an hour before the weekend]. Paint or photograph it straight-on from standing height. Hide brand names, keep the wall dark and even so that light prints glow on it, and leave the frame's inside paper-white for {your print}.",
      about: "A bottle-green snug with armchair and one level frame, dark enough to make light prints glow.",
      price: 5.5,
      pack: "Premium",
      tags: "dark interior, frame mockup, dark green, snug, wall art preview",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "dark-garden",
        seed: 4,
        timeOfDay: "golden-hour",
        subject: "armchair",
      },
    },
    {
      title: "Blue Room, Starry Window",
      prompt:
        "A sitting room late in the evening with a window full of stars. The sofa is [indigo] with one pale cushion, a floor lamp glows beside it, a broad plant leans into the light, and a small table holds a vase. Outside the window are the moon and a dark ridge. Illustrate it in flat shapes with soft grain, like the last page of a picture book. The lamp is the only warm light. On the wall hangs one frame for {a family picture or a child's name}. The feeling should be [safe, a little adventurous].",
      about: "The last page of a picture book: a lamp-lit blue room with one frame for a picture or a name.",
      price: 4,
      pack: "Premium",
      tags: "cozy interior, bedtime, picture book, personalised print, starry night",
      by: "Room Nine",
      category: "Kids",
      picture: {
        family: "interior",
        palette: "moonlight",
        seed: 11,
        timeOfDay: "night",
        subject: "living room",
      },
    },
    {
      title: "Tiny Meadow Chick",
      prompt:
        "A tiny chick stands in a meadow that is taller than she would like, drawn as a gentle children's-book character. Her down is soft and slightly ruffled at the top, her feet are turned in, and she looks up with patient hope. Outline her with a soft brown pencil line and fill with flat, slightly uneven colour. Put only a pale [mint] disc, a low hill and a few small flowers around her, and leave a clear border so the figure can be cut out. Her tuft of {number} feathers never changes. She should look the same in every picture of {your story}.",
      about:
        "A consistent picture-book chick with a counted tuft of feathers, easy to cut out for stories and stickers.",
      price: 3.5,
      pack: "Starter",
      tags: "childrens book, chick character, nursery, storybook, cute",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "spring-pastel", seed: 40, subject: "chick" },
    },
    {
      title: "Penguin With Cold Feet",
      prompt:
        "A small round penguin wearing a knitted scarf and two odd socks looks mildly embarrassed and entirely lovable. Its back is [storm blue] with a clean white front; the scarf is striped in [cream and coral]. Draw it from the front in a simple, bold cartoon style with one thick outline, two tones per colour and pink cheeks. Place it on a plain cold background with a faint shadow. Make the shapes simple enough for a {felt pattern or cookie cutter}. No open beak, no iceberg, no words.",
      about:
        "An embarrassed penguin in scarf and odd socks, simple enough for felt patterns and cookie cutters.",
      price: 2.5,
      pack: "Starter",
      tags: "penguin, kids shirt, cute cartoon, felt pattern, winter nursery",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "winter", subject: "penguin with scarf" },
    },
    {
      title: "Lavender Lotion Pair",
      prompt:
        "A pump bottle and a small lidded jar stand together on a round plaster step, photographed for a maker of hand creams. The bottle is [dark glass with a brass pump], the jar is milky with a wooden lid, and both labels are uncoated cream paper with empty space for {product name}. A pot of fresh herbs stands at the right edge. The light is soft and comes from a window on the left, which also draws its panes and a branch on the wall. Keep the camera low, the wall a quiet [mauve grey], and both labels exactly parallel to the picture plane.",
      about: "A bottle and jar with blank labels parallel to the lens, for makers without a photo studio.",
      price: 3,
      pack: "Starter",
      tags: "lotion mockup, hand cream, label mockup, product photo, lavender",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "lavender", subject: "skincare" },
    },
    {
      title: "Hydrangea Sympathy Card",
      prompt:
        "A small bunch of hydrangea in transparent watercolour rests at the centre of a white card, painted with tenderness and restraint. The petals move from [periwinkle] to a grey that is almost paper, with two or three left unfinished as pencil outlines. The leaves support the flowers and fade into wet edges; a single pale wash lies behind them. There is no frame. The lower part stays empty for {a few quiet words}. The picture should feel like [someone lowering their voice], with nothing bright, nothing sharp and nothing sentimental.",
      about:
        "A half-finished bunch of hydrangea for sympathy cards, with room below and the colours lowered.",
      price: 2.5,
      pack: "Starter",
      tags: "sympathy card, hydrangea, watercolor, condolence, printable card",
      by: "Marigold Hours",
      category: "Greeting Cards",
      picture: { family: "watercolor-floral", palette: "winter", subject: "hydrangea" },
    },
    {
      title: "Sailing Past the Headland",
      prompt:
        "A small white sailing boat passes a dark headland on a bright windy day, painted in bold flat areas like a linocut. The sea is made of five bands of blue from [ink to turquoise], each with carved white flecks; the sky is a single pale tone with one long cloud. The boat is small and sits on the left third, leaning away from us. Limit the picture to [four colours and paper white]. Show slight ink texture and a hand-torn paper border. It is meant for {a cabin or a boys' room}, so it should feel brisk rather than romantic.",
      about:
        "A brisk four-colour linocut of a sailing boat for cabins and children's rooms, with a torn-paper border.",
      price: 4,
      pack: "Premium",
      tags: "linocut, sailing, nautical print, boys room, coastal",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "delft", timeOfDay: "day", subject: "sailboat" },
    },
    {
      title: "Vineyard Hills in October",
      prompt:
        "Rolling vineyard hills in October, seen from a terrace as the sun gets low. Rows of vines run over each hill like combed hair in [rust, mustard and wine]; round trees mark the crests and mist begins between the slopes. Paint it with a palette knife in warm, broken colour, but keep the shapes simple enough to read across a room. The sun is a small soft disc above the third hill. Leave the sky plain. Make it a horizontal picture for {a dining room or wine label}, with the calm of [the last picking day].",
      about: "Knife-painted October vines for dining rooms and wine labels, readable from across the room.",
      price: 7,
      pack: "Elite",
      tags: "vineyard, autumn landscape, wine label, tuscany, dining room art",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "autumn", timeOfDay: "golden-hour", subject: "hills" },
    },
    {
      title: "Garden City for Children",
      prompt:
        "An isometric picture of a garden city that a child could point at for an hour. Low houses in [butter, mint and brick] stand between allotments, ponds and playgrounds; there is a library with an open roof, a tiny tram, and trees in three simple shapes. Everything is seen from the same high corner with no perspective, in clean flat colours with one shadow side. Hide [five rabbits] for sharp eyes. Keep streets free of lettering so that {street names of your family} can be added. The light is that of a mild spring morning.",
      about: "A point-and-find garden city with five hidden rabbits and streets ready for family names.",
      price: 7,
      pack: "Elite",
      tags: "isometric city, kids poster, seek and find, playroom, personalised",
      by: "Tiny Blocks",
      category: "Kids",
      picture: {
        family: "isometric-city",
        palette: "spring-pastel",
        timeOfDay: "day",
        subject: "garden city",
      },
    },
    {
      title: "Bride with Olive Crown",
      prompt:
        "An illustrated bridal portrait, frontal and serene, with eyes closed and a crown of olive leaves. Her skin is [golden brown], her [dark wavy hair] is parted in the middle, and a sheer collar ends in fine embroidered arcs. Behind her head is a pale disc like a low sun, with leaves arranged around it at regular angles. Use warm ivory and soft green, with small touches of gold at the ears. The light comes from the left and is kind to the face. Make it suitable as {a save-the-date or hen-party print}; no text, no hands, no veil over the face.",
      about:
        "A serene bridal illustration with olive crown. Skin and hair are variables, so the bride can recognise herself.",
      price: 8,
      pack: "Elite",
      tags: "bridal portrait, save the date, wedding illustration, custom portrait, olive",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "meadow", seed: 199, subject: "bride" },
    },
    {
      title: "Hometown Hills in One Line",
      prompt:
        "A line drawing of the hills above a home town with the sun just over them, made with one steady black pen and no shading. There are [four long ridges, a row of poplars and a winding path]; the nearest slope is only suggested, and the path leads out of the picture at the bottom. Lines are of equal thickness and cross once or twice, as they would in a sketchbook. The sky is empty. The paper is warm white and half of it stays untouched. Underneath, leave a line for {town and year}. Add a single flat disc of [pale green] behind the sun and no other colour.",
      about:
        "A sketchbook line of hills above a home town, with one flat disc of colour and a line for its name.",
      price: 5,
      pack: "Premium",
      tags: "hometown print, minimalist landscape, line drawing, housewarming, custom place",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "sage", subject: "hills" },
    },
    {
      title: "Colouring Page: Slow Mandala",
      prompt:
        "A colouring page for grown-ups showing one large mandala, drawn only in clean black outlines on pure white. Its rings alternate between [broad petals, small arches and seed shapes], wide and easy near the rim, finer towards the heart. Outlines are closed everywhere so that a bucket fill would work, thicker for large forms and thinner for veins. There is no shading, no grey and no texture. Leave the corners with one quiet quarter-flower each for beginners. The format is {US Letter or A4} portrait with a clear border of one centimetre, ready to print at home.",
      about:
        "A bucket-fill-safe mandala page with closed outlines, easy rim, finer heart and a home-printable border.",
      price: 1.5,
      pack: "Starter",
      tags: "coloring page, adult coloring, mandala, printable, mindfulness",
      by: "Single Stroke",
      category: "Colouring",
      picture: { family: "mandala", palette: "mono-ink", subject: "colouring page" },
    },
    {
      title: "City After Closing",
      prompt:
        "The skyline of a city after the shops have closed, towers and one thin spire against a band of [green-gold] evening sky. Most windows are dark; a few are lit in warm yellow and repeat in the water below. Paint it like stage scenery, in three layers with visible space between them. There are no people, boats or bridges in the foreground. The mood is the moment when [a city starts to belong to those who live there]. Leave the upper third plain so that {a city name} can be set in letters that are thin and tall.",
      about: "Stage-set towers with a few lit windows and a plain sky for a tall, thin city name.",
      price: 4.5,
      pack: "Premium",
      tags: "city night, skyline print, travel print, green, urban art",
      by: "Harbour & Vale",
      category: "Travel Posters",
      picture: { family: "city-skyline", palette: "green-dusk", timeOfDay: "dusk", subject: "river" },
    },
    {
      title: "Hare in a Juniper Ring",
      prompt:
        "The head of a hare seen exactly from the front, drawn as a calm emblem with flat shapes, inside a ring of juniper twigs. The ears rise straight and break the ring at the top. Use [grey-brown, cream and juniper green] with blue berries as the only accent. The eyes look at us without alarm. Shapes have crisp edges as if cut from coloured paper, and the drawing is mirror-symmetrical apart from the twigs. Keep the background plain. It should serve as {the mark of a gin, a knitwear label or a country inn}.",
      about: "A cut-paper hare whose ears break a juniper ring. A ready mark for inns, knitwear and spirits.",
      price: 4,
      pack: "Premium",
      tags: "hare logo, emblem, juniper, country style, label design",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "green-dusk", subject: "rabbit" },
    },
    {
      title: "Poured Paint in Spring Colours",
      prompt:
        "An abstract picture made of poured paint, in which long bands of [mint, blossom pink, butter and sky] travel side by side and curl around two calm eyes. The bands keep their edges and never become muddy. A single dark green line appears three times so the gaze has somewhere to rest. The surface is glossy but lit evenly, without reflections. There is no top or bottom; the picture may be hung any way round. Make it square and cheerful, for {a waiting room or a children's clinic}, with enough detail to be discovered while [waiting for ten minutes].",
      about:
        "Poured spring bands with a resting line of dark green, hangable any way round. Made for waiting rooms.",
      price: 4,
      pack: "Premium",
      tags: "abstract art, acrylic pour, pastel, waiting room art, square print",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "spring-pastel", seed: 11, subject: "ribbons" },
    },
    {
      title: "Wedding Slide Background, Blush",
      prompt:
        "A soft background for a wedding slideshow, with blush, champagne and a trace of [sage] drifting into one another like light through curtains. There is no object in the picture and nothing has an edge. A fine grain prevents banding on a projector. The middle is calm and slightly darker than the sides so that photographs with white borders stand out. Make it wide, 16:9, and bright enough for {a room with candles}. It should feel like [the minute before someone begins to speak], and it must not look like clouds.",
      about: "A projector-safe blush field, darker in the middle so that white-bordered photos stand out.",
      price: 1.5,
      pack: "Starter",
      tags: "wedding slideshow, blush background, presentation, gradient, soft",
      by: "Plainwater",
      category: "Backgrounds",
      picture: { family: "gradient-mesh", palette: "spring-pastel" },
    },
    {
      title: "Red Planet Postcard Home",
      prompt:
        "A dusty red world seen from a low orbit, with craters, one long canyon and a thin line of atmosphere along its edge. It hangs in a black sky with a few honest stars. Paint it like a 1960s magazine cover, smooth and confident, with [rust, ochre and shadow violet]. The sun is outside the picture on the left. There are no ships and no people. Leave the lower right dark for the words of {a postcard home}. The whole should carry the mood of [being far away and not minding yet].",
      about: "A 1960s-magazine red planet with craters and a dark corner for a message from far away.",
      price: 4.5,
      pack: "Premium",
      tags: "mars, retro space, postcard, sci-fi print, planet",
      by: "Orbit Paper Co.",
      category: "Space",
      picture: { family: "cosmic", palette: "terracotta", timeOfDay: "night", subject: "mars" },
    },
    {
      title: "Herbal Balm Flat Lay",
      prompt:
        "A flat lay of small balm tins on a pale round dish, photographed from directly above for an herbalist's shop. There are [five open tins of different sizes and one pressed flower], placed with equal gaps as in a museum drawer, leaves entering from two corners, and free table below for {your logo or greeting}. The light is overcast and even, so shadows are small and soft. Colours stay within [moss green, bark and bone]. Everything lies flat and complete inside the frame, nothing is cropped. It should look made by hand and not bought.",
      about: "A museum-drawer flat lay of balm tins with leaves at the corners. Even light, nothing cropped.",
      price: 3.5,
      pack: "Starter",
      tags: "flat lay, herbal balm, product mockup, apothecary, branding photo",
      by: "Fieldhouse Prints",
      category: "Mockups",
      picture: { family: "flat-lay", palette: "sage", subject: "beauty" },
    },
    {
      title: "Desk Flat Lay for Planners",
      prompt:
        "A tidy desk seen from directly above, made to show a planner page or an e-book cover. In the centre lies a blank {A5 planner} with a ribbon, around it are [a cup of coffee, round glasses, a brass pen and dried eucalyptus], each touching an invisible circle. The desk is warm white, the shadows fall softly to the lower right. Use [blush, oat and brass] and nothing darker than coffee. Keep the planner exactly square to the edges of the picture so that a page can be placed on it without correction. No screens, no brand names, no hands.",
      about:
        "An overhead desk with a planner exactly square to the frame, so pages drop in without correction.",
      price: 4,
      pack: "Premium",
      tags: "flat lay, planner mockup, desk scene, ebook mockup, stationery",
      by: "Shelf Light",
      category: "Mockups",
      picture: { family: "flat-lay", palette: "rose-evening", timeOfDay: "day", subject: "desk" },
      variants: [
        { label: "sage desk", family: "flat-lay", palette: "sage", timeOfDay: "day", subject: "desk" },
        { label: "citrus desk", family: "flat-lay", palette: "citrus", timeOfDay: "day", subject: "desk" },
      ],
    },
  ],
);
