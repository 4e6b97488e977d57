import { fc } from "#tests/support/property.ts";
import { expect, it } from "vitest";
import { cleanInput } from "./clean-input.ts";

it("what comes in holds no NUL and no half characters, at any depth, and is otherwise as it was", () => {
  expect(cleanInput({ a: ["b\0c", { "d\0": "\ud800!" }], n: 1, no: null })).toEqual({
    a: ["bc", { d: "\ufffd!" }],
    n: 1,
    no: null,
  });
  const picture = new Blob(["x"]);
  expect(cleanInput({ picture })).toEqual({ picture });
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary", maxDepth: 4 }), (value) => {
      const text = JSON.stringify(cleanInput(value));
      expect(text).not.toContain(String.raw`\u0000`);
      expect(text).not.toMatch(/\\ud[89a-f]/i);
    }),
    { numRuns: 200 },
  );
});

it("what is nested past reason is refused instead of being followed", () => {
  let deep: unknown = "bottom";
  for (let step = 0; step < 20_000; step += 1) deep = [deep];
  expect(() => cleanInput(deep)).toThrow("nested too deeply");
});
