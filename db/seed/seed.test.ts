import { describe, expect, it } from "vitest";
import { storeCategories } from "#app/features/store/store-labels.ts";
import { defaultBrand } from "#app/brand.ts";
import { adminTables, libraryOnlyTables, marketTables } from "#app/core/catalog/source-tables.ts";
import { aiModels } from "./ai-models.ts";
import { apiKeys } from "./api-keys.ts";
import { creators, handleOf } from "./creators.ts";
import { seedRecords } from "./records.ts";
import { reviewers, reviews } from "./reviews.ts";
import { storeItems } from "./store-items.ts";

const keys = seedRecords.map((record) => record.key);

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(words.slice(0, -3).map((_, at) => words.slice(at, at + 4).join(" ")));
}

function similarity(left: Set<string>, right: Set<string>): number {
  let shared = 0;
  for (const shingle of left) if (right.has(shingle)) shared += 1;
  return shared / (left.size + right.size - shared);
}

describe("demo records", () => {
  it("have unique keys and titles", () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toBe(true);
    const titles = seedRecords.map((record) => record.fields.Title.toLowerCase());
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("core §3 fill all 14 source tables with about 300 prompts", () => {
    const counts = marketTables.map((table) => seedRecords.filter((record) => record.table === table).length);
    expect(counts.filter((count) => count < 12)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(300);
  });

  it("toolkit §5 give every helpful link an https address", () => {
    const links = seedRecords.filter((record) => record.table === "Helpful Links");
    expect(links.filter(({ fields }) => !fields.Link?.startsWith("https://"))).toEqual([]);
  });

  it("toolkit §3 name templates in Prompt Name and carry their text in Prompt", () => {
    const templates = seedRecords.filter((record) => record.table === "Template Prompt");
    expect(templates).toHaveLength(24);
    expect(templates.filter(({ fields }) => !fields["Prompt Name"] || !fields.Prompt)).toEqual([]);
  });

  it("toolkit §2 and §3 fill the other libraries, the admin tables and submissions of every status", () => {
    const tables = new Set(seedRecords.map((record) => record.table));
    for (const table of [...libraryOnlyTables, ...adminTables]) expect(tables).toContain(table);
    const submissions = seedRecords.filter((record) => record.table === "User Submission");
    expect(new Set(submissions.map(({ fields }) => fields.Status))).toEqual(
      new Set(["Live", "Draft", "Rejected"]),
    );
  });

  it("have texts of a useful length", () => {
    const wrong = seedRecords
      .filter(({ fields }) => {
        const text = fields["Full Prompt"].length;
        const about = fields.Description.length;
        return text < 350 || text > 1200 || about < 80 || about > 220;
      })
      .map(({ key, fields }) => [key, fields["Full Prompt"].length, fields.Description.length]);
    expect(wrong).toEqual([]);
  });

  it("core §3 cost between 0 and 25 credits with at most two decimals, in one of the four packs", () => {
    for (const { fields } of seedRecords) {
      expect(fields.Price).toBeGreaterThanOrEqual(0);
      expect(fields.Price).toBeLessThanOrEqual(25);
      expect(Number(fields.Price.toFixed(2))).toBe(fields.Price);
      expect(["Starter", "Premium", "Elite", "Enigma"]).toContain(fields.Pack);
    }
  });

  it("carry four to eight lower-case tags", () => {
    const wrong = seedRecords.filter(
      ({ fields: { Tags } }) =>
        Tags.length < 4 || Tags.length > 8 || Tags.some((tag) => tag === "" || tag !== tag.toLowerCase()),
    );
    expect(wrong.map((record) => record.key)).toEqual([]);
  });

  it("mark variables as [brackets], {braces} or {{mustaches}}, never one inside another", () => {
    const variable = /\{\{[^{}[\]]+\}\}|\{[^{}[\]]+\}|\[[^{}[\]]+\]/g;
    const wrong = seedRecords.filter(({ fields }) => {
      const text = fields["Full Prompt"];
      return !text.match(variable) || /[{}[\]]/.test(text.replaceAll(variable, ""));
    });
    expect(wrong.map((record) => record.key)).toEqual([]);
  });

  it("do not repeat each other's prompts", () => {
    const sets = seedRecords.map((record) => shingles(record.fields["Full Prompt"]));
    const pairs: string[] = [];
    sets.forEach((left, at) => {
      for (let other = at + 1; other < sets.length; other += 1) {
        if (similarity(left, sets[other]!) >= 0.5) pairs.push(`${keys[at]} ~ ${keys[other]}`);
      }
    });
    expect(pairs).toEqual([]);
  });

  it("core §3 and D17 show reviews 5–54, downloads 10–109 and ratings from 4.2", () => {
    for (const { demoStats } of seedRecords) {
      expect(demoStats.reviews).toBeGreaterThanOrEqual(5);
      expect(demoStats.reviews).toBeLessThanOrEqual(54);
      expect(demoStats.downloads).toBeGreaterThanOrEqual(10);
      expect(demoStats.downloads).toBeLessThanOrEqual(109);
      expect(demoStats.rating).toBeGreaterThanOrEqual(4.2);
      expect(demoStats.rating).toBeLessThanOrEqual(4.9);
      expect(demoStats.views).toBeGreaterThan(demoStats.likes);
    }
  });
});

describe("creators", () => {
  it("core §2 have handles without spaces that tell them apart", () => {
    const handles = creators.map((creator) => handleOf(creator.name).toLowerCase());
    expect(handles.some((handle) => /\s/.test(handle))).toBe(false);
    expect(new Set(handles).size).toBe(creators.length);
  });

  it("use addresses of reserved domains only", () => {
    expect(creators.filter(({ email }) => !/@[a-z]+\.example$/.test(email))).toEqual([]);
  });
});

describe("models and keys", () => {
  it("toolkit §3 list every provider and the built-in engine", () => {
    expect(new Set(aiModels.map((model) => model.provider))).toEqual(
      new Set(["built-in", "openai", "anthropic", "google", "huggingface", "replicate", "perplexity"]),
    );
  });

  it("toolkit §2 cost 1–5 credits for text and 6–15 for images, text prompts of the built-in engine none", () => {
    const range = { text: [1, 5], image: [6, 15] };
    const outside = aiModels.filter(({ name, type, credits_cost }) => {
      const [low = 0, high = 0] = name === "built-in-text" ? [0, 0] : range[type];
      return credits_cost < low || credits_cost > high;
    });
    expect(outside).toEqual([]);
  });

  it("toolkit §9 and D13 charge 8 for a built-in image and 5 for reading one", () => {
    const cost = (name: string) => aiModels.find((model) => model.name === name)?.credits_cost;
    expect(cost("built-in-image")).toBe(8);
    expect(cost("built-in-image-to-prompt")).toBe(5);
  });

  it("toolkit §3 name one key for the stock-image provider and each key once", () => {
    expect(apiKeys.filter((key) => key.name === "FREEPIK_API_KEY")).toHaveLength(1);
    expect(new Set(apiKeys.map((key) => key.name)).size).toBe(apiKeys.length);
  });
});

describe("testimonials", () => {
  it("D33 stand beside the picture of a demo record", () => {
    const known = new Set(keys);
    const pictures = defaultBrand.homeTestimonials.map((testimonial) => testimonial.pictureKey ?? "");
    expect(pictures.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("reviews", () => {
  it("belong to records, are said once, and come from one person per record", () => {
    const known = new Set(keys);
    expect(reviews.filter((review) => !known.has(review.recordKey))).toEqual([]);
    expect(new Set(reviews.map((review) => review.text)).size).toBe(reviews.length);
    expect(new Set(reviews.map((review) => `${review.recordKey} ${review.reviewer}`)).size).toBe(
      reviews.length,
    );
    expect(reviews.length).toBeGreaterThanOrEqual(190);
    expect(reviewers).toHaveLength(30);
  });
});

describe("store items", () => {
  it("toolkit §9 stand in the specified categories, as prompts and PDFs, free and paid", () => {
    expect(storeItems).toHaveLength(24);
    expect(new Set(storeItems.map((item) => item.category))).toEqual(new Set(storeCategories));
    expect(new Set(storeItems.map((item) => item.productType))).toEqual(new Set(["prompt", "pdf"]));
    expect(storeItems.some((item) => item.price === 0)).toBe(true);
  });

  it("toolkit §5 have a full prompt when they are prompts and pages when they are PDFs", () => {
    const wrong = storeItems.filter((item) =>
      item.productType === "prompt" ? !item.fullPrompt : !item.pages?.length,
    );
    expect(wrong).toEqual([]);
  });

  it("D27 have payment links by https on reserved domains when they cost something", () => {
    const links = (item: (typeof storeItems)[number]) =>
      Object.entries(item.paymentOptions)
        .filter(([name]) => name.endsWith("Link"))
        .map(([, link]) => link);
    const paid = storeItems.filter((item) => item.price > 0);
    expect(paid.filter((item) => links(item).length === 0)).toEqual([]);
    expect(paid.flatMap(links).filter((link) => !link.startsWith("https://pay.example/"))).toEqual([]);
  });
});
