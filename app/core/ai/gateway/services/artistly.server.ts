import * as z from "zod";
import { pictureSizes } from "#app/core/ai/drawing/scene-from-words.ts";
import type { DrawRequest } from "#app/core/ai/gateway/image-service.server.ts";
import type { Making } from "#app/core/ai/gateway/making.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";
import { safeFetch } from "#app/platform/http/safe-fetch.server.ts";
import { requireAnswer } from "./require-answer.ts";

const answer = z.object({
  data: z.array(z.object({ url: z.string().optional(), b64_json: z.string().optional() })).min(1),
});

/** Artistly publishes no interface of its own; accounts with access get one that follows OpenAI's images API. */
export async function drawWithArtistly(
  { apiKey, baseURL }: { apiKey: string; baseURL: string },
  { prompt, size, style }: DrawRequest,
  { signal, onProgress }: Making,
): Promise<Uint8Array> {
  onProgress(0.1);
  const { width, height } = pictureSizes[size];
  const response = await fetchService(
    "Artistly",
    `${baseURL.replace(/\/+$/, "")}/images/generations`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ prompt, style, size: `${width}x${height}`, n: 1 }),
    },
    { signal, timeoutMs: 120_000 },
  );
  const [picture] = answer.parse(await requireAnswer("Artistly", response)).data;
  onProgress(0.8);
  if (picture?.b64_json) return Buffer.from(picture.b64_json, "base64");
  if (!picture?.url) throw new AppError("upstream", "Artistly sent no picture. Please try again.");
  const { status, body } = await safeFetch(picture.url, { maxBytes: 40 * 1024 * 1024, signal });
  if (status !== 200) throw new AppError("upstream", "Artistly's picture could not be fetched.");
  return body;
}
