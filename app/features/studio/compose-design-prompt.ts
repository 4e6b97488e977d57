import { formatWords } from "#app/core/ai/builtin/grammar/design-formats.ts";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import type { PictureStyle } from "#app/core/ai/drawing/names.ts";
import type { PictureShape } from "#app/core/ai/drawing/scene-from-words.ts";
import type { DesignStyle } from "./options.ts";

const styleClauses: Record<DesignStyle, string> = {
  original: "",
  vintage: "vintage look with faded colours and worn print texture",
  modern: "modern look with clean shapes and clear colours",
  minimalist: "minimalist look with few shapes and much empty space",
  artistic: "artistic look with visible brushwork",
};

/** How the motif sits, without naming the product: the picture is the design, not a photo of the goods. */
const layoutClauses: Record<ProductFormat, string> = {
  "t-shirt": "one centred motif with clean edges on a plain ground",
  tumbler: "an all-over motif that meets itself at the left and right edge",
  mug: "a wide motif with quiet sides",
  poster: "a full-bleed composition with quiet margins",
  sticker: "one compact motif with a firm outline and a white border",
};

const productClauses: Record<ProductFormat, string> = {
  "t-shirt": "print design for a t-shirt, isolated on a transparent background",
  tumbler: "illustrated seamless wrap for a 20 oz tumbler",
  mug: "illustrated wrap design for an 11 oz mug",
  poster: "art print in 3:4",
  sticker: "die-cut sticker design, isolated on a transparent background",
};

const shapes: Record<ProductFormat, PictureShape> = {
  "t-shirt": "square",
  tumbler: "square",
  mug: "landscape",
  poster: "portrait",
  sticker: "square",
};

const pictureStyles: Record<DesignStyle, PictureStyle> = {
  original: "artistic",
  vintage: "artistic",
  modern: "cartoon",
  minimalist: "logo",
  artistic: "artistic",
};

/** The nearest ratio to each print area, as Midjourney is told it. */
export const formatRatios: Record<ProductFormat, string> = {
  "t-shirt": "3:4",
  tumbler: "8:7",
  mug: "2:1",
  poster: "3:4",
  sticker: "1:1",
};

interface DesignWish {
  prompt: string;
  format: ProductFormat;
  style: DesignStyle;
}

/** `--ar 3:2` and its kind belong to one tool; the chosen format says the rest. */
function motifOf({ prompt, format }: DesignWish): string {
  const plain = prompt.replaceAll(/\s--[a-z]+(?:\s+[^-\s][^\s]*)?/gi, "");
  const bare = plain
    .replaceAll(formatWords[format].own, "")
    .replaceAll(/\s+([,.])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,.]+|[\s,.]+$/g, "");
  return /\p{L}{3}/u.test(bare) ? bare : plain.trim();
}

/** An idea with what its product and its style ask for, for a text tool to write out. */
export function composeDesignIdea(wish: DesignWish): string {
  return [motifOf(wish), styleClauses[wish.style], layoutClauses[wish.format], productClauses[wish.format]]
    .filter(Boolean)
    .join(", ");
}

export interface PictureWish {
  prompt: string;
  style: PictureStyle;
  size: PictureShape;
}

export function composePictureWish(wish: DesignWish): PictureWish {
  const prompt = [motifOf(wish), styleClauses[wish.style], layoutClauses[wish.format]]
    .filter(Boolean)
    .join(", ");
  return { prompt: prompt.slice(0, 4000), style: pictureStyles[wish.style], size: shapes[wish.format] };
}
