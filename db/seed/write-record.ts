import { creatorEmail, type CreatorName } from "./creators.ts";
import { demoStats } from "./demo-stats.ts";
import { paletteWords } from "./palette-words.ts";
import type { Pack, SeedFields, SeedPicture, SeedRecord, SeedTable, SeedVariant } from "./seed-types.ts";

/** What differs from prompt to prompt. Everything else comes from the table or the picture. */
export type PromptDraft = {
  title: string;
  prompt: string;
  about: string;
  price: number;
  pack: Pack;
  /** Separated by commas, as on the upload form. */
  tags: string;
  by: CreatorName;
  category: string;
  picture: SeedPicture;
  variants?: SeedVariant[];
  more?: Partial<SeedFields>;
};

export function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function aspectRatio(prompt: string): string {
  return /--ar (\d+:\d+)/.exec(prompt)?.[1] ?? /\b(\d{1,2}:\d{1,2})\b/.exec(prompt)?.[1] ?? "1:1";
}

/** Animal emblems are marks on a plain ground, whatever tool they are written for. */
function inStyle<Picture extends SeedPicture>(picture: Picture): Picture {
  return picture.family === "animal-emblem" ? { style: "logo", ...picture } : picture;
}

export function writeRecords(
  table: SeedTable,
  common: Pick<SeedFields, "Image Generator"> & Partial<SeedFields>,
  drafts: PromptDraft[],
): SeedRecord[] {
  return drafts.map((draft) => {
    const key = keyOf(draft.title);
    return {
      key,
      table,
      fields: {
        Status: "Live",
        Type: "Image prompt",
        "Aspect Ratio": aspectRatio(draft.prompt),
        ...(draft.picture.palette && { "Color Palette": paletteWords[draft.picture.palette] }),
        ...common,
        Title: draft.title,
        "Full Prompt": draft.prompt,
        Description: draft.about,
        Price: draft.price,
        Pack: draft.pack,
        Tags: draft.tags.split(",").map((tag) => tag.trim()),
        Creator: draft.by,
        "Creator Email": creatorEmail(draft.by),
        Category: draft.category,
        ...draft.more,
      },
      picture: inStyle(draft.picture),
      ...(draft.variants && { variants: draft.variants.map(inStyle) }),
      demoStats: demoStats(key),
    };
  });
}
