// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "#tests/support/render.tsx";
import { toast, Toaster } from "./toast.tsx";

// Fetched here, so that the test does not depend on how fast it loads.
await import("./toast-surface.tsx");

const shown = () => [...document.querySelectorAll("[data-sonner-toast][data-visible=true]")];
const titles = () => shown().map((element) => element.querySelector("[data-title]")?.textContent);

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

async function passTime(ms: number) {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

test("core §9 toasts stand bottom-right for 4 seconds, at most 3 at a time", async () => {
  await render(<Toaster />);
  await act(async () => toast.success("one"));
  await vi.waitFor(() => expect(titles()).toEqual(["one"]), 10_000);

  const surface = document.querySelector("[data-sonner-toaster]");
  expect(surface?.getAttribute("data-x-position")).toBe("right");
  expect(surface?.getAttribute("data-y-position")).toBe("bottom");

  for (const title of ["two", "three", "four", "five"]) await act(async () => toast.info(title));
  await passTime(50);
  expect(titles()).toEqual(["five", "four", "three"]);

  await passTime(3500);
  expect(shown()).toHaveLength(3);
  await passTime(1000);
  expect(document.querySelectorAll("[data-sonner-toast]")).toHaveLength(0);
});
