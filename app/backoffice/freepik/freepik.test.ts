import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { listActions } from "#app/core/audit/list-actions.server.ts";
import { apiKeys } from "#app/core/ai/tables.server.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { loadRecord } from "#app/core/catalog/stored-record.server.ts";
import { records } from "#app/core/catalog/tables.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drawTestPicture, fill } from "#tests/support/draw-test-picture.ts";
import { startFakeProviders } from "#tests/support/fake-providers/start-fake-providers.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { searchStock, stockByColor, trendingStock } from "./find-stock.server.ts";
import { importedAmong, importStock } from "./import-stock.server.ts";
import { sampleStock } from "./sample-stock.ts";
import { searchInput } from "./schema.ts";
import { stockColors, stockOrientations } from "./stock-words.ts";

const { db } = await useTestDatabase();
useTestFiles();
const fake = await startFakeProviders();
afterAll(() => fake.close());
const admin = testCtx(db, memberOf(await createUser(db, { role: "admin" }), "admin"));
const member = testCtx(db, memberOf(await createUser(db)));
const search = (given: object) => searchInput.parse(given);

describe("with a key", () => {
  beforeEach(() => {
    fake.behaviour = "fine";
    fake.requests.length = 0;
    setEnv({ ...fake.settings, FREEPIK_API_KEY: "key-for-tests", DEMO: "0" });
  });

  test("toolkit §7 a search carries query, category, orientation and color to the service, and its key", async () => {
    const filters = { category: "nature", orientation: "horizontal", color: "blue" };
    const { data, source } = await searchStock(admin, search({ query: "lake", filters }));
    const [request] = fake.requests;
    const asked = new URL(request!.path, fake.origin).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      term: "lake nature",
      order: "relevance",
      "filters[orientation][landscape]": "1",
      "filters[color]": "blue",
    });
    expect(request!.headers["x-freepik-api-key"]).toBe("key-for-tests");
    expect(source).toBe("freepik");
    expect(data).toHaveLength(2);
    expect(data[1]).toMatchObject({
      id: "2",
      author: { name: "Fake Photographer" },
      tags: ["lake", "dawn"],
      premium: true,
      meta: { available_formats: { jpg: { total: 1 } } },
    });
    expect(JSON.stringify(data)).not.toContain("key-for-tests");
  });

  test("toolkit §2 trending and by color ask for the newest and for one color", async () => {
    expect((await trendingStock(admin)).data[0]?.title).toBe("recent 1");
    expect((await stockByColor(admin, { color: "red" })).data[0]?.title).toBe("red 1");
    expect((await stockByColor(admin, { color: "brown" })).data[0]?.title).toBe("brown 1");
  });

  test.each(["no-key", "refusing", "failing", "broken"] as const)(
    "toolkit §8 a service that is %s gives the specified sentences",
    async (behaviour) => {
      fake.behaviour = behaviour;
      await expect(searchStock(admin, search({ query: "x" }))).rejects.toThrow(
        "Failed to search images. Please check your API key configuration.",
      );
      await expect(trendingStock(admin)).rejects.toThrow("Failed to load trending images");
      await expect(stockByColor(admin, { color: "red" })).rejects.toThrow("Failed to load images by color");
    },
  );

  test("issue 6 import stores the picture and writes the record, once", async () => {
    const [image] = (await searchStock(admin, search({ query: "harbour" }))).data;
    const [first, second] = await Promise.allSettled([
      importStock(admin, image!),
      importStock(admin, image!),
    ]);
    const done = [first, second].find(({ status }) => status === "fulfilled") as PromiseFulfilledResult<{
      id: string;
    }>;
    const refused = [first, second].find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ message: "This image has already been imported." });
    const record = await loadRecord(admin, done.value.id);
    expect(record).toMatchObject({
      tableName: "🏆Freepik",
      title: "harbour 1",
      fields: { Creator: "Fake Photographer", Tags: ["lake", "dawn"], "Stock ID": "1", Active: false },
    });
    const [picture] = record!.fields.Image as { url: string }[];
    expect(await files().stat(picture!.url.slice("/files/".length))).toBeDefined();
    expect(await importedAmong(admin, ["1", "2"])).toEqual(["1"]);
    const { entries } = await listActions(admin, { action: "stock.import" });
    expect(entries).toMatchObject([{ details: { title: "harbour 1" } }]);
  });

  test("toolkit §8 a picture that cannot be fetched, or is none, leaves nothing behind and says so", async () => {
    const before = await db.$count(records);
    const [, gone] = (await trendingStock(admin)).data;
    await expect(importStock(admin, gone!)).rejects.toThrow(
      "Image URL not accessible due to CORS restrictions.",
    );
    const broken = { ...gone!, image: { source: { url: `${fake.origin}/freepik/pictures/1.png` } } };
    fake.behaviour = "rubbish";
    await expect(importStock(admin, broken)).rejects.toThrow("Failed to import image");
    expect(await db.$count(records)).toBe(before);
  });

  test("toolkit §8 a record that the table store refuses reads as its configuration error", async () => {
    const [image] = (await trendingStock(admin)).data;
    const large = { ...image!, id: "9", tags: Array.from({ length: 50 }, () => "x".repeat(3000)) };
    await expect(importStock(admin, large)).rejects.toThrow(
      "Airtable API configuration error. Please configure your Airtable API keys in the API Keys tab.",
    );
    expect(await files().list("public/stock")).toHaveLength(2);
  });
});

