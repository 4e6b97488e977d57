import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { handleApi } from "#server/api.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { disc, drawTestPicture } from "#tests/support/draw-test-picture.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);

/** Calls the function as a script would, with a worker beside it. */
async function call(name: string, body: object, ctx: Ctx = testCtx(db)) {
  const request = new Request(`http://site.test/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  let isOpen = true;
  const answered = handleApi(request, ctx).finally(() => (isOpen = false));
  while (isOpen) {
    await drainJobs(runGeneration);
    await delay(20);
  }
  const response = await answered;
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe("the functions that the integration guide names", () => {
  it("toolkit §7 analyze-etsy-niches and analyze-etsy-trends say that they are sample data", async () => {
    const { body } = await call("analyze-etsy-niches", { searchTerm: "wedding" });
    expect(body).toMatchObject({ source: "Sample data", niches: [{ name: "Wedding welcome signs" }] });
    const trends = await call("analyze-etsy-trends", { trend: "Falling" });
    expect(trends.body.source).toBe("Sample data");
    expect((trends.body.trends as { trend: string }[]).every(({ trend }) => trend === "Falling")).toBe(true);
    expect(await call("analyze-etsy-niches", {})).toMatchObject({
      status: 422,
      body: { error: "Please enter a search term" },
    });
  });

  it("toolkit §7 analyze-design measures the picture it is given, and no address inside the network", async () => {
    const picture = drawTestPicture(600, 600, (context) => disc(context, 300, 300, 250, "#3060c0"));
    const { status, body } = await call("analyze-design", {
      image: `data:image/png;base64,${picture.toString("base64")}`,
      title: "Blue disc",
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { width: 600, height: 600 } });
    expect(body.prints).toHaveLength(5);
    expect((await call("analyze-design", { image: "http://169.254.169.254/x.png" })).status).toBe(400);
  });

  it("toolkit §7 generate-design draws for a format and charges what an image costs", async () => {
    const user = await createUser(db);
    const { status, body } = await call(
      "generate-design",
      { prompt: "a lake at dawn", format: "mug", style: "vintage" },
      testCtx(db, memberOf(user)),
    );
    expect({ status, body }).toMatchObject({ status: 200, body: { credits: 8 } });
    expect(String(body.image_url)).toContain("/files/");
    expect(String(body.prompt)).toContain("lake at dawn");
    expect(Number(await getBalance(db, user.id))).toBe(92);
  });

  it("toolkit §7 generate-seo-content keeps the limits of a listing", async () => {
    const { body } = await call("generate-seo-content", { keywords: "lake wall art", format: "poster" });
    expect(String(body.title).length).toBeLessThan(140);
    expect(body.tags).toHaveLength(13);
    expect((await call("generate-seo-content", { keywords: "" })).body.error).toBe(
      "Please enter keywords for your design",
    );
  });

  it("toolkit §7 and D15 fetch-airtable-prompts lists prompts and never their locked text", async () => {
    const secret = "the locked half of the prompt";
    const { id } = await createTestRecord(db, {
      fields: { Title: "Quiet fjord", "Full Prompt": `${"a fjord ".repeat(40)}${secret}` },
    });
    const { body } = await call("fetch-airtable-prompts", { search: "fjord" });
    expect(body.prompts).toContainEqual(expect.objectContaining({ id, title: "Quiet fjord" }));
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});
