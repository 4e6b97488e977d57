import { randomUUID } from "node:crypto";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { readEmbeddedPrompt } from "#app/core/ai/builtin/embedded-prompt.server.ts";
import type { ProductFormat } from "#app/core/ai/builtin/print-check.ts";
import { readImage } from "#app/core/files/read-image.server.ts";
import { reencodeImage } from "#app/core/files/reencode-image.server.ts";
import { files } from "#app/platform/storage/files.server.ts";
import { limitStudio } from "./limit-studio.server.ts";
import type { DesignSource } from "./options.ts";
import type { Design } from "./schema.ts";
import { studioDesigns } from "./tables.server.ts";

export interface NewDesign {
  /** The same id is kept once. */
  id?: string;
  bytes: Uint8Array;
  title: string;
  source: DesignSource;
  keywords?: string[];
  prompt?: string;
  madeBy?: string;
  format?: ProductFormat;
}

/** Stores a picture for the studio, drawn anew; what its file said about its making is remembered. */
export async function keepDesign(ctx: Ctx, given: NewDesign): Promise<Design> {
  await limitStudio(ctx, "picture");
  const image = await readImage(given.bytes);
  const found = await readEmbeddedPrompt(given.bytes);
  // Photos stay JPEG; everything else keeps its exact pixels and its transparency.
  const kept = await reencodeImage(image, {
    format: image.format === "jpeg" ? "jpeg" : "png",
    quality: 94,
  });
  const id = given.id ?? randomUUID();
  const path = `studio/${id}/design.${kept.format === "jpeg" ? "jpg" : "png"}`;
  await files().put(path, kept.bytes);
  const { title, source, keywords = [], prompt = "", madeBy = "", format = null } = given;
  await ctx.db
    .insert(studioDesigns)
    .values({
      id,
      userId: isMember(ctx.viewer) ? ctx.viewer.userId : null,
      path,
      source,
      title,
      prompt,
      madeBy,
      found: found ? { tool: found.tool, prompt: found.prompt.slice(0, 6000) } : null,
      width: kept.width,
      height: kept.height,
    })
    .onConflictDoNothing();
  return {
    id,
    title,
    source,
    keywords,
    width: kept.width,
    height: kept.height,
    prompt: prompt || (found?.prompt.slice(0, 6000) ?? ""),
    madeBy: madeBy || (found?.tool ?? ""),
    format,
    isReference: source === "etsy",
  };
}
