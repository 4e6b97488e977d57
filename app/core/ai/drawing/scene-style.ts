import type { FamilyName, PictureStyle } from "./names.ts";

type Choice = { family: FamilyName; subject: string };

/** When the words name nothing we can draw: a fitting kind of picture, not a random one. */
export function withoutSubject(style: PictureStyle): Choice {
  const kinds: Record<PictureStyle, Choice> = {
    logo: { family: "geometric-logo", subject: "" },
    cartoon: { family: "cartoon-character", subject: "" },
    photo: { family: "still-life", subject: "product" },
    artistic: { family: "flow-field", subject: "" },
  };
  return kinds[style];
}

const marks: Partial<Record<FamilyName, Choice>> = {
  "layered-landscape": { family: "geometric-logo", subject: "mountain" },
  ocean: { family: "geometric-logo", subject: "wave" },
  "city-skyline": { family: "geometric-logo", subject: "studio" },
  "isometric-city": { family: "geometric-logo", subject: "studio" },
  "watercolor-floral": { family: "geometric-logo", subject: "flower" },
  botanical: { family: "geometric-logo", subject: "flower" },
  mandala: { family: "geometric-logo", subject: "flower" },
  cosmic: { family: "badge", subject: "rocket" },
  "retro-sunset": { family: "badge", subject: "sun" },
  "flat-lay": { family: "badge", subject: "coffee" },
  interior: { family: "geometric-logo", subject: "studio" },
  portrait: { family: "line-art", subject: "face" },
  "cartoon-character": { family: "cartoon-character", subject: "sticker" },
  "gradient-mesh": { family: "geometric-logo", subject: "" },
  "flow-field": { family: "geometric-logo", subject: "" },
  "seamless-retro": { family: "geometric-logo", subject: "" },
};

const stillLifeMarks: Record<string, Choice> = {
  coffee: { family: "badge", subject: "coffee" },
  candle: { family: "geometric-logo", subject: "flame" },
  fruit: { family: "geometric-logo", subject: "leaf" },
};

/** The same subject as a mark: a lake becomes a peak in a ring, coffee a badge with a cup. */
export function asLogo(choice: Choice): Choice {
  if (choice.family === "still-life")
    return stillLifeMarks[choice.subject] ?? { family: "geometric-logo", subject: "drop" };
  if (choice.family === "line-art" && choice.subject === "leaf")
    return { family: "geometric-logo", subject: "leaf" };
  if (choice.family === "layered-landscape" && choice.subject === "forest")
    return { family: "badge", subject: "forest" };
  return marks[choice.family] ?? choice;
}
