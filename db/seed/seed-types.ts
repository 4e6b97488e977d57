import type { FamilyName, PaletteName, PictureStyle, TimeOfDay } from "#app/core/ai/drawing/names.ts";
import type { SourceTable, activeTable } from "#app/core/catalog/source-tables.ts";

/** Every table but Active Records, which is filled from the records that are active. */
export type SeedTable = Exclude<SourceTable, typeof activeTable>;

export type Pack = "Starter" | "Premium" | "Elite" | "Enigma";

/** What the renderer needs to draw one picture; without a seed the record's key is the seed. */
export type SeedPicture = {
  family: FamilyName;
  palette?: PaletteName;
  seed?: number;
  timeOfDay?: TimeOfDay;
  style?: PictureStyle;
  /** What stands in the middle, in plain words: "fox", "mug", "lighthouse". */
  subject?: string;
};

/** Another picture of the same prompt, and the value of the variable that made it. */
export type SeedVariant = SeedPicture & { label: string };

/** Field names as spelled in core §3 and toolkit §3; Image is filled when pictures are stored. */
export type SeedFields = {
  Title: string;
  "Full Prompt": string;
  Description: string;
  Price: number;
  Pack: Pack;
  Tags: string[];
  Creator: string;
  "Creator Email": string;
  Status: "Live" | "Draft" | "Rejected";
  "Image Generator": string;
  Type: string;
  Name?: string;
  Category?: string;
  Link?: string;
  "Prompt Name"?: string;
  Prompt?: string;
  "Template Prompt"?: string;
  "Design Software"?: string;
  Format?: string;
  Resolution?: string;
  "Aspect Ratio"?: string;
  "Color Palette"?: string;
  "Focus Elements"?: string;
  Composition?: string;
  "Design Intent"?: string;
  "Tech Details"?: string;
  promptEnhancer?: string;
  imageEnhancer?: string;
  Bio?: string;
  Twitter?: string;
  Website?: string;
  "Portal Tag"?: string;
  "Rejection Reason"?: string;
  Active?: boolean;
};

/** Counts shown for demo records, fixed per record within the ranges of core §3 (D17). */
export type DemoStats = {
  rating: number;
  reviews: number;
  downloads: number;
  likes: number;
  views: number;
};

export type SeedRecord = {
  /** Stable kebab-case name, unique over all tables. */
  key: string;
  table: SeedTable;
  fields: SeedFields;
  picture?: SeedPicture;
  variants?: SeedVariant[];
  demoStats: DemoStats;
};
