import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { runGeneration } from "#app/core/ai/jobs.server.ts";
import { getBalance } from "#app/core/credits/get-balance.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { fillModels } from "#db/seed/fill-models.ts";
import { createTestRecord } from "#tests/support/create-record.ts";
import { createUser, memberOf } from "#tests/support/create-user.ts";
import { drainJobs } from "#tests/support/drain-jobs.ts";
import { disc, drawTestPicture } from "#tests/support/draw-test-picture.ts";
import { makePng, textChunk } from "#tests/support/make-png.ts";
import { setEnv } from "#tests/support/set-env.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { useTestFiles } from "#tests/support/test-files.ts";
import { analyseDesign } from "./analyse-design.server.ts";
import { adoptImage, startDesignImage } from "./draw-design.server.ts";
import { findDesign } from "./find-design.server.ts";
import { importFromEtsy, importFromKeywords } from "./import-design.server.ts";
import { keepDesign } from "./keep-design.server.ts";
import { deleteProject, exportProjects, getProject, listProjects } from "./list-projects.server.ts";
import { searchNiches } from "./read-niches.server.ts";
import { remixDesign } from "./remix-design.server.ts";
import { saveProject } from "./save-project.server.ts";
import { sweepDesigns } from "./sweep-designs.server.ts";
import { studioDesigns } from "./tables.server.ts";
import { emptyWorkflow } from "./workflow.ts";
import { writeDesignPrompts } from "./write-design-prompts.server.ts";
import { writeListing } from "./write-listing.server.ts";

const { db } = await useTestDatabase();
useTestFiles();
await fillModels(db);
const visitor = testCtx(db);
const member = async () => testCtx(db, memberOf(await createUser(db)));
const cutOut = drawTestPicture(1200, 1200, (context) => disc(context, 600, 600, 500, "#c02050"));

describe("import", () => {
  it("toolkit §5 asks for an Etsy URL, keywords and a search term", async () => {
    await expect(importFromEtsy(visitor, { url: " " })).rejects.toThrow("Please enter an Etsy URL");
    await expect(importFromKeywords(visitor, { keywords: "" })).rejects.toThrow(
      "Please enter search keywords",
    );
    await expect(searchNiches(visitor, { term: "" })).rejects.toThrow("Please enter a search term");
    await expect(importFromEtsy(visitor, { url: "https://example.com/listing/1" })).rejects.toThrow(
      "This is not the address of an Etsy listing",
    );
  });

  it("D24 without a key an Etsy address says title and keywords itself", async () => {
    setEnv({ ETSY_API_KEY: undefined });
    const { design, from } = await importFromEtsy(visitor, {
      url: "https://www.etsy.com/listing/1234567890/mirror-lake-wall-art-print",
    });
    expect(from).toBe("address");
    expect(design).toMatchObject({ id: null, title: "Mirror lake wall art print", isReference: true });
    expect(design.keywords.length).toBeGreaterThan(1);
  });

  it("D24 keywords become an idea, with prompts of the library near to it", async () => {
    const { id } = await createTestRecord(db, { fields: { Title: "Foggy fjord", Tags: ["fjord"] } });
    const { design, matches } = await importFromKeywords(visitor, { keywords: "fjord, moody print" });
    expect(design).toMatchObject({ id: null, title: "Fjord", keywords: ["fjord", "moody print"] });
    expect(matches.map((match) => match.id)).toContain(id);
  });
});

describe("a design", () => {
  it("toolkit §6 of a member is there for that member only", async () => {
    const owner = await member();
    const { id } = await keepDesign(owner, { bytes: cutOut, title: "Disc", source: "upload" });
    expect(await findDesign(owner, id ?? "")).toMatchObject({ title: "Disc", width: 1200 });
    await expect(findDesign(visitor, id ?? "")).rejects.toThrow("This design is no longer here.");
    await expect(findDesign(await member(), id ?? "")).rejects.toThrow("This design is no longer here.");
    await expect(findDesign(visitor, "recNoUuid")).rejects.toThrow("This design is no longer here.");
  });

  it("D24 is analysed for real: palette, transparency, print quality and cloth", async () => {
    const { id } = await keepDesign(visitor, { bytes: cutOut, title: "Red disc", source: "upload" });
    const report = await analyseDesign(visitor, { designId: id });
    expect(report.palette[0]?.name).toMatch(/red|crimson|rose|pink|raspberry/i);
    expect(report.transparentPercent).toBeGreaterThan(30);
    expect(report.prints.find(({ format }) => format === "sticker")).toMatchObject({
      dpi: 300,
      verdict: "ready",
    });
    expect(report.prints.find(({ format }) => format === "poster")).toMatchObject({ verdict: "too small" });
    expect(report.garments.map(({ garment }) => garment)).toEqual(["light", "dark"]);
    expect(report.prompts[0]?.text).toContain("Red disc");
    await expect(analyseDesign(visitor, { designId: null })).rejects.toThrow(
      "Please import a design first from the Import tab",
    );
  });

  it("D24 remembers the prompt that its file held", async () => {
    const bytes = makePng({
      width: 64,
      height: 64,
      chunks: [textChunk("parameters", "a ginger cat\nSteps: 20, Sampler: Euler a, CFG scale: 7")],
    });
    const { id } = await keepDesign(visitor, { bytes, title: "Cat", source: "upload" });
    const { prompts } = await analyseDesign(visitor, { designId: id });
    expect(prompts[0]?.label).toMatch(/Found in the file/);
    expect(prompts[0]?.text).toContain("a ginger cat");
  });

  it("D24 of a visitor is swept after two days with its files; a saved member's stays", async () => {
    const owner = await member();
    const old = sql`now() - interval '60 days'`;
    const [left, kept, unsaved] = [
      await keepDesign(visitor, { bytes: cutOut, title: "Left", source: "upload" }),
      await keepDesign(owner, { bytes: cutOut, title: "Kept", source: "upload" }),
      await keepDesign(owner, { bytes: cutOut, title: "Unsaved", source: "upload" }),
    ];
    await saveProject(owner, { id: null, workflow: { ...emptyWorkflow, design: kept } });
    for (const { id } of [left, kept, unsaved])
      await db
        .update(studioDesigns)
        .set({ createdAt: old })
        .where(eq(studioDesigns.id, id ?? ""));
    await sweepDesigns(db);
    const ids = (await db.select({ id: studioDesigns.id }).from(studioDesigns)).map(({ id }) => id);
    expect(ids).toContain(kept.id);
    expect(ids).not.toContain(left.id);
    expect(ids).not.toContain(unsaved.id);
    expect(await files().list(`studio/${left.id}`)).toEqual([]);
  });
});

