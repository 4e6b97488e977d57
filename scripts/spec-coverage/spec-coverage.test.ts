import { describe, expect, it } from "vitest";
import { proveRows } from "./match-rows.ts";
import { readTests, rulesIn } from "./read-tests.ts";

const tests = readTests();

describe("coverage of the specification", () => {
  it("reads which rules a title cites", () => {
    expect([...rulesIn("core §2 and §8 with toolkit §5, and D15 too")]).toEqual([
      "core §2",
      "core §8",
      "toolkit §5",
      "D15",
    ]);
    expect([...rulesIn("Dozens of §4 without a document")]).toEqual([]);
  });

  it("finds tests in suites and tables, with the rules of the suite around them", () => {
    expect(tests.length).toBeGreaterThan(200);
    expect(tests.every(({ rules, source }) => rules.size > 0 && source.length > 0)).toBe(true);
    expect(tests.map(({ title }) => title)).toContain("D26 an event with %s is refused, nothing granted");
  });

  it("a message that no test says stays empty, and a placeholder stands for anything", () => {
    const part = (says: string) => ({ rule: "core §8", part: "", rows: [{ what: "", says: [says] }] });
    const [missing] = proveRows(part("Nobody says this."), tests);
    expect(missing?.proofs).toEqual([]);
    const proof = {
      file: "a",
      title: "b",
      suites: [],
      rules: new Set(["core §8"]),
      source: 'toBe("Found 7 images")',
    };
    expect(proveRows(part("Found {n} images"), [proof])[0]?.proofs).toEqual([proof]);
  });
});
