import type { SeedRecord } from "#db/seed/seed-types.ts";
import { writeRecords } from "#db/seed/write-record.ts";

const templates = writeRecords(
  "Template Prompt",
  {
    "Image Generator": "Any image model",
    "Design Software": "Any",
    Format: "PNG",
    Type: "Template",
    "Tech Details": "Fill every brace; delete a clause rather than leave it vague.",
  },
  [
    {
      title: "Flat Lay Skeleton",
      prompt:
        "Overhead flat lay on {surface}, camera exactly above, everything square to the frame. Centre: {main product} with its front fully visible. Around it: {two or three supporting objects} in descending size, clockwise from the upper left, none touching, none cropped. Light: {window side} daylight, short soft shadows in one direction. Palette: {three colours}, product the most saturated. Leave {corner} empty for text. Style: natural product photography, true colour, no hands, no logos, no lettering. Format {aspect ratio}.",
      about: "The bones of a clean overhead scene: centre, companions, light and one empty corner.",
      price: 0,
      pack: "Starter",
      tags: "template, flat lay, product photo, overhead, listing",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "flat-lay", palette: "citrus", subject: "beauty" },
    },
    {
      title: "Recipe Flat Lay Skeleton",
      prompt:
        "Ingredients for {dish} seen from directly above on {table or cloth}, arranged in the order of use from left to right, quantities true for {number} servings. Show {one tool} and one bowl, no finished dish. Light from the {side}, gentle and cool for breakfast or low and warm for dinner. Colours come from the food; background stays within two tones of {neutral}. Keep the lower third free for the recipe text. Realistic food photography, no steam, no hands, no brand packaging, nothing that is not in the recipe. Format {aspect ratio}.",
      about:
        "An honest ingredients picture for recipe cards, in order of use, with the lower third kept free.",
      price: 0,
      pack: "Starter",
      tags: "template, recipe card, food photography, flat lay, blog",
      by: "Fieldhouse Prints",
      category: "Food",
      picture: { family: "flat-lay", palette: "meadow", subject: "food" },
    },
    {
      title: "Desk Scene Skeleton",
      prompt:
        "A desk from above for showing {digital product}. In the middle lies {device or sheet} exactly square to the frame with a blank face of {exact size ratio}. Four companions, {list}, sit on the corners of an imaginary square. Desk colour {colour}; accents {two colours}. Even light, shadows to the lower right, no glare on the blank face. Nothing with a visible brand, no text, no hands. Must survive a crop from 1:1 to 4:5 without losing a companion. Style: clean stationery photography, slightly warm.",
      about:
        "An overhead desk with one square blank face for planners, screens and sheets, safe for two crops.",
      price: 0,
      pack: "Starter",
      tags: "template, desk mockup, digital product, planner, flat lay",
      by: "Shelf Light",
      category: "Mockups",
      picture: { family: "flat-lay", palette: "lavender", subject: "desk" },
    },
    {
      title: "Mug Wrap Skeleton",
      prompt:
        'Mug-wrap design of {motif} for an {11 or 15} oz mug, drawn in {style} with {number} colours. The design runs full width; left and right edges meet behind the handle without a seam; keep {mm} clear of rim and base. Main motif faces away from the handle for {right or left}-handed people. Reserve a plain area of {size} for {name or line}. Show it on the mug, three-quarter view, on {background}, real shadow. No lettering unless given in quotes: "{text}". Print-ready at 300 dpi.',
      about: "A mug-wrap skeleton that remembers handedness, safe margins and the seam behind the handle.",
      price: 0,
      pack: "Starter",
      tags: "template, mug wrap, sublimation, print on demand, drinkware",
      by: "Kiln & Quill",
      category: "Print on Demand",
      picture: { family: "product-mockup", palette: "autumn", subject: "mug retro pattern" },
    },
    {
      title: "Tumbler Wrap Skeleton",
      prompt:
        "Full wrap for a {20 or 30} oz tumbler: {theme} told in {number} horizontal bands from base to lid. Bands: bottom {what}, middle {what}, top {what}. Join left to right exactly; nothing important within 5 mm of the seam. Style {style}, palette {colours}, texture {none, glitter-free grain or brush}. Space for {name} at the height of the thumb. Show standing upright on {surface} without hands. Template size {width} × {height} at 300 dpi; shapes drawn slightly wider to allow for the taper.",
      about: "A band-by-band skeleton for tumblers with seam, taper and name height taken care of.",
      price: 0,
      pack: "Starter",
      tags: "template, tumbler wrap, 20 oz, sublimation, drinkware",
      by: "Kiln & Quill",
      category: "Print on Demand",
      picture: { family: "product-mockup", palette: "spring-pastel", subject: "tumbler floral" },
    },
    {
      title: "T-Shirt Graphic Skeleton",
      prompt:
        'T-shirt graphic about {subject} for {audience}, in the manner of {era or printing technique}. One focal drawing of {what}, framed by {shape}, width {cm}. At most {number} inks, one of them the shirt colour {colour} left open. Lettering exactly "{line one}" above and "{line two}" below, {type style}, on {straight or arched} baselines. Wear: {none, light or heavy}, never across the letters. Isolated on transparent ground, no shirt drawn, no gradients under 10 percent. Everything readable from three metres.',
      about:
        "A shirt-graphic skeleton with inks, open shirt colour, exact lettering and the three-metre rule.",
      price: 0,
      pack: "Starter",
      tags: "template, t-shirt design, screen print, apparel, typography",
      by: "Otso Kallio",
      category: "Print on Demand",
      picture: { family: "product-mockup", palette: "golden-hour", subject: "t-shirt animal" },
    },
    {
      title: "Framed Print Scene Skeleton",
      prompt:
        "Interior scene that presents a {size} print in a {material} frame. Room: {room}, style {style}, seen straight-on at {height}. The frame hangs {centred or off-centre} above {furniture}; inside it {artwork or blank white}. Light from {direction} at {hour}; no reflection on the glass. Decoration: exactly {number} objects, each from the palette {colours}. Keep saturation of walls below the artwork's. No second frame, no mirror, no people, no text. Verticals true. Format {aspect ratio}, frame corners well inside.",
      about: "A room skeleton for presenting prints: one frame, counted objects, true verticals, no glare.",
      price: 0,
      pack: "Starter",
      tags: "template, frame mockup, interior, wall art, room scene",
      by: "Room Nine",
      category: "Mockups",
      picture: { family: "interior", palette: "spring-pastel", timeOfDay: "day", subject: "living room" },
    },
    {
      title: "Listing Interior Skeleton",
      prompt:
        'Photograph-like view of {room} in a {type of property}, for a listing aimed at {buyer}. Keep given facts unchanged: {windows, floor, ceiling height, fixed fittings}. Furnish in {style} with {number} pieces at true size, leaving paths of 80 cm. Daylight from {side} at {hour}, lamps {on or off}. View from the {corner or door} at 150 cm, lens natural, verticals corrected. Palette {three tones}. No people, no brand names, no view that is not there. Caption to publish with it: "virtually staged".',
      about: "A staging skeleton that keeps the facts of a room and reminds you to caption it as staged.",
      price: 0,
      pack: "Starter",
      tags: "template, real estate, virtual staging, interior, property",
      by: "Room Nine",
      category: "Real Estate",
      picture: { family: "interior", palette: "desert", timeOfDay: "golden-hour", subject: "bedroom" },
    },
    {
      title: "Product on Podium Skeleton",
      prompt:
        "Studio photograph of {product} on {number} stacked podiums of {material}, label {blank or text in quotes} facing the lens. Wall and floor in {colour}, one step apart. Behind or beside it: {one natural element} connected with the product. Key light from {left or right} at 45 degrees, soft; edge light on glass or metal; contact shadow plus a longer soft one. Focal length {mm}, whole product sharp. Space {above or left} for a headline. No water splash, no floating, no invented awards or claims on the label. Format {aspect ratio}.",
      about: "A podium-shot skeleton with light, label honesty and headline space decided in advance.",
      price: 0,
      pack: "Starter",
      tags: "template, product photography, podium, packaging, studio",
      by: "Shelf Light",
      category: "Product Photography",
      picture: { family: "still-life", palette: "coral-sea", timeOfDay: "day", subject: "skincare" },
    },
    {
      title: "Kitchen Still Life Skeleton",
      prompt:
        "Still life of {three foods or vessels} on {surface} in the manner of {period or painter's school}. Arrange as a triangle, tallest {left or right}. One light source from {direction}, wall {colour} falling into shade on the other side. Show {one imperfection} honestly. Medium {photograph, oil or gouache}, surface visible. Palette limited to {four tones} with {one accent}. Leave {area} empty. No cutlery pointing at the viewer, no symmetrical pairs, no text. Format {aspect ratio}, suited to {kitchen, dining room or café}.",
      about:
        "A triangle, one light, one imperfection: the skeleton of a kitchen print that does not look generated.",
      price: 0,
      pack: "Starter",
      tags: "template, still life, kitchen art, painting, food",
      by: "Fieldhouse Prints",
      category: "Wall Art",
      picture: { family: "still-life", palette: "lavender", timeOfDay: "dawn", subject: "ceramic vase" },
    },
    {
      title: "Layered Landscape Skeleton",
      prompt:
        "Landscape of {place or land form} at {time of day}, built from {number} overlapping layers, each lighter towards the distance. Nearest layer: {trees, reeds or rocks}; farthest: almost the sky. Weather {mist, clear or after rain}. Sun or moon at {position}, reflected in {water} or not at all. Medium {gouache, riso, felt, photograph}, palette {four colours}. No people, roads or buildings unless {exception}. Sky takes {share} of the height and stays plain for {text or nothing}. Format {aspect ratio}, printable to {size}.",
      about: "The layered-landscape skeleton: count the layers, place the light, decide the share of sky.",
      price: 0,
      pack: "Starter",
      tags: "template, landscape, wall art, poster, mountains",
      by: "Nora Lindqvist",
      category: "Wall Art",
      picture: { family: "layered-landscape", palette: "first-light", timeOfDay: "dawn", subject: "lake" },
    },
    {
      title: "Travel Poster Skeleton",
      prompt:
        'Travel poster for {place}, in the printing language of {decade}. View from {viewpoint} with {two landmarks} in true position. Simplify into flat shapes of at most {number} colours: {list}. Sun or moon as a plain disc {where}. Lettering exactly "{PLACE}" {top or bottom}, second line "{small line}", straight, {type style}. Border {percent} of unprinted paper. Time {hour}, weather {weather}. No figures, vehicles or flags unless {exception}. Edges crisp, texture only in the shadows. Format 2:3, readable across a street.',
      about: "A travel-poster skeleton with true landmarks, counted colours and exact lettering.",
      price: 0,
      pack: "Starter",
      tags: "template, travel poster, vintage, city print, lettering",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "city-skyline", palette: "autumn", timeOfDay: "golden-hour", subject: "river" },
    },
    {
      title: "Seascape Skeleton",
      prompt:
        "Seascape seen from {beach, deck or cliff} at {hour}. Horizon straight at {height}; water in {number} bands from {near colour} to {far colour}; wind {still, breeze or gale} shown only by the waves. One accent: {boat, lighthouse, bird or none} on the {left or right} third. Sky {plain, banded or broken} in {colours}. Medium {photograph, linocut, pastel, oil}. Foreground {sand, rock or none}. No footprints, no people, no rainbow. Leave {area} quiet. Format {aspect ratio} for {room}.",
      about: "Horizon, bands, wind and one accent: a skeleton that keeps seascapes from becoming postcards.",
      price: 0,
      pack: "Starter",
      tags: "template, seascape, coastal art, ocean, wall art",
      by: "Harbour & Vale",
      category: "Wall Art",
      picture: { family: "ocean", palette: "rose-evening", timeOfDay: "dusk", subject: "sailboat" },
    },
    {
      title: "Seamless Floral Skeleton",
      prompt:
        "Seamless floral pattern of {three plants} for {product}. Ground {colour}; leaves in two tones of {colour}; flowers {colours}; one accent {colour} used once per {cm}. Layout {scattered, half-drop or ovals}, motifs in {number} sizes, turned in all directions so the cloth has no top. Medium {gouache, block print, watercolour}; edges {crisp or soft}. Repeat {cm}, all four sides joining; no row or diagonal may show at 4 × 4. No border, no text, no insects unless {exception}. Output the tile only.",
      about: "A floral repeat skeleton with ground, leaf tones, accent rhythm and the 4 × 4 test.",
      price: 0,
      pack: "Starter",
      tags: "template, seamless pattern, floral, fabric, surface design",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "botanical", palette: "spring-pastel", subject: "flowers" },
    },
    {
      title: "Retro Repeat Skeleton",
      prompt:
        "Seamless geometric repeat in the spirit of {decade and place}. Unit: {arc, scallop, starburst, check or blob} in {number} flat colours {list in order from ground to accent}. Line widths all {mm}; gaps {mm}; no outlines. Arrangement {straight, half-drop or brick}. The colours must meet in the same order on every edge. No texture, no shading, no lettering. Show the single tile first; then describe how it looks at 4 × 4 and mend any stripe that appears. For {product} at {repeat size}.",
      about: "A geometric repeat skeleton: one unit, fixed widths, ordered colours, and a check for stripes.",
      price: 0,
      pack: "Starter",
      tags: "template, retro pattern, geometric, seamless, textile",
      by: "Loop & Tile",
      category: "Patterns",
      picture: { family: "seamless-retro", palette: "autumn", subject: "arcs" },
    },
    {
      title: "Logo Sign Skeleton",
      prompt:
        'One sign for {business}, built from {number} flat shapes on a grid, with {kind of symmetry} and a single irregularity: {which}. It may suggest {idea} but not depict {the obvious}. Colours {main} and {second} on {ground}; valid in one colour. Corners {sharp or rounded} throughout, no outlines, no gradients, no shadow. Margin 35 percent. No letters unless "{initials}". It should be drawable from memory after one look and clear at 16 px. Give the mark alone, centred, without mockups or tagline.',
      about: "A sign skeleton with one symmetry, one irregularity and a ban on the obvious picture.",
      price: 0,
      pack: "Starter",
      tags: "template, logo, brand mark, minimal, vector",
      by: "Markwright",
      category: "Logos",
      picture: { family: "geometric-logo", palette: "rose-evening", subject: "lotus" },
    },
    {
      title: "Animal Emblem Skeleton",
      prompt:
        "Emblem of a {animal} head, exactly frontal and symmetrical, made of {number} flat facets. Expression {calm, stern, amused}. Colours {base}, a darker and a lighter step of it, {eye colour}. Enclosed by {ring, hexagon or nothing}; gap to the frame equal all round. Inner detail only where it says which species it is: {two features}. No fur, no background, no lettering. Must be recognisable as this animal at 24 px and when cut from one colour of vinyl. For {club, label or shop}.",
      about: "A faceted-animal skeleton that names the two features by which the species is recognised.",
      price: 0,
      pack: "Starter",
      tags: "template, animal logo, emblem, mascot, vector",
      by: "Markwright",
      category: "Logos",
      picture: { family: "animal-emblem", palette: "rose-evening", subject: "cat" },
    },
    {
      title: "Sticker Character Skeleton",
      prompt:
        'Sticker of a {animal or object} with the character of {personality}, front view, {standing or sitting}, doing {small action}. Proportions {number} heads tall, eyes {shape}, cheeks {colour}. Outline {mm}, even; flat colours {list}; one shadow tone. Accessory {what}, on its own layer. White die-cut border of {mm}, plain background. No text unless "{short phrase}" on one baseline. The same figure will appear in {number} moods: {list}; keep markings, size and line identical in all.',
      about: "A character skeleton for sticker sheets: one body, fixed markings, a list of moods.",
      price: 0,
      pack: "Starter",
      tags: "template, sticker, cute character, kawaii, sticker sheet",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "rose-evening", subject: "bunny" },
    },
    {
      title: "Storybook Hero Skeleton",
      prompt:
        "Hero of a picture book for ages {range}: a {animal} called {name} who wants {wish} and fears {fear}. Show them from the front, whole figure, in {clothing} with {one object they never lose}. Style {pencil, gouache, cut paper}, outline {kind}, colours {three} plus white. Background one plain shape. Note five marks that never change: {list}. Expression now: {emotion}. Further pages will place the same hero in other scenes; repeat the five marks each time. No text, no second character, nothing frightening in the silhouette.",
      about: "A hero sheet for picture books with a wish, a fear and five marks that never change.",
      price: 0,
      pack: "Starter",
      tags: "template, childrens book, character design, storybook, consistent",
      by: "Pocket Moth",
      category: "Characters",
      picture: { family: "cartoon-character", palette: "terracotta", seed: 43, subject: "owl" },
    },
    {
      title: "Watercolour Corner Skeleton",
      prompt:
        'Watercolour of {two flowers and one foliage} placed at the {corner or edge} of a {card size}, leaving {share} of the paper white for "{text}" set later. Colours {three}, let them mix in two places. Edges both hard and lost; pencil {visible or not}. No outline, no background wash, no shadow. One element leads towards the text, none enters it. Paper {hot, cold or rough}. Isolated on pure white for cut-out. A matching {opposite corner, envelope liner or tag} will follow from the same plants.',
      about: "A stationery skeleton that lets flowers lead towards the words without ever entering them.",
      price: 0,
      pack: "Starter",
      tags: "template, watercolor, wedding stationery, floral corner, invitation",
      by: "Marigold Hours",
      category: "Stationery",
      picture: { family: "watercolor-floral", palette: "spring-pastel", subject: "invitation" },
    },
    {
      title: "Quote Background Skeleton",
      prompt:
        'Background for the sentence "{sentence}" of about {number} words, set in {light or dark} type at the {position}. Field of {two or three colours} meeting softly, grain fine, nothing figurative. Brightness under the text even and at a contrast of at least 4.5 to 1. One area of interest away from the text: {glow, fold or darker edge}. Mood {adjective}. No clouds, bokeh, paper, frames or lettering. Master {size}, safe when cropped to 1:1, 4:5 and 9:16. Three siblings by rotating the colours.',
      about:
        "A background skeleton written around the sentence it has to carry, with contrast and three crops.",
      price: 0,
      pack: "Starter",
      tags: "template, quote background, gradient, social media, canva",
      by: "Plainwater",
      category: "Social Media",
      picture: { family: "gradient-mesh", palette: "golden-hour" },
    },
    {
      title: "Portrait Series Skeleton",
      prompt:
        "Illustrated portrait, one of a series of {number} with the same pose and light. Sitter: {age range}, {skin tone in plain words}, {hair}, {one thing they wear every day}. Frontal, eyes {closed or open}, mouth relaxed. Behind the head {disc, leaves, rays or nothing} in {colour}. Clothing plain with {fine pattern}. Light from the left, flat planes, soft grain. Palette {four colours}, one shared by the whole series. No text, no hands, no jewellery unless described. Keep what makes the person recognisable and remove nothing. Format {ratio}.",
      about:
        "A series skeleton for portraits in which people stay recognisable and share one pose and light.",
      price: 0,
      pack: "Starter",
      tags: "template, portrait, illustration, series, custom portrait",
      by: "Amara Studio",
      category: "Portraits",
      picture: { family: "portrait", palette: "lavender", seed: 29, subject: "woman" },
    },
    {
      title: "Space Plate Skeleton",
      prompt:
        "Astronomical plate of {planet, moon or nebula} for {child, classroom or living room}. Style {encyclopaedia of a decade, engraving or photograph}. The body fills {share} of the format, lit from {left or right} with a true terminator; rings {yes or no}, seen from {above or below}. Colours {three}, night side truly dark. Stars few and of {number} sizes. Margin for {facts, name or nothing}. No ships, faces, lens flares, labels or text. Say which details are invented and which are measured, so that the caption can be honest.",
      about: "A plate skeleton that keeps invented and measured details apart, so captions can stay honest.",
      price: 0,
      pack: "Starter",
      tags: "template, space poster, planet, educational, science",
      by: "Orbit Paper Co.",
      category: "Education",
      picture: { family: "cosmic", palette: "autumn", timeOfDay: "night", subject: "planet" },
    },
    {
      title: "Seasonal Post Series Skeleton",
      prompt:
        "Series of {number} social posts for {season or holiday} at {shop}. Post 1: {product} in its place of use; post 2: detail; post 3: the maker's table from above; post 4: a plain colour field for {offer or hours}. Keep one light direction, one background family {colours} and one prop {what} through all. No more than one seasonal symbol per post, none of {clichés to avoid}. Space for text {where} in posts 1 and 4 only. Format 4:5, safe for 1:1. Give a one-line alt text for each picture.",
      about: "A four-post skeleton for any season with one light, one prop, few symbols and alt texts.",
      price: 0,
      pack: "Starter",
      tags: "template, social media, seasonal, content plan, small shop",
      by: "Demo Creator",
      category: "Social Media",
      picture: { family: "flat-lay", palette: "winter", subject: "stationery" },
    },
  ],
);

/** Toolkit §3: a template's name is in Prompt Name and its text may be in Prompt. */
export const templatePrompt: SeedRecord[] = templates.map((record) => ({
  ...record,
  fields: {
    ...record.fields,
    "Prompt Name": record.fields.Title,
    Prompt: record.fields["Full Prompt"],
  },
}));
