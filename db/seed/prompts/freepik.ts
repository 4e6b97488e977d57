import { writeRecords } from "#db/seed/write-record.ts";

export const freepik = writeRecords(
  "Freepik",
  {
    "Image Generator": "Freepik",
    "Design Software": "Freepik AI Image Generator, Photoshop",
    Format: "JPG",
    Resolution: "2048 px, Magnific upscale to 4096",
    "Tech Details": "Photo model, prompt strength 70, no reference image needed.",
  },
  [
    {
      title: "Wildflower Mug Wrap",
      prompt:
        "Meadow border for an 11 oz mug wrap, drawn once and shown on a glazed white mug: [poppies, cornflowers and daisies] growing from a low grassy line, heights rising and falling like a melody, left and right edges meeting exactly behind the handle, upper third left white for {customer name}, hand-painted gouache with crisp leaf edges, print area 8.5 × 3.5 in at 300 dpi, mug photographed three-quarter view on a [sage] tabletop with coffee inside, soft daylight, real contact shadow. Avoid: floating flowers, cut stems, text.",
      about:
        "A meadow border that meets itself at the handle, shown on the mug it is made for. Add a name above it.",
      price: 12,
      pack: "Enigma",
      tags: "mug wrap, sublimation, wildflowers, personalised mug, print on demand",
      by: "Kiln & Quill",
      category: "Mugs",
      picture: { family: "product-mockup", palette: "meadow", subject: "mug floral" },
      variants: [
        { label: "dark garden", family: "product-mockup", palette: "dark-garden", subject: "mug floral" },
        { label: "delft blue", family: "product-mockup", palette: "delft", subject: "mug floral" },
        { label: "autumn hedgerow", family: "product-mockup", palette: "autumn", subject: "mug floral" },
      ],
      more: {
        "Focus Elements": "Seamless join at the handle, blank band for a name",
        "Design Intent": "Sublimation mugs and matching coasters",
        "Aspect Ratio": "17:7",
      },
    },
    {
      title: "Boxy Tee on Studio Grey",
      prompt:
        "Heavyweight cotton t-shirt shown front-on before a plain studio wall, garment colour [washed black], collar rib and shoulder seams crisp, sleeves relaxed at a natural angle, soft folds towards the hem, round print area on the chest shown with [your badge or emblem], fabric texture visible through the ink so the print looks screened and not pasted, cool light from the upper left, believable shadow behind the lower edge, nothing else in frame. Crop square with equal air, colours true enough to match {garment code}.",
      about:
        "A boxy tee front-on with a print that sits in the fabric. For listings that need one clean photo.",
      price: 5,
      pack: "Premium",
      tags: "t-shirt mockup, studio mockup, streetwear, print on demand, apparel",
      by: "Shelf Light",
      category: "Mockups",
      picture: { family: "product-mockup", palette: "mono-ink", subject: "t-shirt badge" },
    },
    {
      title: "Market Tote in Soft Sun",
      prompt:
        "Natural canvas tote bag seen straight-on against a studio wall, front panel facing the camera with a printed round badge of {your design} centred one hand below the handles, woven texture and double stitching in focus, handles standing in an even arc, soft diagonal light, honest creases at the base, gentle shadow to the right, palette of [oat, citrus and leaf green], square crop with room at the right for a price tag graphic. Avoid: hands, shop interior, printed text, plastic shine, second bag.",
      about:
        "A canvas tote square to the camera in soft diagonal light, front panel free for your badge or motif.",
      price: 3.5,
      pack: "Starter",
      tags: "tote bag mockup, canvas bag, eco shop, product photo, listing image",
      by: "Shelf Light",
      category: "Mockups",
      picture: { family: "product-mockup", palette: "citrus", subject: "tote badge" },
    },
    {
      title: "Skincare Podium Shot",
      prompt:
        "Product photograph on a round podium: [green glass pump bottle] and a small frosted jar with a bamboo lid, blank cream labels facing forward, two stacked discs of matte plaster, [sage] seamless wall with a blurred window projection and the shadow of a branch, fresh foliage in a pot at the right edge, key light from the left at 45 degrees, soft contact shadow plus a longer one, glass edges picked out by a strip light, clean beauty editorial, 85 mm at f/9, no reflections of the camera, space above for [headline].",
      about:
        "Product photograph on a round podium, sage wall, foliage and window light. Swap the vessel and the wall.",
      price: 6,
      pack: "Premium",
      tags: "skincare, product photography, podium, beauty brand, packaging",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "sage", timeOfDay: "day", subject: "skincare" },
      variants: [
        {
          label: "blush wall",
          family: "still-life",
          palette: "rose-evening",
          timeOfDay: "day",
          subject: "skincare",
        },
        {
          label: "midnight serum",
          family: "still-life",
          palette: "moonlight",
          timeOfDay: "night",
          subject: "skincare",
        },
      ],
    },
    {
      title: "Evening Candle with Label",
      prompt:
        "Hand-poured candle in a ribbed [amber] glass, wick lit with a small steady flame, cream label reading {scent name} squared to the lens, two old books and a sprig of eucalyptus on a dark oak shelf, plum wall holding the last window light in four soft panes, flame warming the rim of the glass and nothing else, exposure kept low so the label stays readable, shallow focus falling off behind the vessel, mood of [ten minutes before guests arrive], hero image for a home-fragrance listing.",
      about:
        "A lit candle at blue hour with a readable label. Change the glass, the scent and the mood of the room.",
      price: 5.5,
      pack: "Premium",
      tags: "candle mockup, home fragrance, label design, moody product photo, etsy listing",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "berry", timeOfDay: "dusk", subject: "candle" },
      variants: [
        {
          label: "winter shelf",
          family: "still-life",
          palette: "winter",
          timeOfDay: "dusk",
          subject: "candle",
        },
        { label: "honey", family: "still-life", palette: "citrus", timeOfDay: "dusk", subject: "candle" },
      ],
    },
    {
      title: "Citrus Breakfast Table",
      prompt:
        "Bright breakfast still life, a bowl of [oranges] on a pale table with two rolled out beside it, white vase with fresh green stems behind, morning window thrown across the wall in four soft panes, crisp yet gentle shadows as part of the composition, saturated natural colour in [lemon, tangerine and leaf], photographed straight-on at table height, upper left empty for [recipe title or menu text], food-magazine cleanliness with one honest leaf fallen on the table. Keep {one object} slightly out of line.",
      about: "Window-lit oranges with an empty upper corner, ready for a recipe title or a menu.",
      price: 2,
      pack: "Starter",
      tags: "food photography, citrus, kitchen art, recipe card, summer",
      by: "Fieldhouse Prints",
      category: "Food",
      picture: { family: "still-life", palette: "citrus", timeOfDay: "day", subject: "fruit" },
    },
    {
      title: "Pastel Sitting Room Mockup",
      prompt:
        "Sitting room in the first minute of sun, pale [mint] paint, low sofa in blossom pink with two cushions, oak side table with a vase, broad-leaved plant in the corner and a round rug, one empty frame of [50×70 cm] hung above the sofa and seen straight-on, paper-white mat inside ready for {your print}, window beside it with soft curtains, no clutter, real skirting board for credibility, gentle colours that will not tint the artwork, interior photograph at 28 mm with corrected verticals.",
      about:
        "A straight-on pastel sitting room with one empty frame above the sofa. Drop in a print, no warping.",
      price: 8,
      pack: "Elite",
      tags: "living room mockup, frame mockup, pastel interior, wall art, gallery wall mockup",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "spring-pastel",
        seed: 1,
        timeOfDay: "dawn",
        subject: "living room",
      },
      variants: [
        {
          label: "sage paint",
          family: "interior",
          palette: "sage",
          seed: 1,
          timeOfDay: "dawn",
          subject: "living room",
        },
        {
          label: "lavender paint",
          family: "interior",
          palette: "lavender",
          seed: 1,
          timeOfDay: "dawn",
          subject: "living room",
        },
      ],
    },
    {
      title: "Clay Sitting Room at Sundown",
      prompt:
        "Clay-plastered sitting room at sundown, rust sofa with linen cushions, tripod floor lamp not yet lit, broad-leaved plant, oak side table with one hand-thrown vase, woven round rug, window showing the last orange over the hills, one framed print above the sofa for {your wall art}, Mediterranean light entering low from the side, colours of [burnt clay, ochre and olive], camera at chest height, straight-on, honest wear on every edge, nothing branded, photographed for a slow-living magazine spread.",
      about:
        "A Mediterranean sitting room at sundown with a frame above the sofa and honest wear on every edge.",
      price: 6.5,
      pack: "Premium",
      tags: "living room mockup, interior photo, rustic, mediterranean, frame mockup",
      by: "Room Nine",
      category: "Mockups",
      picture: {
        family: "interior",
        palette: "terracotta",
        seed: 2,
        timeOfDay: "golden-hour",
        subject: "living room",
      },
    },
    {
      title: "Peach Fuzz Gradient Set",
      prompt:
        "Blurred colour field in [peach, shell and faint coral], three large soft blobs drifting into one another, no visible shape and no horizon, film grain at the strength of ISO 400, slightly darker lower left so white type reads there, tuned for a [podcast cover or webinar slide], banding-free transitions, quiet enough to sit behind {headline}, square master that still works when cropped to 16:9 and 9:16, sRGB, nothing sharp anywhere in the frame.",
      about: "Grainy peach fields with a darker corner for white type. One master, three crops.",
      price: 0,
      pack: "Starter",
      tags: "gradient background, grain, peach, social media background, presentation",
      by: "Plainwater",
      category: "Backgrounds",
      picture: { family: "gradient-mesh", palette: "rose-evening" },
      variants: [
        { label: "mint", family: "gradient-mesh", palette: "spring-pastel" },
        { label: "coral", family: "gradient-mesh", palette: "coral-sea" },
      ],
    },
    {
      title: "Night Market Glow",
      prompt:
        "Abstract glow of a night market seen through a wet window, pools of [magenta, cyan and amber] light melting together, deep ink-violet ground, soft folds like satin rather than bokeh circles, heavy but fine grain, brightest spot off centre at the upper right third, energy without any object, made as a backdrop for [event flyer or playlist cover] with {artist name} set large in white at the lower left, no text in the image itself, high contrast that survives compression.",
      about:
        "Neon light melted into satin folds: a loud backdrop that still leaves the lower left free for a name.",
      price: 3,
      pack: "Starter",
      tags: "neon gradient, flyer background, music cover, abstract glow, nightlife",
      by: "Plainwater",
      category: "Backgrounds",
      picture: { family: "gradient-mesh", palette: "neon-night" },
    },
    {
      title: "Florist With Closed Eyes",
      prompt:
        "Editorial illustration of a young florist facing us with eyes closed, [deep brown] skin with a soft highlight on the cheekbone, short natural hair dressed with [ranunculus and fern], linen apron in muted coral, large round halo of leaves behind the head, flat colour planes with a whisper of grain, left-hand key light, no outline except at the lids and lips, mood of concentration rather than glamour, background two tones of warm clay, portrait crop from the chest up for {shop name} brand imagery.",
      about: "A calm illustrated florist for brand imagery. Skin tone, flowers and apron are variables.",
      price: 7,
      pack: "Elite",
      tags: "portrait illustration, florist, brand image, black woman art, flower shop",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "terracotta", seed: 12, subject: "woman" },
    },
    {
      title: "Delft Kitchen Botanicals",
      prompt:
        "All-over botanical print in the blues of old Delft tiles, sprays of [thyme, bay and marigold] scattered without direction, leaves in two tones of cobalt with fine white veins, flowers drawn in two layers, a single [marigold yellow] accent every hand's width, porcelain-white ground, brush pooling visible at the ends of strokes, equal density everywhere so it repeats cleanly at 30 cm, for [tea towels, napkins or peel-and-stick wallpaper], no borders and no frames.",
      about:
        "Cobalt herbs with one marigold accent, evenly spread for tea towels and peel-and-stick wallpaper.",
      price: 4,
      pack: "Premium",
      tags: "delft blue, botanical print, tea towel, kitchen pattern, surface design",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "delft", subject: "herbs" },
    },
    {
      title: "Sweet Pea Posy",
      prompt:
        "A watercolour posy of sweet peas gathered loosely, made for the front of a [5×7 in] card, tendrils curling outwards, petals in [blossom pink, lilac and butter] with hard drying edges, transparent enough to let paper sparkle, stems a mix of olive and blue-green crossing below the hand, pale wash behind the right side only, lower third white for {event and names}, isolated on pure white for easy cut-out, scanned-artwork look at 600 dpi, no outline and no drop shadow.",
      about: "A loose sweet-pea posy on white that leaves the lower third of a card free for names.",
      price: 4.5,
      pack: "Premium",
      tags: "watercolor clipart, invitation flowers, sweet pea, baby shower, floral",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "spring-pastel", subject: "sweet pea" },
    },
    {
      title: "Sunflower Kitchen Wash",
      prompt:
        "Generous sunflowers in transparent watercolour, three heads turned to different sides, centres built from wet umber dots, petals from [lemon to burnt orange] with white paper left between them, quick green leaf strokes, drips allowed at the lower edge, painted as if from a table in Provence, light ochre wash behind the right half only, loose pencil lines still visible, square print for a [kitchen or hallway], happy without being sugary.",
      about:
        "Three sunflowers with dripping edges and visible pencil. A warm square print for kitchens and hallways.",
      price: 3,
      pack: "Starter",
      tags: "sunflower, watercolor print, kitchen wall art, summer flowers, printable",
      by: "Marigold Hours",
      category: "Wall Art",
      picture: { family: "watercolor-floral", palette: "citrus", subject: "sunflower" },
    },
    {
      title: "Bakery Bear Mascot",
      prompt:
        "Friendly bear mascot for a small bakery, round head, flour on the nose, [striped] scarf knotted at the side, paws resting as if a loaf had just left them, thick uniform outline, flat colours with a single shadow tone, arms away from the body so it can be animated, front view standing, palette [caramel, cream and tomato], expression of [proud shyness], full figure inside the frame with margin, plain background, also readable at 48 px as an avatar for {bakery name}.",
      about:
        "A flour-nosed bear that works from shop window to 48-pixel avatar, posed so it can be animated.",
      price: 6,
      pack: "Premium",
      tags: "mascot, bakery logo, bear character, cartoon, brand character",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "autumn", subject: "bear scarf" },
    },
    {
      title: "Lighthouse Before Weather",
      prompt:
        "Lighthouse on a low headland minutes before the weather turns, white tower with one [red] band, sea already dark while the land is still lit, three bands of swell, gulls small and few, long sunbeam passing behind rain on the horizon, painterly photo treatment with visible canvas weave, colours between [storm blue and copper], camera low on wet rock, subject on the right third, the left two thirds sky for {quote or verse}, inspirational print without cliché lettering.",
      about: "A lit tower under a turning sky, set to one side so a quote has two thirds of the picture.",
      price: 4,
      pack: "Premium",
      tags: "lighthouse, coastal art, quote background, seascape, inspirational print",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "golden-hour", timeOfDay: "dusk", subject: "lighthouse" },
    },
    {
      title: "Highland Fog Panorama",
      prompt:
        "Wide panorama of green highlands with fog lying in every hollow, six ridges from [bottle green] to a pale lime that is almost sky, a scatter of pines on the nearest slopes, sun a faint disc behind cloud, no road, no house, long-lens compression, cool damp air you can feel, matte photographic finish, horizon kept in the upper third so that furniture below does not hide it, sized for a [peel-and-stick mural of 3.6 × 2.4 m], seam-friendly with no strong verticals.",
      about:
        "Six fog-filled ridges sized for a wall mural, composed so that a sofa can stand in front of it.",
      price: 12,
      pack: "Enigma",
      tags: "wall mural, foggy mountains, panorama, green landscape, peel and stick",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "green-dusk", timeOfDay: "dawn", subject: "forest" },
    },
    {
      title: "Startup Campus Block",
      prompt:
        "Isometric illustration of a small startup campus, [glass office, container café, bike shed and roof garden] on four neighbouring plots, tiny trees, crosswalks and delivery van, three-tone shading per volume, bright but businesslike colours [aqua, white and signal orange], every block detachable so a designer can rearrange the scene, light from the top left, no people and no logos, transparent-looking pale ground, hero graphic for {product name} landing page with the right half airy for copy.",
      about: "A rearrangeable isometric campus for landing pages: separate plots, no logos, airy right half.",
      price: 7.5,
      pack: "Elite",
      tags: "isometric illustration, landing page, startup, hero graphic, office",
      by: "Tiny Blocks",
      category: "Business",
      picture: { family: "isometric-city", palette: "coral-sea", timeOfDay: "day", subject: "campus" },
    },
    {
      title: "Fresh Eggs Farm Seal",
      prompt:
        "Round farm seal for an egg carton, concentric rings with a rope edge, rising sun over two furrowed hills in the middle, tiny star left and right, arched space above for {farm name} and below for [pasture raised], three spot colours [barn red, straw and cream], letterpress feel with slight ink spread, all strokes thick enough for a rubber stamp of 35 mm, centred on plain kraft paper, vector-clean shapes, no gradients and no small print.",
      about: "A rope-edged farm seal that survives a 35 mm rubber stamp. Put in the farm's name and promise.",
      price: 3.5,
      pack: "Starter",
      tags: "farm logo, badge, egg carton label, rubber stamp, packaging",
      by: "Otso Kallio",
      category: "Logos",
      picture: { family: "badge", palette: "autumn", subject: "sunrise farm" },
    },
    {
      title: "One-Line Embrace",
      prompt:
        "Continuous single-line drawing of [two faces leaning together], one unbroken stroke of even weight from lower left to upper right, generous white around it, shoulders suggested and left open, no shading and no fill except one loose shape of [warm sand] behind the heads, slightly uneven pressure as from a felt pen, elegant at A5 and at A2, anniversary or wedding gift with {initials} added small at the end of the line, black on warm white paper.",
      about:
        "One unbroken line for an anniversary print, with a soft colour shape behind and a place for initials.",
      price: 2.5,
      pack: "Starter",
      tags: "line art, couple print, minimalist, anniversary gift, single line",
      by: "Single Stroke",
      category: "Wall Art",
      picture: { family: "line-art", palette: "mono-ink", subject: "faces" },
    },
    {
      title: "Blue Planet Classroom Poster",
      prompt:
        "Single banded planet floating in a deep sky, half in shadow, thin ring system seen from slightly above, star field sparse and varied, surface in [sea blue, cloud white and ochre] storms, lit hard from the left so that the terminator teaches day and night, no labels in the image but even dark space round it for {facts in your language}, accurate light, friendly colour, painted with the smoothness of a 1980s encyclopaedia plate, poster for [classroom or child's room], 50×70 cm.",
      about: "An encyclopaedia-style ringed planet with dark space around it for facts in any language.",
      price: 5,
      pack: "Premium",
      tags: "planet poster, classroom decor, space, educational print, homeschool",
      by: "Orbit Paper Co.",
      category: "Education",
      picture: { family: "cosmic", palette: "coral-sea", timeOfDay: "night", subject: "ringed planet" },
    },
    {
      title: "Agate Slice Ribbons",
      prompt:
        "Macro view of a polished agate rendered as flowing ribbons, hundreds of thin bands in [lavender, smoke and milk] wrapping around two crystal hollows, a single [brass] band appearing and vanishing, crisp edges with faint translucency, light passing through from behind, no stone texture outside the bands, bands never crossing, abstract enough for a [phone case or laptop sleeve] where {monogram} will be foil-stamped at the lower right, square, high detail at every scale.",
      about:
        "Agate bands as clean ribbons with one brass thread. Made for cases and sleeves with a foil monogram.",
      price: 7.5,
      pack: "Elite",
      tags: "agate, abstract pattern, phone case, marble alternative, lavender",
      by: "Ivo Santoro",
      category: "Abstract",
      picture: { family: "flow-field", palette: "lavender", subject: "agate" },
    },
  ],
);
