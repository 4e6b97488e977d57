import { expect, test } from "vitest";
import { themeClassName, themeFromCookie } from "./theme.ts";

test("the chosen theme is read from the cookie among others", () => {
  expect(themeFromCookie("session=abc; theme=dark; other=1")).toBe("dark");
  expect(themeFromCookie("theme=light")).toBe("light");
});

test("without a choice, or with a broken one, the system's wish decides", () => {
  expect(themeFromCookie(null)).toBe("system");
  expect(themeFromCookie("mytheme=dark")).toBe("system");
  expect(themeFromCookie('theme="><script>')).toBe("system");
});

test("the class on the document is never anything but a known theme", () => {
  expect(themeClassName(themeFromCookie("theme=evil class"))).toBe("system");
});
