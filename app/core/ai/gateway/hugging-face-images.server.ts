import { APICallError, type ImageModel } from "ai";
import type { ProviderAccess } from "#app/core/ai/provider-settings.server.ts";

type OwnImageModel = Extract<ImageModel, { specificationVersion: "v4" }>;

function sizeOf(size: string | undefined): { width: number; height: number } | undefined {
  const [width, height] = (size ?? "").split("x").map(Number);
  return width && height ? { width, height } : undefined;
}

/** An address of one's own serves the same paths as Hugging Face's router. */
function endpointOf(name: string, baseURL: string | undefined): string | undefined {
  return baseURL && `${baseURL.replace(/\/v1$/, "")}/hf-inference/models/${name}`;
}

/** Hugging Face's own client as an image model of the AI SDK, which has none for it. */
export function huggingFaceImages(name: string, { apiKey, baseURL }: ProviderAccess): OwnImageModel {
  return {
    specificationVersion: "v4",
    provider: "huggingface",
    modelId: name,
    maxImagesPerCall: 1,
    async doGenerate({ prompt, size, seed, abortSignal }) {
      const { textToImage } = await import("@huggingface/inference");
      const endpointUrl = endpointOf(name, baseURL);
      const parameters = { ...sizeOf(size), ...(seed === undefined ? {} : { seed }) };
      const args = { accessToken: apiKey, model: name, inputs: prompt ?? "", parameters };
      const options = { outputType: "blob" as const, retry_on_error: false };
      const blob = await textToImage(endpointUrl ? { ...args, endpointUrl } : args, {
        ...options,
        ...(abortSignal ? { signal: abortSignal } : {}),
      }).catch((error: unknown) => {
        throw asCallError(error, name);
      });
      const timestamp = new Date();
      return {
        images: [new Uint8Array(await blob.arrayBuffer())],
        warnings: [],
        response: { timestamp, modelId: name, headers: undefined },
      };
    },
  };
}

/** With its status, so that the SDK repeats what is worth repeating. */
function asCallError(error: unknown, name: string): unknown {
  const status = (error as { httpResponse?: { status?: number } }).httpResponse?.status;
  if (status === undefined) return error;
  return new APICallError({
    message: `Hugging Face answered ${status}`,
    url: name,
    requestBodyValues: {},
    statusCode: status,
    isRetryable: status === 429 || status >= 500,
    cause: error,
  });
}
