import { redirect } from "react-router";
import type { Ctx } from "#app/core/accounts/ctx.server.ts";
import { cancelGeneration } from "#app/core/ai/generations/cancel-generation.server.ts";
import { waitForGeneration } from "#app/core/ai/generations/get-generation.server.ts";
import { startGeneration } from "#app/core/ai/generations/start-generation.server.ts";
import { rewriteTitle } from "#app/core/ai/rewrite-title.server.ts";
import { saveGeneration } from "#app/core/ai/save-generation.server.ts";
import { megaTagsInput, rewriteTitleInput, upscaleImageInput } from "#app/core/ai/schema.ts";
import { readImageAddress } from "#app/core/files/read-image-address.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import type { Uploads } from "#app/platform/http/read-uploads.server.ts";
import { findSource } from "./find-source.server.ts";

const tagTimeoutMs = 60_000;

/** What each button of the suite does. An upscale is followed at the address of its result. */
export async function runEnhancement(
  ctx: Ctx,
  { fields, files }: Uploads,
  { search, signal }: { search: URLSearchParams; signal: AbortSignal },
) {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
  switch (fields.intent) {
    case "upscale": {
      const { style } = parseInput(upscaleImageInput, given);
      const address = given.imageUrl ?? (await findSource(ctx, search))?.imageUrl;
      const image = files.image ?? (address ? await readImageAddress(address, signal) : undefined);
      const { id } = await startGeneration(ctx, {
        request: { function: "upscale-image", ...(style ? { style } : {}) },
        image,
        key: given.key,
      });
      const next = new URLSearchParams(search);
      next.set("upscaled", id);
      return redirect(`/generator/enhance?${next.toString()}`);
    }
    case "cancel": {
      await cancelGeneration(ctx, { id: fields.id ?? "" });
      return { ok: true as const, kind: "message" as const, message: "Upscaling cancelled" };
    }
    case "save":
      await saveGeneration(ctx, { id: fields.id ?? "", title: given.title ?? "Upscaled image" });
      return { ok: true as const, kind: "message" as const, message: "Saved to your gallery" };
    case "title":
      return {
        ok: true as const,
        kind: "title" as const,
        message: "Title rewritten successfully!",
        ...(await rewriteTitle(ctx, parseInput(rewriteTitleInput, given), signal)),
      };
    case "tags":
      return await makeTags(ctx, given, signal);
    default:
      throw new AppError("bad_request", "This page cannot do that.");
  }
}

async function makeTags(ctx: Ctx, given: Record<string, string>, signal: AbortSignal) {
  const existingTags = (given.existingTags ?? "")
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const request = parseInput(megaTagsInput, { ...given, existingTags });
  const { id } = await startGeneration(ctx, { request: { function: "generate-mega-tags", ...request } });
  const made = await waitForGeneration(ctx, { id, timeoutMs: tagTimeoutMs, signal });
  const { megaTags, newTagsCount, totalTagsCount } = made.result ?? {};
  if (made.status === "failed") throw new AppError("upstream", made.error ?? "Please try again.");
  if (!Array.isArray(megaTags) || megaTags.length === 0)
    throw new AppError("upstream", "No mega tags returned");
  return {
    ok: true as const,
    kind: "tags" as const,
    message: `Generated ${Number(newTagsCount)} new tags! Total: ${Number(totalTagsCount)} tags`,
    megaTags: megaTags.map(String),
    madeBy: made.madeBy,
  };
}
