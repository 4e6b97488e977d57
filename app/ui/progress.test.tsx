import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { measureProgress, Progress } from "./progress.tsx";

test("toolkit §4 a bar without a value is indeterminate, with one loading, at its max complete", () => {
  expect(measureProgress(undefined).state).toBe("indeterminate");
  expect(measureProgress(0).state).toBe("loading");
  expect(measureProgress(47, 50).state).toBe("loading");
  expect(measureProgress(50, 50).state).toBe("complete");
});

test("toolkit §5 a value outside 0 to max is no value", () => {
  expect(measureProgress(-1).state).toBe("indeterminate");
  expect(measureProgress(51, 50).state).toBe("indeterminate");
  expect(measureProgress(Number.NaN).state).toBe("indeterminate");
});

test("toolkit §5 max must be above 0, else the default of 100 counts", () => {
  expect(measureProgress(100, 0)).toMatchObject({ state: "complete", max: 100 });
  expect(measureProgress(50, -5)).toMatchObject({ state: "loading", max: 100 });
});

test("an indeterminate bar announces no figure", () => {
  expect(renderToStaticMarkup(<Progress label="Syncing" />)).not.toContain("value=");
  expect(renderToStaticMarkup(<Progress label="Uploads" value={47} max={50} />)).toContain('value="47"');
});
