import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("issue 6 a page near the end is read from the end, and every row stands on exactly one page", () => {
  const total = 103;
  const seen: number[] = [];
  for (let page = 1; page <= pageWindow({ page: 1, size: 10, total }).pages; page += 1) {
    const { offset, limit, isFromEnd, start } = pageWindow({ page, size: 10, total });
    const first = isFromEnd ? total - offset - limit : offset;
    expect(first).toBe(start);
    expect(offset).toBeLessThanOrEqual(total / 2 + 10);
    for (let row = first; row < first + limit; row += 1) seen.push(row);
  }
  expect(seen).toEqual(Array.from({ length: total }, (_, row) => row));
});

test("issue 6 a page that is not there is the nearest one", () => {
  expect(pageWindow({ page: 99, size: 10, total: 25 })).toMatchObject({ page: 3, start: 20, limit: 5 });
  expect(pageWindow({ page: Number.NaN, size: 10, total: 25 })).toMatchObject({
    page: 1,
    start: 0,
    limit: 10,
  });
  expect(pageWindow({ page: 4, size: 10, total: 0 })).toMatchObject({ page: 1, pages: 1, limit: 0 });
});
