import type { SeedRecord } from "#db/seed/seed-types.ts";
import { type PromptDraft, writeRecords } from "#db/seed/write-record.ts";

const images: PromptDraft[] = [
  {
    title: "Library Reference: Harbour Dawn",
    prompt:
      "Reference picture for the seascape family: calm harbour at dawn, sailing boat on the left third, bands of [mist blue and blush], horizon straight at three fifths, thin reflections, nothing moving. Kept in the admin library so that new prompts about the sea can be compared with it. When a model or version changes, run this text again with seed {seed}, place both pictures side by side and note differences in horizon, colour and edge before any coastal prompt goes live.",
    about: "House reference for seascapes: run it again whenever a model changes and compare side by side.",
    price: 0,
    pack: "Starter",
    tags: "reference, seascape, quality check, admin",
    by: "Harbour & Vale",
    category: "Reference",
    picture: { family: "ocean", palette: "spring-pastel", timeOfDay: "dawn", subject: "sailboat" },
  },
  {
    title: "Library Reference: Window Still Life",
    prompt:
      "Reference picture for product scenes: vase and two vessels in [clay, cream and teal], window panes on the wall, contact shadow plus one long soft shadow, plain table. Kept in the admin library to judge shadow quality. Check that the contact shadow touches the foot, that the long shadow falls away from the window, and that no object floats. Run again with {new model}; reject product prompts written for it until the shadows agree with this picture.",
    about: "House reference for shadows in product scenes, used before prompts for a new model go live.",
    price: 0,
    pack: "Starter",
    tags: "reference, still life, shadows, admin",
    by: "Fieldhouse Prints",
    category: "Reference",
    picture: { family: "still-life", palette: "delft", timeOfDay: "dawn", subject: "ceramic vase" },
  },
  {
    title: "Library Reference: Tile at Four by Four",
    prompt:
      "Reference picture for seamless work: arcs in [tomato, mustard, teal and cream] whose bands meet in the same order on every side. Kept in the admin library as the measure for joins. Place the tile four by four, look for seams at arm's length and at full size, then compare with the candidate. A pattern prompt passes when a stranger cannot point to the edge of {the tile} within ten seconds, at both distances and in both light and dark colourways.",
    about: "House reference for seamless joins: the stranger test at four by four, near and far.",
    price: 0,
    pack: "Starter",
    tags: "reference, seamless, pattern, admin",
    by: "Loop & Tile",
    category: "Reference",
    picture: { family: "seamless-retro", palette: "golden-hour", subject: "arcs" },
  },
  {
    title: "Library Reference: Faceted Owl",
    prompt:
      "Reference mark for the emblem family: owl head, frontal, flat facets in [slate, bone and amber], thin ring with equal gap. Kept in the admin library to judge symmetry and small sizes. Fold the picture along its middle, compare the halves, then reduce to 24, 16 and 12 pixels. An emblem prompt passes when the animal can still be named at 16 pixels by {someone who has not seen it large}. Note the smallest size beside every published mark.",
    about: "House reference for emblems: fold for symmetry, then name the animal at sixteen pixels.",
    price: 0,
    pack: "Starter",
    tags: "reference, emblem, symmetry, admin",
    by: "Markwright",
    category: "Reference",
    picture: { family: "animal-emblem", palette: "sage", subject: "owl" },
  },
];

