/** The tables that the prompt list is merged from (core §3). */
export const marketTables = [
  "Template Prompt",
  "AI Prompt Heaven",
  "Smart AI Prompt",
  "Creative AI Prompt Library",
  "Helpful Links",
  "Prompt AI",
  "Midjourney",
  "Freepik",
  "Artistly",
  "Leonardo",
  "Ideogram",
  "Recraft",
  "Kittl",
  "DALLE",
] as const;

/** Tables with a page of their own that the merged list does not read. */
export const libraryOnlyTables = ["Canva", "Piclumen", "Only Prompt"] as const;

/** Single-record look-ups go here and find a record of any table. */
export const lookupTable = "🎨AI Images";
export const submissionTable = "User Submission";
export const activeTable = "Active Records";
export const templateTable = "Template Prompt";

export const adminTables = [lookupTable, "🏆Freepik", "Prompt Ai"] as const;

export const sourceTables = [
  ...marketTables,
  ...libraryOnlyTables,
  ...adminTables,
  submissionTable,
  activeTable,
] as const;

export type SourceTable = (typeof sourceTables)[number];

/** The name under which the table is kept, or undefined where there is no such table. */
export function sourceTable(name: string): SourceTable | undefined {
  if (name === "AI Images") return lookupTable;
  return sourceTables.find((table) => table === name);
}

/** Members unlock these for 0 credits (D4). Creators' own submissions are never curated. */
export function isCurated(table: string): boolean {
  return table !== submissionTable && table !== activeTable;
}

/** What anyone may list through the table-store proxy. */
export function isOpenTable(table: string): boolean {
  return table !== activeTable && !adminTables.some((admin) => admin === table && admin !== lookupTable);
}

/** Tables named for the tool that their prompts are written for. */
export const platformTables = [
  "Midjourney",
  "Freepik",
  "Artistly",
  "Leonardo",
  "Ideogram",
  "Recraft",
  "Kittl",
  "DALLE",
  "Canva",
  "Piclumen",
] as const;
