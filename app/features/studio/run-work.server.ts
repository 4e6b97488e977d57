import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { analyseDesign } from "./analyse-design.server.ts";
import { adoptImage, startDesignImage } from "./draw-design.server.ts";
import { findDesign } from "./find-design.server.ts";
import { askMockup } from "./find-mockup.server.ts";
import { importFromEtsy, importFromKeywords } from "./import-design.server.ts";
import { keepDesign } from "./keep-design.server.ts";
import { deleteProject, getProject, listProjects } from "./list-projects.server.ts";
import { searchNiches } from "./read-niches.server.ts";
import { remixDesign } from "./remix-design.server.ts";
import { saveProject } from "./save-project.server.ts";
import { mockupInput } from "./schema.ts";
import { writeDesignPrompts } from "./write-design-prompts.server.ts";
import { writeListing } from "./write-listing.server.ts";

interface Work {
  ctx: Ctx;
  input: Record<string, unknown>;
  image: Uint8Array | undefined;
  signal: AbortSignal;
}

/** What each button of the studio asks for, by name. */
const works = {
  "import-etsy": async ({ ctx, input, signal }: Work) => await importFromEtsy(ctx, input, signal),
  "import-keywords": async ({ ctx, input }: Work) => await importFromKeywords(ctx, input),
  "import-upload": async ({ ctx, input, image }: Work) => {
    if (!image) throw new AppError("validation", "Please choose an image.");
    return { design: await keepDesign(ctx, { bytes: image, title: titleOf(input.title), source: "upload" }) };
  },
  niches: async ({ ctx, input }: Work) => await searchNiches(ctx, input),
  analyze: async ({ ctx, input }: Work) => ({ report: await analyseDesign(ctx, input) }),
  prompts: async ({ ctx, input, signal }: Work) => ({
    prompts: await writeDesignPrompts(ctx, input, signal),
  }),
  image: async ({ ctx, input }: Work) => {
    const { id, madeBy, cost } = await startDesignImage(ctx, input);
    return { generationId: id, madeBy, cost };
  },
  mockup: async ({ ctx, input }: Work) => {
    const { designId, format } = parseInput(mockupInput, input);
    return { isReady: (await askMockup(ctx, await findDesign(ctx, designId), format)) !== null };
  },
  adopt: async ({ ctx, input }: Work) => ({ design: await adoptImage(ctx, input) }),
  remix: async ({ ctx, input }: Work) => ({ remixes: await remixDesign(ctx, input) }),
  seo: async ({ ctx, input, signal }: Work) => ({ data: await writeListing(ctx, input, signal) }),
  "save-project": async ({ ctx, input }: Work) => await saveProject(ctx, input),
  "open-project": async ({ ctx, input }: Work) => await getProject(ctx, String(input.id)),
  "delete-project": async ({ ctx, input }: Work) => await deleteProject(ctx, String(input.id)),
  "list-projects": async ({ ctx }: Work) => ({ projects: await listProjects(ctx) }),
};

export type WorkName = keyof typeof works;
export type WorkAnswers = { [Name in WorkName]: Awaited<ReturnType<(typeof works)[Name]>> };

function titleOf(given: unknown): string {
  const name = typeof given === "string" ? given.replace(/\.\w{3,4}$/, "") : "";
  const title = name
    .replaceAll(/[-_\s]+/g, " ")
    .trim()
    .slice(0, 200);
  return title ? title.charAt(0).toUpperCase() + title.slice(1) : "Untitled design";
}

function isWorkName(name: string): name is WorkName {
  return Object.hasOwn(works, name);
}

export async function runWork(name: string, work: Work): Promise<WorkAnswers[WorkName]> {
  if (!isWorkName(name)) throw new AppError("bad_request", "This page cannot do that.");
  return await works[name](work);
}