const stock: PromptDraft[] = [
  {
    title: "Stock Pick: Desk in Autumn Light",
    prompt:
      "Imported picture with notes for remaking it: overhead desk with notebook, phone and cup in [rust and walnut], leaves entering at two corners, shadows to the lower right. Use it as a style reference and not as a source: describe light, spacing and palette in your own words, replace every object by {objects of your trade}, and keep the square relation between notebook and frame. Check the licence date before any use beyond internal reference, and write that date beside the record.",
    about:
      "A stock desk scene kept as a style reference, with notes on how to remake it in your own objects.",
    price: 0,
    pack: "Starter",
    tags: "stock, desk, flat lay, reference",
    by: "Shelf Light",
    category: "Stock",
    picture: { family: "flat-lay", palette: "autumn", seed: 9, subject: "desk notebook" },
  },
  {
    title: "Stock Pick: Skyline Before Rain",
    prompt:
      "Imported picture with notes for remaking it: three layers of towers under a heavy [steel-blue] sky, a few lit windows, water below. What works: the nearest layer is almost black and carries no detail. What to change: choose {your city}, put its landmarks in true order, and let the light come from the side where it really comes at that hour. Keep the share of sky at forty percent. Licence noted at import; do not offer the picture itself for unlock.",
    about: "A stock skyline kept for its layering, with notes on true landmarks, light and licence.",
    price: 0,
    pack: "Starter",
    tags: "stock, skyline, reference, weather",
    by: "Harbour & Vale",
    category: "Stock",
    picture: { family: "city-skyline", palette: "winter", timeOfDay: "dawn", subject: "river" },
  },
  {
    title: "Stock Pick: Breakfast From Above",
    prompt:
      "Imported picture with notes for remaking it: a wooden board with salad, berries and orange halves, plain table round it, soft light from the upper left. What works: every object is complete and the board is turned by a few degrees. What to change: use {seasonal food of your region}, keep quantities believable for two people, and leave the lower third empty if a recipe will be printed. Licence noted at import; remake before publishing anything that people pay for.",
    about: "A stock breakfast board kept for its spacing, with notes on season, quantity and licence.",
    price: 0,
    pack: "Starter",
    tags: "stock, food, flat lay, reference",
    by: "Fieldhouse Prints",
    category: "Stock",
    picture: { family: "flat-lay", palette: "coral-sea", subject: "breakfast food" },
  },
];

const texts: PromptDraft[] = [
  {
    title: "House Style for Descriptions",
    prompt:
      "Write the description of a prompt for our library in at most 160 characters. First clause: what the picture shows. Second clause: what the buyer can change, naming the variables {list}. No adjectives of praise, no questions, no exclamation marks, no tool names unless the prompt depends on one. Prefer nouns a seller would search for, such as [mug wrap, gallery wall, tea towel]. Read it beside the picture: if the picture already says it, cut it. Return one line, then the number of characters.",
    about: "The library's own rule for descriptions in 160 characters: what it shows, what can be changed.",
    price: 0,
    pack: "Starter",
    tags: "house style, description, copy, admin",
    by: "Demo Creator",
    category: "House rules",
    picture: { family: "flat-lay", palette: "first-light", seed: 4, subject: "desk stationery" },
  },
  {
    title: "Review Checklist for New Prompts",
    prompt:
      "Review a submitted prompt before it goes live. Read {title}, {full prompt}, {price} and look at the picture. Answer in order: Does the picture show what the title says? Would a seller use it, and for which product? Which variables are real choices and which only look like them? Does it borrow a living artist's name, a brand or a person's likeness? Is it too close to [an existing prompt]? Is the price in keeping with its pack? End with approve, ask for changes or reject, and one kind sentence to the creator that says why.",
    about: "A reviewer's checklist from picture to price, ending in one kind sentence to the creator.",
    price: 0,
    pack: "Starter",
    tags: "review, checklist, moderation, admin",
    by: "Demo Creator",
    category: "House rules",
    picture: { family: "line-art", palette: "sage", subject: "leaf" },
  },
  {
    title: "Tag Writer for the Library",
    prompt:
      "Write five to eight tags for {title and prompt}. Lower case, real phrases that buyers type, at most twenty characters each, singular unless buyers use the plural. One tag for the product, one for the style, one for the room or occasion, one for the technique, the rest for what is plainly visible. Never repeat a word of another tag if it can be avoided; never tag a mood that the picture does not have. Mark the tag you are least sure of with a question mark so that [an editor] can look at it.",
    about:
      "Five to eight honest tags under twenty characters each, with the doubtful one marked for an editor.",
    price: 0,
    pack: "Starter",
    tags: "tags, seo, house style, admin",
    by: "Demo Creator",
    category: "House rules",
    picture: { family: "badge", palette: "sage", subject: "forest tree" },
  },
];

const anyModel = { "Image Generator": "Any image model", Format: "PNG" };

/** Toolkit §3: records of the admin tables carry an Active flag and a Type; not all of them are active. */
function withActive(records: SeedRecord[], activeCount: number): SeedRecord[] {
  return records.map((record, index) => ({
    ...record,
    fields: { ...record.fields, Name: record.fields.Title, Active: index < activeCount },
  }));
}

export const adminRecords: SeedRecord[] = [
  ...withActive(writeRecords("🎨AI Images", { ...anyModel, Type: "Reference" }, images), 2),
  ...withActive(writeRecords("🏆Freepik", { "Image Generator": "Freepik", Type: "Stock" }, stock), 1),
  ...withActive(writeRecords("Prompt Ai", { "Image Generator": "ChatGPT", Type: "Text prompt" }, texts), 2),
];
