import { writeRecords } from "#db/seed/write-record.ts";

export const recraft = writeRecords(
  "Recraft",
  {
    "Image Generator": "Recraft",
    "Design Software": "Recraft, Illustrator, Inkscape",
    Format: "SVG",
    Resolution: "Vector",
    Type: "Vector prompt",
    "Tech Details": "Style: Vector illustration. Export as SVG, then simplify paths once.",
  },
  [
    {
      title: "Geometric Fox Emblem",
      prompt:
        "Style: vector, flat 2.0. A fox head seen from the front, built from nine flat facets, symmetrical on the vertical axis: [orange] cheeks, [white] muzzle triangle, [charcoal] ear tips and nose. Enclosed by a thin double ring with equal gaps. Background [cream], at least 35 percent of the canvas empty. Corners sharp, no strokes except the ring, no gradients, no shadows, no text. Palette locked to four colours. The mark must survive at 16 px, in one colour, and cut from vinyl for {shop name}.",
      about:
        "Flat faceted animal mark inside a double ring. Works from favicon to cut vinyl, in four locked colours.",
      price: 3,
      pack: "Starter",
      tags: "fox logo, geometric animal, emblem, vector, svg",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "autumn", subject: "fox" },
      variants: [
        { label: "arctic fox", family: "animal-emblem", palette: "winter", subject: "fox" },
        { label: "night fox", family: "animal-emblem", palette: "moonlight", subject: "fox" },
      ],
      more: {
        "Design Intent": "Shop marks, favicons, cut vinyl",
        Composition: "Centred, ring at 80 % of the width",
      },
    },
    {
      title: "Bear and Honey Seal",
      prompt:
        "Style: vector, engraving-inspired with solid fills. Bear head three shapes deep, calm frontal gaze, muzzle lighter, ears as simple half-discs, framed by a hexagon whose sides are honeycomb cells fading outwards. Palette: [walnut, honey, cream]. Line weight 4 pt at 512 px, no tapering, no hatching smaller than the line. Balanced negative space between ears and frame. No text inside the mark. Prepared for [jar lids, wax seals and hang tags] of {apiary name}, one-colour version included by swapping honey for transparent.",
      about:
        "A frontal bear in a dissolving honeycomb for apiaries and farm shops. Turns one-colour by one swap.",
      price: 4,
      pack: "Premium",
      tags: "honey label, bear logo, vector seal, farm shop, hang tag",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "citrus", subject: "bear" },
    },
    {
      title: "Rabbit Press Colophon",
      prompt:
        "Style: vector, woodcut without texture. A rabbit sitting upright in full frontal symmetry, ears forming the letter V, chest a plain shield for {initials}, paws meeting at the base line. Drawn as positive and negative shapes only, two colours [ink and paper], contour breaks where light falls. Fits a circle without touching it. No ground, no grass, no moon. Intended as a publisher's colophon on spines of 8 mm, so the smallest gap is one twelfth of the height. Alternative ink: [oxblood].",
      about:
        "A two-tone rabbit colophon with a shield for initials, drawn to hold on an eight-millimetre book spine.",
      price: 4.5,
      pack: "Premium",
      tags: "rabbit logo, colophon, publisher mark, woodcut style, stationery",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "mono-ink", subject: "rabbit" },
    },
    {
      title: "Peak and Water Mark",
      prompt:
        "Style: vector, flat. A disc containing one faceted mountain: left faces light, right faces dark, summit just off centre, and below it four horizontal water bars of decreasing length. Above, a half sun cut by the ridge. Colours: [deep green, coral, mustard, bone], no others. Disc edge clean, no outer ring, no type. Geometry on an 8-unit grid, diagonals at 30 and 60 degrees only. Also valid in a single colour with the faces separated by 2-unit gaps. For {outfitter or lodge}, sizes from [zip pull to road sign].",
      about:
        "A grid-built mountain, sun and water disc that stays valid in one colour, from zip pull to road sign.",
      price: 7,
      pack: "Elite",
      tags: "mountain logo, outdoor brand, vector mark, flat design, lodge",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "green-dusk", subject: "mountain" },
    },
    {
      title: "Kiln Fire Monoform",
      prompt:
        "Style: vector, flat. One flame made of three nested teardrops that also read as a thrown vessel, rotational weight slightly to the left, base cut level. Colours: [terracotta, ember, oat]. No outlines, no glow. The inner counter forms a {letter} in negative space without distortion of the flame. Equal spacing between the nested shapes, curvature continuous at every joint. Plain ground with wide margin. Made for a pottery studio stamped into wet clay, therefore no detail under [1 mm at 20 mm height].",
      about: "Flame and vessel in one shape for pottery studios, safe to press into wet clay at 20 mm.",
      price: 6,
      pack: "Premium",
      tags: "pottery logo, flame mark, ceramic studio, negative space, stamp",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "terracotta", subject: "flame" },
    },
    {
      title: "Quilt Rosette Block",
      prompt:
        "Style: vector, flat geometric. A quilt rosette assembled from pointed petals in [delft blue, sky, cream and marigold], darker petals turning clockwise so the rosette seems to rotate, thin ring of dots around it. All petals identical, overlaps flat and darker, zero gaps. Balanced for a barn quilt painted on plywood of [4 × 4 ft], each colour area large enough for masking tape. Export one group per colour. No texture, no text, optional border in {family colour}.",
      about: "A turning petal rosette grouped by colour, for barn quilts, cushions and painted tiles.",
      price: 3,
      pack: "Starter",
      tags: "barn quilt, rosette, geometric, svg cut file, folk art",
      by: "Loop & Tile",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "delft", subject: "flower rosette" },
    },
    {
      title: "Finance App Knot Icon",
      prompt:
        "Style: vector icon, flat with one permitted transparency. Three ribbons woven into a hexagonal knot, each passing over one neighbour and under the other, equal widths, colours [petrol, aqua and amber], overlaps darkened by multiplication. Sits on a rounded-square tile with a corner radius of 22.5 percent, safe area respected. No symbols of currency, no arrows, no letters. Reads as trust through connection. Check at 20, 40 and 1024 px. Dark-mode tile in [near-black], light-mode tile in white, name {app name} not included.",
      about: "An app icon from three woven ribbons, tested from 20 to 1024 px in light and dark.",
      price: 7,
      pack: "Elite",
      tags: "app icon, fintech logo, vector, ui icon, startup branding",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "coral-sea", subject: "finance" },
    },
    {
      title: "Moonflower Stem",
      prompt:
        "Style: vector, line art. A moonflower on a long climbing stem, single stroke width of 3 pt, round caps, continuous contours where possible, leaves heart-shaped and alternating, flower with five lobes opening at the top and a tendril curling to the [left]. Black on white, no fill, three tiny dots as pollen. Balance kept by one heavy leaf low on the right. Cleaned paths with few nodes so that a laser or plotter can follow, total path length suitable for [engraving on a 90 mm disc], optional {date} beside the stem.",
      about: "One stroke width, few nodes: a climbing moonflower for lasers, plotters and fine-line tattoos.",
      price: 4,
      pack: "Premium",
      tags: "line art, flower stem, laser engraving, tattoo design, moon flower",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "mono-ink", subject: "flower stem" },
    },
    {
      title: "Two Vases Contour",
      prompt:
        "Style: vector, line art, minimal. Two vases side by side, one tall and waisted, one low and round, drawn with one contour each and four inner strokes: lip, shoulder, foot, and a single branch. Stroke 5 pt, uniform, round joins. Beneath them a loose blob of flat colour in [lavender] offset to the lower right. Nothing else on the page. The curves should feel thrown by hand, not geometric. For [ring dishes, cushions and ceramic-studio cards], with room under the feet for {studio name} in small capitals.",
      about: "Two hand-thrown contours in a few strokes with one colour blob. Add the studio's name below.",
      price: 2,
      pack: "Starter",
      tags: "vase line art, minimalist, ceramics, svg, cushion",
      by: "Single Stroke",
      category: "Line Art",
      picture: { family: "line-art", palette: "lavender", subject: "vase" },
    },
    {
      title: "Surf School Roundel",
      prompt:
        "Style: vector badge, flat. Roundel with a curling wave rising from lower left, foam as five identical scallops, small sun at two o'clock, double rim with rope pattern of 48 segments. Colours: [lagoon, coral, shell]. Upper rim reserves 150 degrees for {school name}, lower rim 90 degrees for [since 2009], both left empty as plain bands. Wave edge continuous curvature, no gradients. Cuts cleanly in three layers of vinyl; works at 40 mm on a rash vest and at 2 m on a van.",
      about: "A three-layer surf roundel with empty bands for the name. From rash vest to the side of a van.",
      price: 3.5,
      pack: "Starter",
      tags: "surf logo, badge, vinyl decal, beach, vector roundel",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "badge", palette: "coral-sea", subject: "wave" },
      variants: [
        { label: "navy and sunflower", family: "badge", palette: "delft", subject: "wave" },
        { label: "dusk", family: "badge", palette: "rose-evening", subject: "wave" },
      ],
    },
    {
      title: "Botanical Gin Label Crest",
      prompt:
        "Style: vector badge with fine line ornament. Upright oval crest for a gin bottle: juniper sprig left, lemon branch right, meeting under a small crown of [three stars]. Inner oval empty for {distillery and batch}. Two inks: [bottle green and antique gold], the gold confined to berries, stars and a hairline border so it can be foiled. Line weights of 0.75 and 1.5 pt only. Symmetrical at a glance, botanically different on each side. No banner, no text, no shading other than parallel lines.",
      about: "An oval gin crest with foil-ready gold parts and different botanicals left and right.",
      price: 12.5,
      pack: "Enigma",
      tags: "gin label, crest, botanical badge, foil, packaging design",
      by: "Markwright",
      category: "Packaging",
      picture: { family: "badge", palette: "dark-garden", subject: "botanical flower" },
    },
    {
      title: "Wavy Stripe Bath Set",
      prompt:
        "Style: vector pattern, flat, seamless. Broad vertical stripes that bend in slow waves, swelling and thinning but never breaking, four colours [spring mint, sky, blossom and butter] in a fixed order with cream between two of them. Waves complete whole periods at each edge so tiles join invisibly. No outlines, no texture. Slight psychedelia kept polite. Scales for [bath mats, shower curtains and phone wallpapers], colours to be replaced by {your four colours} in the same order of lightness.",
      about:
        "A politely psychedelic stripe in four pastels. Whole wave periods, invisible joins, easy to recolour.",
      price: 2.5,
      pack: "Starter",
      tags: "wavy stripes, seamless pattern, danish pastel, bath mat, vector pattern",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "spring-pastel", subject: "waves" },
    },
    {
      title: "Terrazzo Confetti Repeat",
      prompt:
        "Style: vector pattern, flat, seamless. Terrazzo of irregular chips in three sizes, corners softened, [plum, rose, blackcurrant and bone] on [pale grey-pink], no chip touching another, density forty percent, large chips never closer than two of their own widths. Orientation random, no curves within a chip tighter than its thickness. Edges wrap on all sides. Suited to [planner covers, nail wraps and packaging tissue]. Swap any one colour for {brand colour} without losing balance.",
      about:
        "Balanced terrazzo with spacing rules written into the prompt, so a brand colour can be swapped in safely.",
      price: 0,
      pack: "Starter",
      tags: "terrazzo, seamless pattern, planner cover, packaging tissue, vector",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "berry", subject: "shapes" },
    },
    {
      title: "Snowflake Doily Mandala",
      prompt:
        "Style: vector, line and fill. Mandala that is half snowflake, half crocheted doily: six-fold core, twelve-fold rim, picots on the outer edge, holes as important as threads. Two colours: [snow on slate]. Minimum bridge 1.2 mm at 120 mm diameter so that it can be cut from paper or acrylic in one connected piece. Every ring joined to the next in at least six places. No isolated islands, no text. For [window hangings and cake stencils], hanging hole optional at {top}.",
      about:
        "A connected snowflake doily that really can be cut from one sheet: no islands, bridges of 1.2 mm.",
      price: 3.5,
      pack: "Starter",
      tags: "paper cut, snowflake, mandala svg, cake stencil, window decoration",
      by: "Single Stroke",
      category: "Cut Files",
      picture: { family: "mandala", palette: "winter", subject: "snowflake" },
    },
    {
      title: "Market Day Puppy",
      prompt:
        "Style: vector character, flat with one shade. A cheerful puppy sitting upright and waiting outside the market, one ear darker than the other, eyes two dots wide apart, small smile, [tangerine] patches on a cream coat, [leaf green] scarf with a fringe. Outline 6 pt in dark brown, closed everywhere. Pose alert, weight on the front paws. Same construction used for [bear, frog and chick] friends. Meadow and sky as two plain shapes behind, removable in one click; accessory {apron or scarf} as a separate group.",
      about:
        "A market-going puppy with a construction that repeats for bear, frog and chick. Separate accessory group.",
      price: 4,
      pack: "Premium",
      tags: "dog character, kids illustration, vector, farmers market, sticker",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "citrus", subject: "puppy scarf" },
    },
    {
      title: "Solar Town Infographic Base",
      prompt:
        "Style: vector, isometric flat. A compact town that runs on sunlight: [terraced houses, school, depot and greenhouse], panels on south roofs only, cables as thin ground lines, battery shed at the crossing. Three tones per material, palette [leaf, sky, white, warm grey] with [sun yellow] used only for energy. No perspective, 30 degrees. Every building a separate group with its own base tile. Empty call-out circles numbered 1 to 6 for {your facts}. Clear background, no people.",
      about: "An isometric energy town with six empty call-outs and one colour reserved for electricity.",
      price: 14.5,
      pack: "Enigma",
      tags: "infographic, isometric vector, solar energy, education, presentation",
      by: "Tiny Blocks",
      category: "Education",
      picture: { family: "isometric-city", palette: "meadow", timeOfDay: "day", subject: "town" },
    },
    {
      title: "Neon Arcade Block",
      prompt:
        "Style: vector, isometric. One city block at night, arcade on the corner with a blank glowing sign for {sign text}, noodle bar, record shop and launderette, wet street reflecting as flat lighter stripes, [magenta and cyan] tubes, windows amber, sky none. Dark violet base, four tones per wall, light sources cause flat polygons of brightness, not blur. Stickers, lo-fi cover or [stream overlay]. Roofs detailed with tanks and vents. Everything on a 30-degree grid, no text rendered.",
      about:
        "A flat-lit neon corner block with a blank sign, for lo-fi covers, stickers and stream overlays.",
      price: 11,
      pack: "Enigma",
      tags: "neon city, isometric, lofi, stream overlay, arcade",
      by: "Tiny Blocks",
      category: "Posters",
      picture: { family: "isometric-city", palette: "neon-night", timeOfDay: "night", subject: "block" },
    },
    {
      title: "Citrus Grove Repeat",
      prompt:
        "Style: vector pattern, flat with cut-paper edges. Lemons, halved oranges and blossoms among pointed leaves, every leaf split into a light and a dark half, stems short so nothing dangles. Colours: [lemon, tangerine, leaf, white] on [warm cream]. Half-drop repeat, motifs rotated in steps of 30 degrees. Medium density, one blossom for every two fruits. Seamless on all edges. For [aprons, oilcloth and jam-jar lids]; ground may be changed to {navy or blush} without recolouring the fruit.",
      about: "Cut-paper lemons and oranges in a half-drop, with fruit that works on cream, navy or blush.",
      price: 3,
      pack: "Starter",
      tags: "lemon pattern, citrus, kitchen textile, seamless vector, summer",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "citrus", subject: "lemons" },
    },
    {
      title: "Lavender Field Toile",
      prompt:
        "Style: vector pattern, two-tone toile. Bunches of lavender, wheat and small five-petal flowers arranged in ovals that touch at their tips, drawn in [mauve] on [cream] with a second, paler mauve for leaf undersides. Linear veins, no hatching. Ovals form a diamond rhythm across the cloth. Seamless, 40 cm vertical repeat. Quiet enough for bedroom walls. Also intended for [drawer liners, soap wrap and sachets]. Optional central motif {bee or wren} in every fourth oval.",
      about: "A two-tone lavender toile with a diamond rhythm, for bedrooms, soap wraps and drawer liners.",
      price: 4.5,
      pack: "Premium",
      tags: "toile, lavender, wallpaper, soap packaging, two tone pattern",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "lavender", subject: "lavender" },
    },
    {
      title: "Duotone Dune Mesh",
      prompt:
        "Style: vector gradient mesh, abstract. Two colours only, [dusk pink] and [sandstone], exchanging places in long soft dunes from lower left to upper right, highlight ridge a lighter mix of both, no third hue. Mesh of at most 24 nodes so that it stays editable. No grain in the file; add {grain amount} at export. Brightest at the right edge for dark copy. Background for [slide decks, certificates or packaging backs]. Keep transitions wider than a fifth of the canvas.",
      about:
        "An editable 24-node mesh in two colours for decks and certificates, brightest where the copy goes.",
      price: 2,
      pack: "Starter",
      tags: "gradient mesh, vector background, duotone, slide deck, minimal",
      by: "Plainwater",
      category: "Backgrounds",
      picture: { family: "gradient-mesh", palette: "desert" },
    },
    {
      title: "Steel City Silhouette Strip",
      prompt:
        "Style: vector, silhouette. Long skyline strip in three overlapping depths, nearest [near-black], middle slate, far pale blue-grey, each a single closed path. Bridges, cranes and one recognisable [ferris wheel] evenly spread. Ground line perfectly straight. Windows only in the middle layer, square, in [lamp yellow]. Aspect ratio 4:1, usable as footer, mug band or engraved edge. No stars, no moon. Replace the landmark by {your city's landmark} without touching neighbours.",
      about:
        "A 4:1 skyline strip in three closed paths for footers, mug bands and engraving. Swap one landmark.",
      price: 3,
      pack: "Starter",
      tags: "skyline silhouette, svg, engraving, city, mug design",
      by: "Harbour & Vale",
      category: "Cut Files",
      picture: { family: "city-skyline", palette: "winter", timeOfDay: "dusk", subject: "ferris wheel" },
    },
    {
      title: "Coupe Into the Sun",
      prompt:
        "Style: vector, retro flat. A low coupe seen from behind on a straight road, driving into a half sun sliced by horizontal gaps that widen downwards, palms on both sides in three sizes. Sun stops: [mustard, tangerine, tomato, wine], flat steps, no blur. Car in one colour with four round lights and no badge. Distress to be added later, paths kept clean. Print width 26 cm, six screens. Replace the car with {van, truck or bicycle} without moving the road. No type, no plate, nothing outside the frame.",
      about:
        "A clean six-screen coupe driving into a striped sun, undistressed so you can wear it in yourself.",
      price: 3.5,
      pack: "Starter",
      tags: "retro sunset, vector tee, vintage car, screen print, road trip",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "retro-sunset", palette: "retro-seventies", subject: "car road trip" },
    },
  ],
);
