import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listen } from "#tests/support/listen.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findEtsyListing } from "./find-etsy-listing.server.ts";

const { db } = await useTestDatabase();
const asked: { path: string; key: string | undefined }[] = [];
const etsy = createServer((request, response) => {
  asked.push({ path: request.url ?? "", key: request.headers["x-api-key"]?.toString() });
  const isKnown = request.url?.startsWith("/v3/application/listings/123?");
  response.writeHead(isKnown ? 200 : 404, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      title: "Mirror Lake print",
      description: "A lake.",
      tags: ["lake print"],
      images: [{ url_fullxfull: "https://i.example/lake.jpg" }],
    }),
  );
});
let address = "";
beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(etsy)}`;
});
afterAll(() => etsy.close());

it("D24 without a key Etsy is not asked", async () => {
  setEnv({ ETSY_API_KEY: undefined, ETSY_BASE_URL: address });
  expect(await findEtsyListing({ db }, "123")).toBeNull();
  expect(asked).toEqual([]);
});

it("D24 with a key a listing is read by its number, and a missing one refused", async () => {
  setEnv({ ETSY_API_KEY: "etsy-test", ETSY_BASE_URL: address });
  expect(await findEtsyListing({ db }, "123")).toEqual({
    id: "123",
    title: "Mirror Lake print",
    description: "A lake.",
    tags: ["lake print"],
    imageUrl: "https://i.example/lake.jpg",
  });
  expect(asked.at(-1)?.key).toBe("etsy-test");
  await expect(findEtsyListing({ db }, "9")).rejects.toThrow("Etsy has no listing at this address.");
});
