// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { click, find, render } from "#tests/support/render.tsx";
import { CopyButton } from "./copy-button.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stubClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}

test("toolkit §4 the copied sign stands for 2 seconds", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  stubClipboard(writeText);
  await render(<CopyButton text="a calm portrait" label="Copy" copiedLabel="Copied!" />);
  const button = find("button");
  await click(button);
  expect(writeText).toHaveBeenCalledWith("a calm portrait");
  expect(button.textContent).toBe("Copied!");
  await act(async () => vi.advanceTimersByTime(1999));
  expect(button.textContent).toBe("Copied!");
  await act(async () => vi.advanceTimersByTime(1));
  expect(button.textContent).toBe("Copy");
});

test("toolkit §8 a refused clipboard is told to the page", async () => {
  stubClipboard(() => Promise.reject(new Error("denied")));
  const onFailed = vi.fn<() => void>();
  await render(<CopyButton text="a calm portrait" onFailed={onFailed} />);
  await click(find("button"));
  expect(onFailed).toHaveBeenCalledOnce();
});
