import type { DesignSource } from "./options.ts";

/** What is known about where a picture came from. */
export interface PictureOrigin {
  title: string;
  source: DesignSource;
  madeBy: string;
  prompt: string;
  /** The program that the uploaded file named as its maker. */
  foundTool: string | null;
}

export interface Provenance {
  /** For buyers: whether AI had a part in it. */
  disclosure: string;
  /** For the seller: where each picture came from. */
  pictures: string[];
}

function isFromAi({ source, foundTool }: PictureOrigin): boolean {
  return source === "generated" || foundTool !== null;
}

function originOf(picture: PictureOrigin): string {
  const { title, source, madeBy, prompt, foundTool } = picture;
  if (source === "generated") return `${title}: drawn by ${madeBy || "AI"} from the prompt “${prompt}”.`;
  if (foundTool !== null) return `${title}: uploaded; its file names ${foundTool} as its maker.`;
  return `${title}: uploaded by the seller.`;
}

/** The note that goes with every export; it claims nothing that was not seen here. */
export function describeProvenance(pictures: readonly PictureOrigin[], listingMadeBy: string): Provenance {
  const makers = [
    ...new Set(pictures.filter(isFromAi).map(({ foundTool, madeBy }) => foundTool ?? madeBy)),
  ].filter(Boolean);
  const design =
    makers.length > 0
      ? `This design was made with AI (${makers.join(", ")}).`
      : pictures.length > 0
        ? "The design was supplied by the seller."
        : "The design is not part of this export.";
  const words = listingMadeBy
    ? ` The words of this listing were drafted by software (${listingMadeBy}) and approved by the seller.`
    : "";
  return { disclosure: `${design}${words}`, pictures: pictures.map(originOf) };
}
