import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { loader as creatorFeed } from "./creator-feed.route.ts";
import { loader as feed } from "./feed.route.ts";
import { listSitemaps } from "./list-sitemaps.server.ts";
import { loader as robots } from "./robots.route.ts";
import { loader as sharePicture } from "./share-picture.route.ts";
import { loader as sitemap } from "./sitemap.route.ts";
import { xmlText } from "./xml.ts";

const { db } = await useTestDatabase();
const ctx = testCtx(db);
const canary = "canary-of-the-locked-text";
let live: string;
let draft: string;

function ask<Args>(load: (args: Args) => Promise<unknown>, params: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(requestCtx, ctx);
  const request = new Request("http://site/");
  return load({
    context,
    params,
    request,
    url: new URL(request.url),
    pattern: "",
  } as Args) as Promise<Response>;
}

beforeAll(async () => {
  const fields = {
    Title: 'Fox & "Badge" <small>\u0001',
    "Full Prompt": canary,
    "Creator Email": `${canary}@example.com`,
    Creator: "Nora Lindqvist",
  };
  live = (await createTestRecord(db, { fields })).id;
  draft = (
    await createTestRecord(db, { tableName: "User Submission", fields: { ...fields, Status: "Draft" } })
  ).id;
});

describe("found by others", () => {
  test("D15 feeds and sitemaps list what is on show and carry no locked text", async () => {
    const bodies = await Promise.all(
      [
        ask(feed),
        ask(creatorFeed, { handle: "NoraLindqvist" }),
        ask(sitemap),
        ask(sitemap, { file: "prompts.xml" }),
        ask(sitemap, { file: "pages.xml" }),
        ask(sitemap, { file: "creators.xml" }),
      ].map(async (response) => await (await response).text()),
    );
    const [newest = "", byCreator = "", index = "", prompts = "", pages = "", creators = ""] = bodies;
    for (const body of bodies) {
      expect(body).not.toContain(canary);
      expect(body).not.toContain(draft);
    }
    for (const body of [newest, byCreator, prompts]) expect(body).toContain(`/prompt/${live}`);
    expect(newest).toContain("<title>Fox &amp; &quot;Badge&quot; &lt;small&gt;</title>");
    expect(index).toContain("/sitemap/prompts.xml</loc>");
    expect(pages).toContain("/midjourney</loc>");
    expect(creators).toContain("/creator/noralindqvist</loc>");
  });

  test("a feed or sitemap that does not exist is not found", async () => {
    const notFound = { init: { status: 404 } };
    await expect(ask(creatorFeed, { handle: "nobody" })).rejects.toMatchObject(notFound);
    for (const file of ["prompts-nonsense!.xml", "other.xml"])
      await expect(ask(sitemap, { file })).rejects.toMatchObject(notFound);
  });

  test("sitemaps are cut by a fixed number of addresses, none left out and none empty", async () => {
    for (let count = 0; count < 4; count += 1) await createTestRecord(db);
    expect(await listSitemaps(ctx, 5)).toEqual([""]);
    const starts = await listSitemaps(ctx, 2);
    expect(starts).toHaveLength(3);
    expect(starts).toEqual([...starts].sort());
  });

  test("robots.txt keeps personal pages out and names the sitemap", async () => {
    const text = await robots().text();
    expect(text).toContain("Disallow: /account");
    expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });

  test("shared links get a picture of 1200 by 630, drawn once; drafts get none", async () => {
    const first = await ask(sharePicture, { "*": `prompt/${live}.png` });
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const again = await ask(sharePicture, { "*": `prompt/${live}.png` });
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    for (const path of [`prompt/${draft}.png`, "prompt/nothing.png", "creator/nobody.png", "other.png"])
      await expect(ask(sharePicture, { "*": path })).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("XML holds any text", () => {
    expect(xmlText("a\u0000\u0008<b>&'\ud800")).toBe("a&lt;b&gt;&amp;&apos;\ufffd");
  });
});
