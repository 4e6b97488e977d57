import { writeRecords } from "#db/seed/write-record.ts";

export const kittl = writeRecords(
  "Kittl",
  {
    "Image Generator": "Kittl",
    "Design Software": "Kittl",
    Format: "PNG, SVG",
    Resolution: "4500 × 5400 px",
    Type: "Layout prompt",
    "Tech Details": "Generate the art as a clip-art element, then set type with Kittl's own transform.",
  },
  [
    {
      title: "Night Garden Wallpaper",
      prompt:
        "Seamless florals on deep green, drawn like gouache after dark. Element: sprigs of fern with two-tone leaves, large layered blossoms in [coral, blush and old gold], few scattered berries. Layout: full-bleed repeat, motifs rotated freely, no centre, edges wrap on all four sides. Ground: [bottle green], flat. Texture: light brush drag, nothing distressed. Type: none. Board: 4500 × 4500 px for wallpaper, fabric and wrapping. Export twice: once with ground, once transparent. Rename the colourway to {your season} and change only the blossoms for a matching set.",
      about:
        "Seamless florals on deep green, drawn like gouache. Repeats on all sides; change blossoms for a new season.",
      price: 6,
      pack: "Premium",
      tags: "dark floral, seamless pattern, wallpaper, gouache, fabric",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "dark-garden", subject: "flowers" },
      variants: [
        { label: "winter berries", family: "botanical", palette: "winter", subject: "flowers" },
        { label: "autumn hedge", family: "botanical", palette: "autumn", subject: "flowers" },
        { label: "lavender dusk", family: "botanical", palette: "lavender", subject: "flowers" },
      ],
    },
    {
      title: "Volt Garage Badge",
      prompt:
        "Vintage garage badge, the kind screwed to a workshop door. Layout: circle inside a ring of 24 notches. Top text on arch: [VOLT & IRON], slab serif, inline effect. Bottom text: [MOTOR WORKS] on reverse arch. Centre element: one heavy lightning bolt with a short shadow, solid shapes. Side text: year split [19 | 52]. Colours: [oil black, cream, signal red], three only. Texture: grunge at 15 percent, concentrated on the rim. Board: 4500 × 5400 px, art width 3600, transparent. Keep the smallest counter open at 5 cm print width for {cap embroidery}.",
      about:
        "A notched workshop badge with arched slab lettering and a split year, open enough for cap embroidery.",
      price: 4.5,
      pack: "Premium",
      tags: "garage logo, vintage badge, motorcycle shirt, mechanic, dad gift",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "badge", palette: "mono-ink", subject: "electric bolt" },
    },
    {
      title: "Harvest Market Label",
      prompt:
        "Farm-shop label that fits jam, flour and eggs alike. Layout: upright oval, wheat border left and right tied with a small ribbon at the base. Top text: [Marlow Farm] in warm serif, gentle arch. Middle: one open sunflower as a two-colour element. Lower line: blank box for {product and weight}. Bottom text: [picked this week] in italic. Colours: [barn red, wheat, cream]. Texture: paper fibre only. Board: 3000 × 3600 px, bleed 60 px. Everything vector except the fibre, so that the farm can print it on a thermal label as well.",
      about: "One oval label for everything a farm shop sells, with a blank box for product and weight.",
      price: 3,
      pack: "Starter",
      tags: "farm label, jam jar, product label, rustic, farmers market",
      by: "Kiln & Quill",
      category: "Packaging",
      picture: { family: "badge", palette: "autumn", subject: "flower garden" },
    },
    {
      title: "Night Owl Radio Patch",
      prompt:
        "Patch for people who listen after midnight. Layout: shield with rounded shoulders, moon in the upper third, radio mast centred with three signal arcs. Top text: [NIGHT OWL] on arch, wide grotesque with outline effect. Ribbon text: [RADIO]. Stars: two sizes, seven in all, unevenly placed. Colours: [midnight, silver, amber], amber only for the signal. Stitch-friendly: no detail under 1 mm, satin-stitch border 3 mm. Board: 2400 × 2700 px, transparent. Alternate frequency line {88.3} under the mast.",
      about: "A stitch-friendly midnight radio shield: three thread colours and one line for your frequency.",
      price: 3.5,
      pack: "Starter",
      tags: "embroidered patch, night owl, radio, badge design, jacket patch",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "badge", palette: "moonlight", subject: "night moon" },
    },
    {
      title: "Breakwater Crew Badge",
      prompt:
        "Harbour badge for family reunions and boat crews. Layout: rope ring with four knots at the compass points. Centre: one tall wave about to break, foam in five strokes, small sun above it. Top text: [THE HALVORSENS] on arch, nautical sans with shadow effect at 45 degrees. Bottom text: [SUMMER CREW 2027]. Colours: [navy, white, coral]. Texture: none, clean for white and heather shirts. Board: 4500 × 5400 px, art centred on the chest. Provide a pocket-size version without the lower text for {left chest}.",
      about: "A rope-ring crew badge with surname and summer, plus a pocket version without the lower line.",
      price: 4,
      pack: "Premium",
      tags: "family reunion shirt, nautical, wave badge, boat crew, custom name",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "badge", palette: "delft", subject: "nautical wave" },
    },
    {
      title: "Groovy Daisy Repeat",
      prompt:
        "Groovy daisies for stickers, leggings and phone cases. Element: daisy with eight fat petals, round centre, drawn at three sizes and two wobble states. Layout: brick repeat with 20 percent overlap of petals, never of centres. Colours: [tangerine, butter, rose] on [chocolate]; each daisy one petal colour. Effect: none, flat fills with rounded joins. Board: 3600 × 3600 px seamless. Extra layer: tiny sparkles in {accent colour} that can be hidden. Check the tile at four repeats before export; no two equal daisies may touch.",
      about:
        "Fat-petalled daisies in a brick repeat, with a sparkle layer to hide and rules that avoid clumps.",
      price: 2,
      pack: "Starter",
      tags: "groovy daisy, retro floral, seamless, phone case, hippie",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "golden-hour", subject: "daisies" },
    },
    {
      title: "Rainbow Arc Nursery Paper",
      prompt:
        "Soft rainbow arcs for nursery walls and swaddles. Element: half-round rainbow of four bands, outer to inner [blossom, butter, mint, sky], plus a quarter-turn twin. Layout: arcs linking into rivers that wander but never end, every join colour-true. Ground: [warm white]. Texture: faint crayon inside the bands, edges clean. Board: 3000 × 3000 px, seamless. Type: none. Scale note: band 12 mm wide on fabric, 50 mm on walls. Second colourway for {older siblings}: rust, mustard, olive, teal on oat.",
      about: "Endless pastel rainbow rivers with colour-true joins, in nursery scale and wall scale.",
      price: 3,
      pack: "Starter",
      tags: "nursery pattern, boho rainbow, baby fabric, seamless, pastel",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "spring-pastel", subject: "arcs" },
    },
    {
      title: "Tea Leaf Facet Mark",
      prompt:
        "Tea-house mark that looks folded from paper. Layout: two leaves meeting at the base, each divided into light and dark halves, a third bud standing between them, thin ring around. Colours: [fern, pale lime, ivory] with gaps of equal width. Effect: no gradient, light side left. Type below: {tea house} in narrow capitals, transform none, kept on its own layer. Board: 3600 × 3600 px transparent. Suits tins, stamps and noren curtains. Check that every gap stays at least 8 px at 1000 px width; mirror-symmetry is exact except for the bud, which leans [left].",
      about:
        "A folded-paper leaf mark for tins, stamps and curtains, exactly symmetrical except for one leaning bud.",
      price: 5,
      pack: "Premium",
      tags: "tea logo, leaf mark, geometric, packaging tin, organic brand",
      by: "Markwright",
      category: "Apparel",
      picture: { family: "geometric-logo", palette: "green-dusk", subject: "tea leaf" },
    },
    {
      title: "Saltwater Swim Club Mark",
      prompt:
        "Swim-club mark with a wave that is also a pool lane. Layout: circle holding three stacked waves of equal height, crests aligned, sun as a plain disc touching the top one. Type below: [Saltwater] in friendly bold serif, second line [swim club, all year], small. Colours: [lagoon, coral, shell], printed on towels so it must hold in one thread colour too. Effect: none. Board: 5400 × 3600 px. Element is pure geometry: circle, sine waves, one disc. Variation for {lane times} on a separate board with the same waves at 20 percent size.",
      about: "Three stacked waves and a disc in pure geometry, for swim clubs, towels and timetables.",
      price: 4,
      pack: "Premium",
      tags: "wave logo, swim club, geometric mark, towel embroidery, coastal brand",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "coral-sea", subject: "wave" },
    },
    {
      title: "Fishing Cat Club Shirt",
      prompt:
        "Cat emblem for a club that does not exist. Layout: front-facing cat head, whiskers as six confident strokes, inside a circle with a tiny fish in each gap. Top text: [LAKE GRUMBLE] on arch. Bottom text: [CATS WHO FISH]. Font: condensed western with wear. Colours: [mustard, teal, cream] on dark shirts. Texture: washed print 25 percent. Expression: unimpressed. Board: 4500 × 5400 px, transparent, width 3300. Swap {cat breed} by changing ear shape and cheek facets only; keep the stare.",
      about: "An unimpressed cat emblem for an invented fishing club. Ear shape and cheeks change the breed.",
      price: 4,
      pack: "Premium",
      tags: "funny cat shirt, fishing, animal emblem, retro tee, cat lover",
      by: "Pocket Moth",
      category: "Apparel",
      picture: { family: "animal-emblem", palette: "retro-seventies", subject: "cat" },
    },
    {
      title: "Lionheart Boxing Club",
      prompt:
        "Lion-head mark with the gravity of an old boxing gym. Layout: lion frontal, brow heavy, muzzle as a downward wedge, mane in three stepped rows of facets that end on a straight base. Text under base: [LIONHEART] letterspaced, then Boxing Club, {town} in small italic. Colours: [walnut, sand, ivory], flat. Effect: letterpress inset at 1 px for paper use only. Board: 3600 × 3600 px. Works on heavy bags, leather patches and posters. No crown, no shield, no gloves.",
      about:
        "A stepped-mane lion with no crowns or shields, made for leather patches, posters and gym walls.",
      price: 5,
      pack: "Premium",
      tags: "lion logo, boxing gym, leather patch, sports club, emblem",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "desert", subject: "lion" },
    },
    {
      title: "Bridesmaid Proposal Wreath",
      prompt:
        "Watercolour wreath that asks the question for you. Layout: open ring of [dusty roses, ranunculus and eucalyptus], heavier at lower left, open at upper right. Centre text: [Will you be my bridesmaid?] in upright script on three lines, name line {her name} below in small capitals. Colours: flowers [dusty lilac, rose, peach], type [aubergine]. Texture: cotton paper. Board: 1500 × 2100 px for 5×7 in cards, 38 px bleed. Wreath on its own layer so it can be reused for [menu, tag and thank-you card].",
      about: "An open rose wreath with the question in upright script, layered for matching menus and tags.",
      price: 4,
      pack: "Premium",
      tags: "bridesmaid proposal, wedding card, watercolor wreath, printable, template",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "rose-evening", subject: "wreath" },
    },
    {
      title: "Meadow Baby Shower Suite",
      prompt:
        "Baby-shower suite grown from one wreath painting. Element: open watercolour ring of [daisies, clover and forget-me-nots], lighter at the top. Boards: invitation 5×7, book request 3.5×2, welcome sign 18×24, each reusing the wreath at its own crop. Type: headline [Oh Baby] in soft serif, details in plain sans, lines for {parents, date, place}. Colours: [sky, butter, mint], text slate. Texture: none under text. Keep 45 percent of each board white. Name layers so a customer can edit only the words.",
      about:
        "One meadow wreath, three boards, clearly named layers: an editable suite that keeps its white space.",
      price: 16,
      pack: "Enigma",
      tags: "baby shower, invitation suite, editable template, wildflower, watercolor",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "meadow", subject: "invitation" },
    },
    {
      title: "Fine Line Bouquet Thank-You",
      prompt:
        "Thank-you card in fine line, elegant enough to frame. Element: bouquet of [tulips and olive branches] in a single 2 px line, stems crossing once, ribbon as one loop. Layout: bouquet right of centre, headline [Thank you] at left in high-contrast italic, message area for {two short sentences}. Colours: [ink] line on [blush] ground, no fills. Board: 2100 × 1500 px. Effect: none; line may be foil. Leave the stem ends open at the lower edge so that the drawing seems to continue off the card.",
      about:
        "A foil-friendly line bouquet running off the card's edge, with a short message area at the left.",
      price: 2.5,
      pack: "Starter",
      tags: "thank you card, fine line, floral line art, stationery, small business insert",
      by: "Single Stroke",
      category: "Stationery",
      picture: { family: "line-art", palette: "rose-evening", subject: "flower stem" },
    },
    {
      title: "Lakeside Morning Mug",
      prompt:
        "Mug shown with a lake landscape that feels hand-painted. Layout: mug three-quarter, handle right. Design: pines and low mountains mirrored in still water all the way round, sky plain above for the text [Slow Mornings] in brush script, baseline level with the handle's top. Colours: [evergreen, snow, slate, pale gold]. Print area 8 × 3 in; keep 0.5 in from the handle. Texture: dry brush. Board: 2475 × 1155 px for the wrap plus one product board. Personalise the line {lake or surname} under the pines.",
      about: "A mirrored lake wrap with safe margins at the handle and one line to personalise.",
      price: 5,
      pack: "Premium",
      tags: "camping mug, lake house gift, mug wrap, outdoors, personalised",
      by: "Kiln & Quill",
      category: "Mugs",
      picture: { family: "product-mockup", palette: "winter", subject: "mug lake landscape" },
    },
    {
      title: "Framed Poster, Quiet Wall",
      prompt:
        "Framed poster with flowers beside it, the most honest mockup there is. Layout: straight-on wall in [sage], dark thin frame, poster 50 × 70 cm with a wide white mat holding {your design}, shelf line at the lower edge. Shadow: soft, 12 degrees to the right, slightly stronger under the frame. Props: one vase with [three stems] at the side, nothing else. Texture: painted plaster, subtle. Board: 4000 × 5000 px, design on a replaceable layer with 96 percent multiply so paper stays visible.",
      about: "A straight-on framed poster with one vase and a multiply layer, so prints look like paper.",
      price: 4,
      pack: "Premium",
      tags: "poster mockup, wall art preview, frame mockup, listing photo, minimal",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "product-mockup", palette: "sage", subject: "poster frame botanical" },
      variants: [
        {
          label: "clay wall",
          family: "product-mockup",
          palette: "terracotta",
          subject: "poster frame portrait",
        },
        { label: "blue wall", family: "product-mockup", palette: "delft", subject: "poster frame lines" },
      ],
    },
    {
      title: "Clover Ring Mandala",
      prompt:
        "Ring after ring of clover for leather, wood and cake toppers. Element: petals, small arches and seed shapes in closed circles, inner rosette dense as a flower head. Colours: [bronze and cream on forest], or one colour for engraving. Layout: centred, 80 percent of board, quarter-flowers in the corners, outer rim plain enough for {initials or date}. Line width constant, gaps half of it, every ring separated by a clear channel so it stays readable at 40 mm. Board: 3600 × 3600 px, vector. Effect: none. Test: rotate by one step, nothing may change.",
      about: "Rings of clover with clear channels, readable at 40 mm, in line widths an engraver can trust.",
      price: 4.5,
      pack: "Premium",
      tags: "clover mandala, engraving, leather stamp, irish gift, cake topper",
      by: "Single Stroke",
      category: "Cut Files",
      picture: { family: "mandala", palette: "green-dusk", subject: "knot" },
    },
    {
      title: "Beach Road Sunset Tee",
      prompt:
        "Beach-road tee with the sun going down exactly where the road ends. Layout: square or circle, striped sun upper half, road and palms lower half, hills as one dark line. Top text on arch: {BEACH NAME}. Bottom text: [out of office]. Font: rounded retro, outline 6 px. Sun colours: [lemon, peach, rose, plum]; everything else one dark. Texture: cracked ink 20 percent. Board: 4500 × 5400 px transparent. For dark and light garments make the dark colour a knock-out.",
      about: "A beach-road sunset with a knock-out dark and the name of the beach on the arch.",
      price: 4,
      pack: "Premium",
      tags: "beach shirt, vacation tee, retro sunset, out of office, custom name",
      by: "Otso Kallio",
      category: "Apparel",
      picture: { family: "retro-sunset", palette: "rose-evening", seed: 17, subject: "palm road" },
      variants: [
        { label: "autumn coast", family: "retro-sunset", palette: "autumn", seed: 17, subject: "palm road" },
        {
          label: "midnight coast",
          family: "retro-sunset",
          palette: "moonlight",
          seed: 17,
          subject: "palm road",
        },
      ],
    },
    {
      title: "Synthwave Grid Sunset",
      prompt:
        "Synthwave sunset with exactly one car in it. Layout: magenta-to-amber sun with widening gaps, perspective grid running to the horizon, low [mountain] line behind, palms on both sides, one wedge-shaped coupe from behind in the centre. Type: {ARTIST} in chrome italic across the upper third, transform none, inner bevel thin. Colours: [ink violet, magenta, cyan, amber]. Effect: scanlines at 4 percent. Board: 3000 × 3000 px for cover art plus 1920 × 1080 crop. Keep the car's lights the only red. No lens flare, no second car, no triangle.",
      about:
        "A disciplined synthwave drive for cover art: one car, widening gaps, and the only red in its lights.",
      price: 3.5,
      pack: "Starter",
      tags: "synthwave, album cover, retro sunset, neon, 80s",
      by: "Ivo Santoro",
      category: "Covers",
      picture: { family: "retro-sunset", palette: "neon-night", subject: "synthwave grid car" },
    },
    {
      title: "Coast Road Postcard",
      prompt:
        "Postcard front from an endless summer. Layout: rounded frame, sliced sun at the end of an empty coast road, palms on both sides, hills as one line. Headline: [Wish You Were Warm] in seventies swash along the top. Corner stamp: circle with {beach and year}. Colours: [coral, lagoon, shell, mustard]. Texture: offset dots at 85 lpi in the sky only. Board: 1800 × 1200 px, bleed 36 px. Back board with three address lines and a small sun as stamp box. No car: the reader is driving.",
      about: "A sun-and-road postcard with front and back boards, offset dots in the sky and a custom stamp.",
      price: 2.5,
      pack: "Starter",
      tags: "postcard, coast road, retro sunset, beach, print at home",
      by: "Kiln & Quill",
      category: "Stationery",
      picture: { family: "retro-sunset", palette: "coral-sea", seed: 27, subject: "palm road" },
    },
    {
      title: "Zodiac Moon Phase Poster",
      prompt:
        "Moon poster for one sign of the zodiac. Layout: large engraved moon in the upper half, seven phases in a row beneath, thin orbit lines crossing behind. Type: sign name {SIGN} wide-spaced at the foot, dates below in italic. Colours: [midnight, silver, rose gold]. Texture: mezzotint grain on the moon only. Board: 5400 × 7200 px. Phases drawn by geometry so waxing and waning are right for the [northern hemisphere]; flip the row for the south. Twelve boards, one file, only type changes.",
      about:
        "A moon-phase poster that becomes twelve by changing the sign, with phases right for each hemisphere.",
      price: 7,
      pack: "Elite",
      tags: "zodiac, moon phases, celestial poster, astrology gift, printable set",
      by: "Orbit Paper Co.",
      category: "Posters",
      picture: { family: "cosmic", palette: "lavender", timeOfDay: "night", subject: "moon" },
    },
    {
      title: "New Home Skyline Card",
      prompt:
        "Housewarming card with a skyline in warm paper layers. Layout: city band across the lower half, buildings in [terracotta, sand, blush], windows as paper-white squares, sun a plain disc, water below repeating the lights. Headline: [New keys, new view] in cheerful serif above, line for {address}. Effect: slight print offset between layers. Board: 1500 × 2100 px, bleed 38 px. Skyline built from reusable blocks; rearrange them to hint at the [real street]. Inside board: plain with one small door. Keep headline off the sun.",
      about: "A paper-layer housewarming card built from reusable blocks, with a line for the new address.",
      price: 2,
      pack: "Starter",
      tags: "housewarming card, new home, skyline, realtor gift, greeting card",
      by: "Harbour & Vale",
      category: "Greeting Cards",
      picture: { family: "city-skyline", palette: "terracotta", timeOfDay: "day", subject: "rooftops" },
    },
  ],
);
