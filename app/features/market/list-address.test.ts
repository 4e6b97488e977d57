import { describe, expect, test } from "vitest";
import { countFilters, listPath, noFilters, readListAddress, toggled } from "./list-address.ts";

const read = (search: string) => readListAddress(new URLSearchParams(search));

describe("the address of a list of prompts", () => {
  test("D5 carries every filter there and back", () => {
    const search =
      "q=wall+art&table=Kittl&pack=Elite&pack=Enigma&platform=Midjourney&price=1-5&price=15%2B&cost=paid&tag=fox&sort=rating&view=table&cursor=abc";
    const address = read(search);
    expect(address).toMatchObject({
      q: "wall art",
      packs: ["Elite", "Enigma"],
      prices: ["1-5", "15+"],
      cost: "paid",
      sort: "rating",
      view: "table",
    });
    expect(listPath("/marketplace", address, { cursor: address.cursor })).toBe(`/marketplace?${search}`);
  });

  test("leaves empty fields of the form and unknown words out", () => {
    const address = read("q=++&platform=&table=&sort=best&price=cheap&cost=some&view=wall");
    expect(listPath("/marketplace", address)).toBe("/marketplace");
    expect(countFilters(address)).toBe(0);
  });

  test("another filter starts from the first page", () => {
    const address = read("pack=Elite&cursor=abc");
    expect(listPath("/midjourney", address, { packs: toggled(address.packs, "Starter") })).toBe(
      "/midjourney?pack=Elite&pack=Starter",
    );
  });

  test("Clear filters keeps the view and the order", () => {
    const address = read("q=fox&pack=Elite&tag=logo&cost=free&sort=popular&view=table");
    expect(listPath("/marketplace", address, noFilters)).toBe("/marketplace?sort=popular&view=table");
  });
});
