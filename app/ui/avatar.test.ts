import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test("toolkit §2 initials stand in for a missing logo", () => {
  expect(initials("Nora Lindqvist")).toBe("NL");
  expect(initials("Loop & Tile")).toBe("LT");
  expect(initials("amara")).toBe("A");
  expect(initials("  ")).toBe("");
});
