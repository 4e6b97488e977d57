// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, render } from "#tests/support/render.tsx";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("core §9 a tooltip waits 700 ms", async () => {
  await render(
    <Tooltip content="Copies the whole text">
      <button type="button">Copy</button>
    </Tooltip>,
  );
  await act(async () => {
    find("button").dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  });
  await act(async () => vi.advanceTimersByTime(699));
  expect(document.querySelector("[role=tooltip]")).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(find("[role=tooltip]").textContent).toBe("Copies the whole text");
});
