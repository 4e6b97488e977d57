import { expect, it } from "vitest";
import { isRefreshDue } from "./use-session-refresh.ts";

it("core §9 a session is refreshed when three or fewer checks of 30 seconds remain", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  expect(isRefreshDue("2026-01-01T00:01:31Z", now)).toBe(false);
  expect(isRefreshDue("2026-01-01T00:01:30Z", now)).toBe(true);
  expect(isRefreshDue("2025-12-31T23:59:59Z", now)).toBe(true);
});
