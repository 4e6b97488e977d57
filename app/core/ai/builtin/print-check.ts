import type { ImageAnalysis } from "./analyse-image.server.ts";

export const productFormats = ["t-shirt", "tumbler", "mug", "poster", "sticker"] as const;
export type ProductFormat = (typeof productFormats)[number];

interface ProductArea {
  name: string;
  widthInches: number;
  heightInches: number;
  /** `fit`: the whole design inside the area. `fill`: the area covered to its edges. */
  placement: "fit" | "fill";
  /** Cut out or printed on coloured goods: the ground should be see-through. */
  wantsTransparency: boolean;
}

/** The print areas that most print-on-demand services share. */
export const productAreas: Record<ProductFormat, ProductArea> = {
  "t-shirt": {
    name: "T-shirt",
    widthInches: 12,
    heightInches: 16,
    placement: "fit",
    wantsTransparency: true,
  },
  tumbler: {
    name: "Tumbler",
    widthInches: 9.3,
    heightInches: 8.2,
    placement: "fill",
    wantsTransparency: false,
  },
  mug: { name: "Mug", widthInches: 8.25, heightInches: 3.85, placement: "fit", wantsTransparency: false },
  poster: { name: "Poster", widthInches: 18, heightInches: 24, placement: "fill", wantsTransparency: false },
  sticker: { name: "Sticker", widthInches: 4, heightInches: 4, placement: "fit", wantsTransparency: true },
};

export const printDpi = 300;

export type DesignFacts = Pick<ImageAnalysis, "width" | "height" | "garments"> & {
  content: Pick<ImageAnalysis["content"], "transparentShare">;
};

export type PrintVerdict = "ready" | "good" | "soft" | "too small";

export interface PrintCheck {
  format: ProductFormat;
  name: string;
  widthInches: number;
  heightInches: number;
  /** Pixels of the whole print area at 300 dots an inch. */
  neededWidth: number;
  neededHeight: number;
  /** Dots an inch that this design reaches there. */
  dpi: number;
  verdict: PrintVerdict;
  /** Enlarging four times would bring it to 300. */
  upscaleHelps: boolean;
  sentence: string;
  notes: string[];
}

function verdictFor(dpi: number): PrintVerdict {
  if (dpi >= printDpi) return "ready";
  if (dpi >= 200) return "good";
  return dpi >= 150 ? "soft" : "too small";
}

function sentenceFor(name: string, dpi: number, verdict: PrintVerdict): string {
  if (verdict === "ready") return `${name}: prints sharp, ${dpi} dpi.`;
  if (verdict === "good") return `${name}: prints well at ${dpi} dpi; ${printDpi} is ideal.`;
  if (verdict === "soft") return `${name}: looks soft close up at ${dpi} dpi.`;
  return `${name}: too small at ${dpi} dpi; ${printDpi} is ideal.`;
}

function checkFormat(format: ProductFormat, { width, height, content }: DesignFacts): PrintCheck {
  const { name, widthInches, heightInches, placement, wantsTransparency } = productAreas[format];
  const [across, down] = [width / widthInches, height / heightInches];
  const dpi = Math.round(placement === "fit" ? Math.max(across, down) : Math.min(across, down));
  const verdict = verdictFor(dpi);
  const upscaleHelps = verdict !== "ready" && dpi * 4 >= printDpi;
  const notes: string[] = [];
  if (upscaleHelps) notes.push("Enlarge it by 4 first.");
  if (wantsTransparency && content.transparentShare < 0.02)
    notes.push("The background is solid; remove it so that only the design is printed.");
  const lost = 1 - Math.min(across, down) / Math.max(across, down);
  if (placement === "fill" && lost > 0.15)
    notes.push(`About ${Math.round(lost * 100)} % is cut off to fill the area.`);
  return {
    format,
    name,
    widthInches,
    heightInches,
    neededWidth: Math.round(widthInches * printDpi),
    neededHeight: Math.round(heightInches * printDpi),
    dpi,
    verdict,
    upscaleHelps,
    sentence: sentenceFor(name, dpi, verdict),
    notes,
  };
}

/** Whether a design has the pixels for each product. */
export function checkPrint(design: DesignFacts): PrintCheck[] {
  return productFormats.map((format) => checkFormat(format, design));
}

export interface GarmentCheck {
  garment: "light" | "dark";
  /** Part of the printed area that stands out from the cloth, 0..1. */
  visibleShare: number;
  verdict: "clear" | "partly" | "lost";
  sentence: string;
}

function checkGarment(garment: "light" | "dark", visibleShare: number): GarmentCheck {
  const percent = Math.round(visibleShare * 100);
  if (visibleShare >= 0.85)
    return { garment, visibleShare, verdict: "clear", sentence: `Reads clearly on ${garment} garments.` };
  if (visibleShare >= 0.5)
    return {
      garment,
      visibleShare,
      verdict: "partly",
      sentence: `On ${garment} garments ${100 - percent} % of it melts into the cloth.`,
    };
  return {
    garment,
    visibleShare,
    verdict: "lost",
    sentence: `Hard to see on ${garment} garments: only ${percent} % stands out.`,
  };
}

/** Whether a design can be seen on light and on dark cloth. */
export function checkGarments({ garments }: Pick<DesignFacts, "garments">): GarmentCheck[] {
  return [checkGarment("light", garments.onLight), checkGarment("dark", garments.onDark)];
}