describe("without a key", () => {
  test("toolkit §5 says 'Freepik API key not configured'", async () => {
    setEnv({ DEMO: "0" });
    await expect(searchStock(admin, search({}))).rejects.toThrow("Freepik API key not configured");
  });

  test("toolkit §5 a key that is marked as not set is not used", async () => {
    setEnv({ ...fake.settings, FREEPIK_API_KEY: "key-for-tests", DEMO: "0" });
    await db
      .insert(apiKeys)
      .values({ name: "FREEPIK_API_KEY", label: "Freepik", description: "", isSet: false })
      .onConflictDoUpdate({ target: apiKeys.name, set: { isSet: false } });
    await expect(trendingStock(admin)).rejects.toThrow("Freepik API key not configured");
  });

  test("issue 6 the demo answers from its sample set, by word, category and color", async () => {
    setEnv({ DEMO: "1" });
    const [lake, town] = sampleStock.filter(({ category }) => category === "nature");
    const sample = (id: string, title: string) => ({
      id,
      tableName: "Midjourney",
      fields: {
        Title: title,
        Image: [{ url: "/files/public/demo/a.png", width: 768, height: 768 }],
        Tags: ["calm"],
      },
    });
    await files().put(
      "public/demo/a.png",
      drawTestPicture(768, 768, (context) => fill(context, "teal")),
    );
    await db.insert(records).values([sample(lake!.record, "Still Lake"), sample(town!.record, "Small Town")]);
    const titles = async (given: object) => {
      const { data, source } = await searchStock(admin, search(given));
      expect(source).toBe("sample");
      return data.map(({ title }) => title);
    };
    expect(await titles({ query: "lake" })).toEqual(["Still Lake"]);
    expect(await titles({ filters: { category: "nature" } })).toEqual(["Still Lake", "Small Town"]);
    expect(await titles({ filters: { category: "food" } })).toEqual([]);
    for (const [orientation, isSo] of [
      ["horizontal", (width: number, height: number) => width > height],
      ["vertical", (width: number, height: number) => width < height],
      ["square", (width: number, height: number) => width === height],
    ] as const)
      for (const { image } of (await searchStock(admin, search({ filters: { orientation } }))).data) {
        const { width, height } = await readImage(await readImageAddress(image.source.url));
        expect(isSo(width, height)).toBe(true);
      }
    expect(lake!.orientation).not.toBe(town!.orientation);
    const { data } = await stockByColor(admin, { color: lake!.colors[0]! });
    expect(data.map(({ title }) => title)).toContain("Still Lake");
  });

  test("toolkit §9 every color and orientation of the filters has sample pictures", () => {
    const rare = stockColors.filter(
      (color) => sampleStock.filter(({ colors }) => colors.includes(color)).length < 3,
    );
    expect(rare).toEqual([]);
    for (const wanted of stockOrientations)
      expect(sampleStock.filter(({ orientation }) => orientation === wanted).length).toBeGreaterThan(10);
  });
});

test("issue 6 members and visitors are refused", async () => {
  for (const ctx of [member, testCtx(db)]) {
    await expect(searchStock(ctx, search({}))).rejects.toMatchObject({ name: "AppError" });
    await expect(trendingStock(ctx)).rejects.toMatchObject({ name: "AppError" });
    await expect(stockByColor(ctx, { color: "red" })).rejects.toMatchObject({ name: "AppError" });
    await expect(importedAmong(ctx, ["1"])).rejects.toMatchObject({ name: "AppError" });
  }
});
