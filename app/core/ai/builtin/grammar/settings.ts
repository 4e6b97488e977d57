import type { Family } from "./subjects.ts";

/** Where it happens: used only when the idea names no place itself. */
export const settings: Record<Family, string[]> = {
  logo: ["on a plain off-white background", "centred on a flat white background", "on a single flat tint"],
  pattern: ["as a seamless repeat with even spacing", "as a tossed seamless repeat", "as a half-drop repeat"],
  print: ["isolated on a plain white background", "centred and print-ready on a plain background"],
  food: [
    "on a worn oak table with a linen napkin",
    "on a pale stone counter beside a window",
    "on a handmade stoneware plate, crumbs left where they fell",
    "on a dark slate board with a folded linen cloth",
    "at a small café table",
  ],
  interior: [
    "with plaster walls, oak floor and linen curtains",
    "with a tall window, worn books and a wool throw",
    "with lime-washed walls and a few well-chosen objects",
    "with plants on the sill and a woven rug",
  ],
  architecture: [
    "on a quiet, tree-lined street",
    "at the edge of a small harbour town",
    "among tall pines on a gentle slope",
    "seen across an empty square",
  ],
  vehicle: [
    "on an empty coastal road",
    "parked on wet cobblestones",
    "at a small roadside petrol station",
    "on a gravel track between open fields",
  ],
  space: [
    "above the curve of a distant planet",
    "against a field of fine stars",
    "drifting through a veil of coloured dust",
    "over a silent, cratered plain",
  ],
  fantasy: [
    "in a mossy forest of giant trees",
    "on a cliff above a sea of clouds",
    "among the ruins of an overgrown temple",
    "in a lantern-lit mountain village",
  ],
  animal: [
    "in a clearing among ferns and birches",
    "at the edge of a wild meadow",
    "among tall grass moving in the wind",
    "beside a still pond with reeds",
    "on a mossy fallen trunk",
  ],
  person: [
    "in a workshop full of well-used tools",
    "by a tall window in a quiet room",
    "on a narrow street with warm shop fronts",
    "against a softly textured plaster wall",
    "in an open field at the edge of town",
  ],
  plant: [
    "on a sheet of aged paper",
    "in a stoneware vase on a wooden sill",
    "in a cottage garden",
    "against a softly blurred green background",
  ],
  landscape: [
    "with low mist between layered ridges",
    "with a winding path leading into the distance",
    "with still water in the foreground",
    "with wind-bent trees in the middle distance",
  ],
  product: [
    "on a pale linen cloth with a soft shadow",
    "on a slab of raw travertine",
    "on a low plinth against a seamless backdrop",
    "on a walnut tray beside a sprig of eucalyptus",
    "on a sunlit windowsill with dust in the air",
  ],
  abstract: [
    "filling the whole frame",
    "with wide areas of rest between the forms",
    "flowing from corner to corner",
  ],
  object: [
    "in an uncluttered space with room to breathe",
    "against a softly graded background",
    "with a simple, uncluttered background",
  ],
};

/** Where something is shown that must be understood rather than desired. */
export const technicalSettings = [
  "on a plain, light background with generous margins",
  "on a pale grid background",
  "floating above a plain background with a soft shadow",
];

/** Products of print that need a backdrop of their own. */
export const printSettings: readonly [RegExp, string[]][] = [
  [
    /\b(tumbler|wrap|sublimation)\b/i,
    [
      "as an edge-to-edge wrap whose left and right edges meet",
      "as a full-bleed wrap with a continuous background",
    ],
  ],
  [
    /\bcolou?ring page\b/i,
    [
      "with clean black outlines and large open areas, on white",
      "as bold black outlines on white, without shading",
    ],
  ],
  [
    /\b(wall art|art prints?|printables?|posters?|book covers?)\b/i,
    ["with quiet margins, ready to frame", "filling the sheet with one clear focal point"],
  ],
  [
    /\bbanners?\b/i,
    ["as a wide header with calm space for a name", "as a wide banner with the motif to one side"],
  ],
  [
    /\bstickers?\b/i,
    ["with a white die-cut border on a plain background", "isolated with clean die-cut edges"],
  ],
];

/** Signs that the idea has said where it is. */
export const placeSigns =
  /\b(in|on|at|inside|under|beside|behind|near|by|among|amid|above|over|across|through|against|underneath|between|around|along|outside|into|atop)\s+(an?|the|my|her|his|their|its|some|old|\p{L})/iu;
export const backgroundSigns = /\b(background|backdrop|isolated|white ?space|transparent|seamless)\b/i;