describe("generate and remix", () => {
  it("toolkit §5 asks for a prompt and a base prompt", async () => {
    const blank = { prompt: " ", formats: ["mug"], format: "mug" };
    const sentence = "Please enter a prompt or select from analyzed prompts";
    await expect(writeDesignPrompts(visitor, blank)).rejects.toThrow(sentence);
    await expect(startDesignImage(visitor, blank)).rejects.toThrow(sentence);
    await expect(remixDesign(visitor, { basePrompt: "", type: "style" })).rejects.toThrow(
      "Please provide a base prompt",
    );
  });

  it("toolkit §9 writes one prompt for each chosen format", async () => {
    const wish = { prompt: "a lake at dawn", formats: ["mug", "poster"], style: "vintage", target: "dalle" };
    const written = await writeDesignPrompts(visitor, wish);
    expect(written.map(({ format }) => format)).toEqual(["mug", "poster"]);
    for (const { text } of written) expect(text.toLowerCase()).toContain("lake at dawn");
  });

  it("D13 a member's picture costs what an image costs and comes into the studio once", async () => {
    const ctx = await member();
    const { id } = await startDesignImage(ctx, { prompt: "a lake at dawn", format: "mug", style: "vintage" });
    await expect(adoptImage(ctx, { generationId: id, title: "Lake", format: "mug" })).rejects.toThrow(
      "This picture is not finished.",
    );
    await drainJobs(runGeneration);
    const design = await adoptImage(ctx, { generationId: id, title: "Lake", format: "mug" });
    expect(design).toMatchObject({ source: "generated", format: "mug", madeBy: "Built-in preview engine" });
    expect(await adoptImage(ctx, { generationId: id, title: "Lake", format: "mug" })).toMatchObject({ id });
    const { viewer } = ctx;
    if (viewer.kind !== "member") throw new Error("A member was expected.");
    expect(Number(await getBalance(db, viewer.userId))).toBe(92);
    await expect(
      adoptImage(await member(), { generationId: id, title: "Lake", format: "mug" }),
    ).rejects.toThrow("This generation does not exist.");
  });

  it("toolkit §9 gives five variations of each type and one's own, each with its similarity", async () => {
    for (const type of ["style", "theme", "mood"]) {
      const remixes = await remixDesign(visitor, {
        basePrompt: "a lake at dawn",
        type,
        custom: [" paper cut ", ""],
      });
      expect(remixes.filter(({ isCustom }) => !isCustom)).toHaveLength(5);
      expect(remixes.filter(({ isCustom }) => isCustom).map(({ label }) => label)).toEqual(["paper cut"]);
      for (const { similarityPercent } of remixes) {
        expect(similarityPercent).toBeGreaterThan(0);
        expect(similarityPercent).toBeLessThanOrEqual(100);
      }
    }
  }, 60_000);
});

describe("SEO and niches", () => {
  it("toolkit §5 asks for keywords, and keeps title and tags within their limits", async () => {
    await expect(writeListing(visitor, { keywords: "", format: "mug" })).rejects.toThrow(
      "Please enter keywords for your design",
    );
    const data = await writeListing(visitor, { keywords: "teacher mugs, coffee", format: "mug" });
    expect(data.title.length).toBeLessThan(140);
    expect(data.tags).toHaveLength(13);
    expect(data).toMatchObject({
      niche: "Teacher appreciation mugs",
      competition: "Medium",
      searchVolume: 21300,
    });
  });

  it("D24 niches are the sample set near the term, beside this site's own figures", async () => {
    const found = await searchNiches(visitor, { term: "wedding signs" });
    expect(found.niches[0]?.name).toBe("Wedding welcome signs");
    expect(found.site[0]).toMatchObject({ term: "wedding signs", searches: 0 });
  });
});

describe("projects", () => {
  it("issue 7 a workflow is saved, listed, changed and deleted by its owner only", async () => {
    const owner = await member();
    const { id } = await saveProject(owner, { id: null, workflow: { ...emptyWorkflow, name: "Lake" } });
    await saveProject(owner, { id, workflow: { ...emptyWorkflow, name: "Lake prints" } });
    expect((await listProjects(owner)).map(({ name }) => name)).toEqual(["Lake prints"]);
    const other = await member();
    await expect(getProject(other, id)).rejects.toThrow("This workflow does not exist.");
    await expect(deleteProject(other, id)).rejects.toThrow("This workflow does not exist.");
    expect((await getProject(owner, id)).workflow.name).toBe("Lake prints");
    expect(await exportProjects(owner)).toMatchObject([{ name: "Lake prints", workflow: { version: 1 } }]);
    expect(await deleteProject(owner, id)).toEqual({ name: "Lake prints" });
    await expect(saveProject(visitor, { id: null, workflow: emptyWorkflow })).rejects.toThrow(
      "Please sign in to save your workflow.",
    );
  });
});
