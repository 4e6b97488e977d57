// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { click, find, render } from "#tests/support/render.tsx";
import { CreditsBadge } from "./credits-badge.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Balance() {
  const [credits, setCredits] = useState(86);
  return (
    <>
      <button type="button" onClick={() => setCredits(80.5)}>
        Unlock
      </button>
      <CreditsBadge credits={credits} />
    </>
  );
}

test("the balance counts down to the exact new amount after an unlock", async () => {
  const page = await render(<Balance />);
  expect(page.textContent).toContain("86 credits");
  await click(find("button"));
  await act(async () => vi.advanceTimersByTime(240));
  expect(page.textContent).toMatch(/8[1-5] credits/);
  await act(async () => vi.advanceTimersByTime(600));
  expect(page.textContent).toContain("80.5 credits");
});
