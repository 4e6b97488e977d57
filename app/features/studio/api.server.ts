import * as z from "zod";
import { openProcedure } from "#app/core/accounts/procedure.server.ts";
import { productFormats } from "#app/core/ai/builtin/print-check.ts";
import { waitForGeneration } from "#app/core/ai/generations/get-generation.server.ts";
import { listSiteDemand } from "#app/core/catalog/site-demand.server.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { analysePicture } from "./analyse-design.server.ts";
import { startDesignImage } from "./draw-design.server.ts";
import { fetchPrompts, promptsQuery, shownPrompt } from "./fetch-prompts.server.ts";
import { limitStudio } from "./limit-studio.server.ts";
import { searchNiches } from "./read-niches.server.ts";
import { sampleNiches } from "./sample-niches.ts";
import { imageInput, nicheInput, reportShape, seoInput, seoShape } from "./schema.ts";
import { writeDesignPrompts } from "./write-design-prompts.server.ts";
import { writeListing } from "./write-listing.server.ts";

// The functions that the integration guide names (toolkit §7): the studio's own work, for other programs.

const tags = ["Studio functions"];
const level = z.enum(["Low", "Medium", "High"]);

const niche = z.object({
  name: z.string(),
  competition: level,
  profitability: level,
  trend: z.enum(["Rising", "Stable", "Falling"]),
  avgPrice: z.number(),
  searches: z.number(),
});
const demand = z.object({
  term: z.string(),
  searches: z.number(),
  unlocks: z.number(),
  prompts: z.number(),
});
/** Nobody should take sample figures for measured ones. */
const source = z.literal("Sample data");

export const studioApi = {
  niches: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/analyze-etsy-niches",
      tags,
      summary: "Sample niches near a term, and this site's own searches and unlocks",
    })
    .input(z.object({ searchTerm: nicheInput.shape.term }))
    .output(z.object({ niches: z.array(niche), source, site: z.array(demand) }))
    .handler(async ({ input, context: { ctx } }) => ({
      ...(await searchNiches(ctx, { term: input.searchTerm })),
      source: "Sample data" as const,
    })),
  trends: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/analyze-etsy-trends",
      tags,
      summary: "Sample niches that rise or fall, and what is asked for on this site",
    })
    .input(z.object({ trend: z.enum(["Rising", "Stable", "Falling"]).optional() }))
    .output(z.object({ trends: z.array(niche), source, site: z.array(demand) }))
    .handler(async ({ input, context: { ctx } }) => ({
      trends: sampleNiches
        .filter(({ trend }) => input.trend === undefined || trend === input.trend)
        .toSorted((a, b) => b.searches - a.searches),
      source: "Sample data" as const,
      site: await listSiteDemand(ctx),
    })),
  analyze: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/analyze-design",
      tags,
      summary: "Palette, style, lettering, composition and print quality of a picture",
    })
    .input(
      z.object({
        image: z
          .string({ error: "Please give an image." })
          .max(30_000_000, "This image is too large.")
          .describe("A data URL, a file of this site, or a public address."),
        title: z.string().trim().max(200).optional(),
      }),
    )
    .output(reportShape.omit({ designId: true }))
    .handler(async ({ input, context: { ctx }, signal }) => {
      await limitStudio(ctx, "picture");
      const image = await readImage(await readImageAddress(input.image, signal));
      const { designId: _, ...report } = await analysePicture(image, { title: input.title ?? "" });
      return report;
    }),
  generate: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/generate-design",
      tags,
      summary: "Draw a design for a product, and write its prompt",
    })
    .input(imageInput.omit({ key: true }).extend({ idempotencyKey: imageInput.shape.key }))
    .output(
      z.object({
        image_url: z.string(),
        prompt: z.string(),
        generation_id: z.uuid(),
        made_by: z.string(),
        credits: z.number(),
      }),
    )
    .handler(async ({ input, context: { ctx }, signal }) => {
      const { idempotencyKey: key, ...wish } = input;
      const [written] = await writeDesignPrompts(ctx, { ...wish, formats: [wish.format] }, signal);
      const { id } = await startDesignImage(ctx, { ...wish, key });
      const made = await waitForGeneration(ctx, { id, signal });
      if (made.status !== "done" || !made.imageUrl)
        throw new AppError("upstream", made.error ?? `Not finished. Ask at /api/v1/generations/${id}.`);
      return {
        image_url: new URL(made.imageUrl, env().APP_ORIGIN).href,
        prompt: written?.text ?? wish.prompt,
        generation_id: id,
        made_by: made.madeBy,
        credits: made.cost,
      };
    }),
  seo: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/generate-seo-content",
      tags,
      summary: "Title, 13 tags and description within Etsy's limits",
    })
    .input(seoInput.extend({ format: z.enum(productFormats).default("poster") }))
    .output(seoShape.extend({ source: source.nullable() }))
    .handler(async ({ input, context: { ctx }, signal }) => {
      const data = await writeListing(ctx, input, signal);
      return { ...data, source: data.niche === null ? null : ("Sample data" as const) };
    }),
  prompts: openProcedure
    .route({
      method: "POST",
      path: "/functions/v1/fetch-airtable-prompts",
      tags,
      summary: "Prompts of the library to start from",
    })
    .input(promptsQuery)
    .output(z.object({ prompts: z.array(shownPrompt), total: z.number() }))
    .handler(async ({ input, context: { ctx } }) => await fetchPrompts(ctx, input)),
};
