import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sceneFromWords } from "#app/core/ai/drawing/scene-from-words.ts";
import { seedRecords } from "./records.ts";
import { storeItems } from "./store-items.ts";

const folder = fileURLToPath(new URL("./art", import.meta.url));
const drawn = readdirSync(folder).filter((file) => file.endsWith(".webp"));

test("every demo record, variant and store item has its drawn picture, and no other picture is shipped", () => {
  const wanted = [
    ...seedRecords.flatMap(({ key, variants = [] }) => [
      key,
      ...variants.map((_, index) => `${key}-${index + 1}`),
    ]),
    ...storeItems.map(({ key }) => key),
  ].map((key) => `${key}.webp`);
  // `node scripts/draw-demo-art.ts` draws what is missing.
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});

test("the shipped pictures stay under 15 MB", () => {
  const bytes = drawn.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThan(15 * 1024 * 1024);
});

test("the words of a demo prompt lead to the family its author chose, four times out of five", () => {
  const agreeing = seedRecords.filter(({ fields, picture }) => {
    const scene = sceneFromWords(`${fields.Title}. ${fields["Full Prompt"]}`);
    return scene.family === picture?.family;
  });
  expect(agreeing.length / seedRecords.length).toBeGreaterThan(0.8);
});
