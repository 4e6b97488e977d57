// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { render } from "#tests/support/render.tsx";
import EtsyResearch from "./research.route.tsx";

it("toolkit §8 a research that cannot be done says Research Failed, and keeps what was asked", async () => {
  const sentence = "Unable to complete research. Please try again.";
  const loaderData = {
    asked: { term: "linen mug", rank: "3" },
    research: null,
    refusal: { kind: "failed", message: sentence },
  };
  const props = { loaderData } as unknown as Parameters<typeof EtsyResearch>[0];
  const container = await render(<EtsyResearch {...props} />);
  expect(container.textContent).toContain("Research Failed");
  expect(container.textContent).toContain(sentence);
  expect(container.querySelector<HTMLAnchorElement>("a[href*='linen']")?.textContent).toBe("Try again");
});
