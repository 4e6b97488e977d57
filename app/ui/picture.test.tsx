// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, findOf, render } from "#tests/support/render.tsx";
import { Picture } from "./picture.tsx";

const size = { width: 512, height: 512 };
let isComplete: { mockReturnValue: (value: boolean) => void };
beforeEach(() => {
  isComplete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
});
afterEach(() => vi.restoreAllMocks());

const fail = () => act(async () => find("img").dispatchEvent(new Event("error")));

test("core §2 a missing image gives way to the fallback", async () => {
  await render(<Picture src={null} alt="Mirror Lake" {...size} />);
  expect(find("img").getAttribute("src")).toBe("/pictures/fallback.webp");
});

test("toolkit §2 a picture that fails to load swaps to a placeholder showing the title", async () => {
  const page = await render(<Picture src="/gone.webp" alt="Mirror Lake" {...size} />);
  await fail();
  expect(find("img").getAttribute("src")).toBe("/pictures/fallback.webp");
  await fail();
  expect(page.querySelector("img")).toBeNull();
  expect(page.textContent).toBe("Mirror Lake");
});

test("a picture that failed before the page came alive is noticed too", async () => {
  isComplete.mockReturnValue(true);
  const page = await render(<Picture src="/gone.webp" alt="Mirror Lake" {...size} />);
  expect(page.textContent).toBe("Mirror Lake");
});

test("the box is reserved before the picture arrives", async () => {
  await render(<Picture src="/a.webp" alt="" width={512} height={320} />);
  const image = findOf(HTMLImageElement, "img");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["512", "320"]);
  expect(image.getAttribute("loading")).toBe("lazy");
});
