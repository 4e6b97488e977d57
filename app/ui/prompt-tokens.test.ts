import { fc } from "#tests/support/property.ts";
import { expect, test } from "vitest";
import { fillPrompt, promptVariables, tokenisePrompt } from "./prompt-tokens.ts";

const marked = (prompt: string) =>
  tokenisePrompt(prompt).flatMap((token) => (token.kind === "variable" ? [token.text] : []));

test("brackets, braces and mustaches are marked", () => {
  expect(marked("A lake at [time of day], {mist colour} haze, for {{shop name}}")).toEqual([
    "[time of day]",
    "{mist colour}",
    "{{shop name}}",
  ]);
});

test("empty, unclosed and many-line brackets are plain text", () => {
  expect(marked("[] { } {{}} [open {half ]\n[two\nlines]")).toEqual([]);
});

test("a variable used twice is listed once, in order of appearance", () => {
  expect(promptVariables("[b] and [a], then [b] again")).toEqual(["b", "a"]);
});

test("values take their place; without one the variable stays as written", () => {
  expect(fillPrompt("A [fox] in {{season}}", { fox: "hare", season: "  " })).toBe("A hare in {{season}}");
});

test("no character of a prompt is lost or moved", () => {
  const prompts = fc.array(fc.constantFrom("[", "]", "{", "}", "a", " ", "\n", "é")).map((p) => p.join(""));
  fc.assert(
    fc.property(prompts, (prompt) => {
      const tokens = tokenisePrompt(prompt);
      expect(tokens.map((token) => token.text).join("")).toBe(prompt);
      for (const token of tokens) expect(prompt.startsWith(token.text, token.at)).toBe(true);
    }),
  );
});
