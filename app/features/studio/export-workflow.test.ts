import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkListing } from "#app/core/ai/builtin/check-listing.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { disc, drawTestPicture } from "#tests/support/draw-test-picture.ts";
import { listen } from "#tests/support/listen.ts";
import { fc } from "#tests/support/property.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { exportWorkflow } from "./export-workflow.server.ts";
import { drawMockupJob } from "./jobs.server.ts";
import { keepDesign } from "./keep-design.server.ts";
import type { ExportInput } from "./schema.ts";
import { writeListing } from "./write-listing.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);
const ctx = testCtx(db);

const calls: { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
let status = 200;
const outside = createServer((request, response) => {
  let text = "";
  request.on("data", (part) => (text += String(part)));
  request.on("end", () => {
    calls.push({ path: request.url ?? "", headers: request.headers, body: JSON.parse(text) });
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
});
let address = "";
beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(outside)}`;
});
afterAll(() => outside.close());
beforeEach(() => {
  calls.length = 0;
  status = 200;
});

const picture = drawTestPicture(900, 1200, (context) => disc(context, 450, 600, 380, "#a03060"));
const { title, description, tags } = await writeListing(ctx, {
  keywords: "lake wall art, mountain print",
  format: "poster",
});
const listing = { title, description, tags };

async function someExport(): Promise<ExportInput> {
  const design = await keepDesign(ctx, { bytes: picture, title: "Mirror Lake", source: "upload" });
  return { platform: "csv", name: "Mirror Lake", listing, listingMadeBy: "Built-in engine", design };
}

async function textOf(input: unknown): Promise<string> {
  const made = await exportWorkflow(ctx, input);
  if (made.kind !== "file") throw new Error("No file came.");
  return await new Response(made.body).text();
}

/** A quoted CSV back to cells. */
function readCsv(text: string): string[][] {
  return [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/g)].reduce<string[][]>(
    (rows, [whole, quoted, plain, end]) => {
      if (whole === "") return rows;
      rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
      if (end === "\n") rows.push([]);
      return rows;
    },
    [[]],
  );
}

describe("export", () => {
  it("toolkit §5 needs a workflow name, and a key for GoHighLevel", async () => {
    const wish = await someExport();
    await expect(exportWorkflow(ctx, { ...wish, name: "  " })).rejects.toThrow(
      "Please enter a workflow name",
    );
    await expect(exportWorkflow(ctx, { ...wish, platform: "gohighlevel" })).rejects.toThrow(
      "Please enter your GoHighLevel API key",
    );
  });

  it("issue 7 a CSV in Etsy's columns carries the listing and the note on its making", async () => {
    const [header = [], row = []] = readCsv(await textOf({ ...(await someExport()), price: "12" }));
    const cells = Object.fromEntries(header.map((name, index) => [name, row[index]]));
    expect(header.slice(0, 8)).toEqual([
      "TITLE",
      "DESCRIPTION",
      "PRICE",
      "CURRENCY_CODE",
      "QUANTITY",
      "TAGS",
      "MATERIALS",
      "IMAGE1",
    ]);
    expect(cells).toMatchObject({ TITLE: title, PRICE: "12.00", IMAGE1: "images/1-mirror-lake.png" });
    expect(cells.TAGS?.split(",")).toHaveLength(13);
    expect(cells.DESCRIPTION).toContain("The design was supplied by the seller.");
    expect(cells.DESCRIPTION).toContain("drafted by software (Built-in engine)");
  });

  it("toolkit §5 no export breaks the limits of title and tags, whatever it is given", async () => {
    const anyText = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom(
        title,
        "=1+1",
        "@cmd",
        "A\nB",
        "😀",
        "lake & lake & lake",
        "x".repeat(139),
        "x".repeat(140),
      ),
    );
    const anyTag = fc.oneof(
      fc.string({ maxLength: 25 }),
      fc.constantFrom(...tags, "x".repeat(20), "x".repeat(21)),
    );
    const anyListing = fc.record({
      title: anyText,
      description: fc.oneof(anyText, fc.constant(description)),
      tags: fc.oneof(fc.constant(tags), fc.array(anyTag, { maxLength: 16 })),
    });
    let [exported, tries] = [0, 0];
    await fc.assert(
      fc.asyncProperty(anyListing, fc.constantFrom("csv", "json"), async (given, platform) => {
        const wish = { platform, name: "Any", columns: "etsy", listing: given };
        const isValid = checkListing(given).length === 0;
        tries += 1;
        const visitor = { ...ctx, ip: `10.0.${tries}.1` };
        const made = await exportWorkflow(visitor, wish).catch((error: unknown) => error);
        expect(made instanceof AppError).toBe(!isValid);
        if (!isValid) return;
        exported += 1;
        const file = made as { body: string };
        const out =
          platform === "json"
            ? (JSON.parse(file.body) as { listing: typeof given }).listing
            : listingOf(readCsv(file.body)[1] ?? []);
        expect(out.title.length).toBeGreaterThan(0);
        expect(out.title.length).toBeLessThan(140);
        expect(out.tags).toHaveLength(13);
        for (const tag of out.tags) expect(tag.length).toBeLessThanOrEqual(20);
      }),
      {
        numRuns: 150,
        examples: [
          [{ title, description, tags }, "csv"],
          [{ title, description, tags }, "json"],
        ],
      },
    );
    expect(exported).toBeGreaterThan(1);
  });

  it("toolkit §5 a listing over the limit stops at its step, and says that the work is kept", async () => {
    const wish = { ...(await someExport()), listing: { ...listing, title: "x".repeat(140) } };
    await expect(exportWorkflow(ctx, wish)).rejects.toThrow(
      "Export stopped at “Check the listing”: The title has 140 characters; it must stay under 140. Your work is kept.",
    );
  });

  it("issue 7 the package holds listing, pictures, five mockups and the note", async () => {
    const made = await whileDrawing(exportWorkflow(ctx, { ...(await someExport()), platform: "zip" }));
    if (made.kind !== "file") throw new Error("No file came.");
    const files = unzipSync(new Uint8Array(await new Response(made.body).arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      "etsy-listing.csv",
      "how-it-was-made.txt",
      "images/1-mirror-lake.png",
      "listing.csv",
      "listing.json",
      "mockups/mug.webp",
      "mockups/poster.webp",
      "mockups/sticker.webp",
      "mockups/t-shirt.webp",
      "mockups/tumbler.webp",
    ]);
    expect(files["images/1-mirror-lake.png"]?.length).toBeGreaterThan(1000);
    expect(new TextDecoder().decode(files["how-it-was-made.txt"])).toContain("uploaded by the seller");
  }, 60_000);

  it("issue 7 a picture drawn by AI says so, and a reference is never exported", async () => {
    const drawn = await keepDesign(ctx, {
      bytes: picture,
      title: "Drawn lake",
      source: "generated",
      prompt: "a lake",
      madeBy: "Built-in preview engine",
    });
    const reference = await keepDesign(ctx, { bytes: picture, title: "Their lake", source: "etsy" });
    const wish = { ...(await someExport()), platform: "json", design: reference, images: [drawn] };
    const document = JSON.parse(await textOf(wish)) as {
      pictures: string[];
      provenance: { disclosure: string; pictures: string[] };
    };
    expect(document.pictures).toEqual(["images/1-drawn-lake.png"]);
    expect(document.provenance.disclosure).toContain(
      "This design was made with AI (Built-in preview engine).",
    );
    expect(document.provenance.pictures).toEqual([
      "Drawn lake: drawn by Built-in preview engine from the prompt “a lake”.",
    ]);
  });

  it("toolkit §9 Zapier gets the listing at the given hook; a broken hook names the step", async () => {
    setEnv({ ALLOW_LOOPBACK_FETCH: "1" });
    const wish = { ...(await someExport()), platform: "zapier", hookUrl: `${address}/hooks/1` };
    expect(await exportWorkflow(ctx, wish)).toEqual({ kind: "sent", message: "Sent to Zapier" });
    expect(calls[0]).toMatchObject({
      path: "/hooks/1",
      body: { workflow: "Mirror Lake", listing: { title } },
    });
    status = 500;
    await expect(exportWorkflow(ctx, wish)).rejects.toThrow(
      "Export stopped at “Send to Zapier”: The hook answered 500. Your work is kept.",
    );
  });

  it.each([
    "http://127.0.0.1:1/x",
    "http://169.254.169.254/latest",
    "http://10.0.0.8/hook",
    "file:///etc/passwd",
  ])("issue 7 a hook inside the network is refused: %s", async (hookUrl) => {
    const wish = { ...(await someExport()), platform: "zapier", hookUrl };
    await expect(exportWorkflow(ctx, wish)).rejects.toThrow("Export stopped at “Send to Zapier”");
  });

  it("toolkit §9 GoHighLevel gets a product with the given key", async () => {
    setEnv({ GOHIGHLEVEL_BASE_URL: address });
    const wish = { ...(await someExport()), platform: "gohighlevel", apiKey: "pit-test", locationId: "loc1" };
    expect(await exportWorkflow(ctx, wish)).toEqual({ kind: "sent", message: "Sent to GoHighLevel" });
    expect(calls[0]).toMatchObject({
      path: "/products/",
      headers: { authorization: "Bearer pit-test", version: "2021-07-28" },
      body: { name: title, locationId: "loc1" },
    });
    status = 401;
    await expect(exportWorkflow(ctx, wish)).rejects.toThrow(
      "Export stopped at “Send to GoHighLevel”: GoHighLevel does not accept this API key. Your work is kept.",
    );
  });
});

/** A worker that draws mockups for as long as somebody waits for them. */
async function whileDrawing<Result>(waiting: Promise<Result>): Promise<Result> {
  let isOver = false;
  const ended = waiting.finally(() => (isOver = true));
  while (!isOver) {
    await drainJobs(drawMockupJob);
    await delay(50);
  }
  return await ended;
}

function listingOf(row: string[]): { title: string; tags: string[] } {
  return { title: row[0] ?? "", tags: (row[5] ?? "").split(",") };
}
