// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { findOf, press, render } from "#tests/support/render.tsx";
import { Slider } from "./slider.tsx";

async function slider(props: Parameters<typeof Slider>[0]) {
  await render(<Slider aria-label="Batch size" {...props} />);
  return findOf(HTMLInputElement, "input[type=range]");
}

test("toolkit §9 page keys move the slider 10 steps", async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  const input = await slider({ min: 1, max: 100, defaultValue: 50, onValueChange });
  await press(input, "PageUp");
  expect(input.value).toBe("60");
  await press(input, "PageDown");
  await press(input, "PageDown");
  expect(input.value).toBe("40");
  expect(onValueChange.mock.calls.flat()).toEqual([60, 50, 40]);
});

test("toolkit §9 page keys count in steps, and stop at the ends", async () => {
  const input = await slider({ min: 0, max: 30, step: 2, defaultValue: 4 });
  await press(input, "PageUp");
  expect(input.value).toBe("24");
  await press(input, "PageUp");
  expect(input.value).toBe("30");
  await press(input, "PageDown");
  await press(input, "PageDown");
  expect(input.value).toBe("0");
});

test("toolkit §9 the range is 0 to 100 unless told otherwise", async () => {
  const input = await slider({});
  expect([input.min, input.max, input.step]).toEqual(["0", "100", "1"]);
});
