import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "#tests/support/listen.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { searchListings } from "./search-listings.server.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);

/** Speaks as Etsy's listing search does, and remembers what it was asked. */
async function startFakeEtsy(status: number, results: unknown) {
  const asked: { path: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", key: request.headers["x-api-key"]?.toString() });
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ count: 2, results }));
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  setEnv({ ETSY_API_KEY: "etsy-key", ETSY_BASE_URL: `http://127.0.0.1:${port}` });
  return asked;
}

describe("Etsy research", () => {
  it("toolkit §5 wants a search term, and falls back to rank 1", async () => {
    await expect(searchListings(ctx, { term: "  ", startRank: 1 })).rejects.toThrow(
      "Please enter a search term",
    );
    for (const startRank of ["", "abc", "0", "-4", null]) {
      const research = await searchListings(ctx, { term: "boho wall art", startRank });
      expect(research.startRank).toBe(1);
    }
  });

  it("toolkit §9 and D24 answer ten sample listings where no key is set, ranked from the start rank", async () => {
    const first = await searchListings(ctx, { term: "boho wall art", startRank: "1" });
    expect(first).toMatchObject({ source: "sample", startRank: 1 });
    expect(first.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(first.rows[0]?.title).toContain("Boho");
    const later = await searchListings(ctx, { term: "boho wall art", startRank: "11" });
    expect(later.rows[0]?.rank).toBe(11);
    expect(later.rows.map(({ title }) => title)).not.toContain(first.rows[0]?.title);
    const far = await searchListings(ctx, { term: "boho wall art", startRank: "9999" });
    expect(far.rows).toHaveLength(10);
  });

  it("D24 asks Etsy where a key is set and reads the demand from how often a listing was saved", async () => {
    const listing = (title: string, num_favorers: number) => ({
      title,
      url: "https://www.etsy.com/listing/1",
      price: { amount: 1250, divisor: 100, currency_code: "EUR" },
      num_favorers,
      views: 4000,
      shop: { shop_name: "FernAndFolio" },
    });
    const asked = await startFakeEtsy(200, [listing("A", 900), listing("B", 60), listing("C", 2)]);
    const research = await searchListings(ctx, { term: "fern print", startRank: "21" });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.key).toBe("etsy-key");
    expect(asked[0]?.path).toContain("keywords=fern+print&limit=10&offset=20");
    expect(research.source).toBe("Etsy");
    expect(research.rows.map(({ demand }) => demand)).toEqual(["high", "medium", "low"]);
    expect(research.rows[0]).toMatchObject({ rank: 21, price: 12.5, currency: "EUR", shop: "FernAndFolio" });
  });

  it("toolkit §8 a refusal or a broken answer of Etsy becomes an error, not an empty list", async () => {
    await startFakeEtsy(403, []);
    await expect(searchListings(ctx, { term: "mug", startRank: 1 })).rejects.toMatchObject({
      code: "upstream",
    });
    await startFakeEtsy(200, [{ nonsense: true }]);
    await expect(searchListings(ctx, { term: "mug", startRank: 1 })).rejects.toMatchObject({
      code: "upstream",
    });
  });
});
