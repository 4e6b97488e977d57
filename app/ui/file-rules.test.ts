import { expect, test } from "vitest";
import { fileProblem } from "./file-rules.ts";

const picture = { name: "vase.PNG", type: "image/png", size: 900_000 };
const leaflet = { name: "guide.pdf", type: "application/pdf", size: 3 * 1024 * 1024 };

test("toolkit §5 image uploads take images only", () => {
  expect(fileProblem(picture, { accept: "image/*" })).toBeUndefined();
  expect(fileProblem(leaflet, { accept: "image/*" })).toContain("guide.pdf");
  expect(fileProblem(leaflet, { accept: "image/*, .pdf" })).toBeUndefined();
  expect(fileProblem(picture, { accept: ".png" })).toBeUndefined();
  expect(fileProblem(leaflet, { accept: "application/pdf" })).toBeUndefined();
});

test("a file that is too large says how large it is and what fits", () => {
  expect(fileProblem(leaflet, { maxBytes: 1024 * 1024 })).toBe(
    "guide.pdf is 3.0 MB; at most 1.0 MB fit here.",
  );
});
