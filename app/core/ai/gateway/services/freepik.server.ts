import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import type { DrawRequest } from "#app/core/ai/gateway/image-service.server.ts";
import type { Making } from "#app/core/ai/gateway/making.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { fetchService } from "#app/platform/http/fetch-service.server.ts";
import { safeFetch } from "#app/platform/http/safe-fetch.server.ts";
import { requireAnswer } from "./require-answer.ts";

interface Access {
  apiKey: string;
  baseURL: string;
}

const task = z.object({
  data: z.object({
    task_id: z.string(),
    status: z.enum(["CREATED", "IN_PROGRESS", "COMPLETED", "FAILED"]),
    generated: z.array(z.string()).optional(),
  }),
});

const ratios = { square: "square_1_1", landscape: "widescreen_16_9", portrait: "social_story_9_16" } as const;

/** Freepik's Mystic: a task that is asked about until it is done. */
export async function drawWithFreepik(
  { apiKey, baseURL }: Access,
  { prompt, size }: DrawRequest,
  { signal, onProgress }: Making,
): Promise<Uint8Array> {
  const headers = { "x-freepik-api-key": apiKey, "content-type": "application/json" };
  const address = `${baseURL.replace(/\/+$/, "")}/v1/ai/mystic`;
  const body = JSON.stringify({
    prompt,
    aspect_ratio: ratios[size],
    resolution: size === "landscape" ? "2k" : "1k",
  });
  const call = async (url: string, init: RequestInit) =>
    task.parse(
      await requireAnswer("Freepik", await fetchService("Freepik", url, { ...init, headers }, { signal })),
    ).data;

  let found = await call(address, { method: "POST", body });
  for (let step = 1; found.status === "CREATED" || found.status === "IN_PROGRESS"; step += 1) {
    onProgress(Math.min(0.9, step * 0.08));
    await delay(pauseMs, undefined, { signal });
    found = await call(`${address}/${encodeURIComponent(found.task_id)}`, { method: "GET" });
  }
  const [picture] = found.generated ?? [];
  if (found.status === "FAILED" || !picture)
    throw new AppError("upstream", "Freepik could not draw this. Please try other words.");
  const { status, body: bytes } = await safeFetch(picture, { maxBytes: 40 * 1024 * 1024, signal });
  if (status !== 200) throw new AppError("upstream", "Freepik's picture could not be fetched.");
  return bytes;
}

const pauseMs = 1000;
