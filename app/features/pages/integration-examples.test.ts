import { describe, expect, it } from "vitest";
import { curlExample, integrationExamples, typescriptExample } from "./integration-examples.ts";

describe("integration examples as printed", () => {
  it.each(integrationExamples)("toolkit §2 $id names the function, the token and the body", (example) => {
    const address = `https://site.example/functions/v1/${example.functionName}`;
    for (const printed of [
      curlExample(example, "https://site.example"),
      typescriptExample(example, "https://site.example"),
    ]) {
      expect(printed).toContain(address);
      expect(printed.includes("Authorization")).toBe(example.needsToken);
      for (const field of Object.keys(example.body)) expect(printed).toContain(`"${field}"`);
    }
  });

  it("toolkit §2 no body breaks out of the shell's quotes", () => {
    for (const example of integrationExamples) expect(JSON.stringify(example.body)).not.toContain("'");
  });
});
