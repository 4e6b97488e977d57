// Toolkit §9: what stock pictures can be filtered by.

export const stockCategories = ["business", "technology", "nature", "people", "food"] as const;
export const stockOrientations = ["horizontal", "vertical", "square"] as const;
export const stockColors = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
  "black",
  "white",
  "gray",
] as const;

export type StockCategory = (typeof stockCategories)[number];
export type StockOrientation = (typeof stockOrientations)[number];
export type StockColor = (typeof stockColors)[number];
