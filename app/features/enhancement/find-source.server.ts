import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { openGeneration } from "#app/core/ai/generations/open-generation.server.ts";
import { titleOf } from "#app/core/ai/prompt-title.ts";
import { findUserImages } from "#app/core/files/find-user-images.server.ts";

/** The picture a user came with: from the gallery (`image`) or from a result of the generator (`from`). */
export interface Source {
  imageUrl: string;
  title: string;
  prompt: string;
}

export async function findSource(ctx: Ctx, search: URLSearchParams): Promise<Source | null> {
  const imageId = search.get("image");
  const generationId = search.get("from");
  if (imageId && isMember(ctx.viewer)) {
    const [image] = await findUserImages(ctx, [imageId]);
    return image ? { imageUrl: image.imageUrl, title: image.title, prompt: image.prompt } : null;
  }
  if (!generationId) return null;
  const { imageUrl, input } = (await openGeneration(ctx, { id: generationId })) ?? {};
  const prompt = typeof input?.prompt === "string" ? input.prompt : "";
  return imageUrl ? { imageUrl, title: titleOf(prompt), prompt } : null;
}
