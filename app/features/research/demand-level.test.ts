import { expect, it } from "vitest";
import { demandLevel } from "./demand-level.ts";

it.each([
  ["Bestseller", "high"],
  ["Only 3 left, HOT ITEM in 20 carts", "high"],
  ["Bestseller, 12 people bought this in the last 24 hours", "high"],
  ["12 people bought this in the last 24 hours", "medium"],
  ["In Demand", "medium"],
  ["Free shipping", "low"],
  ["", "low"],
])("toolkit §4 demand text %j gives %s", (text, level) => {
  expect(demandLevel(text)).toBe(level);
});
