import type { Db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import type { ProviderName } from "./functions.ts";
import { findProviderKey } from "./keys/provider-key.server.ts";

type OutsideProvider = Exclude<ProviderName, "built-in">;

/** How to reach a provider. */
export interface ProviderAccess {
  apiKey: string;
  baseURL: string | undefined;
}

export const keyNames: Record<OutsideProvider, string> = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_GENERATIVE_AI_API_KEY",
  huggingface: "HUGGINGFACE_API_KEY",
  replicate: "REPLICATE_API_TOKEN",
  perplexity: "PERPLEXITY_API_KEY",
  "openai-compatible": "OPENAI_COMPATIBLE_API_KEY",
};

function baseUrlOf(provider: OutsideProvider): string | undefined {
  const settings = env();
  const addresses: Record<OutsideProvider, string | undefined> = {
    openai: settings.OPENAI_BASE_URL,
    anthropic: settings.ANTHROPIC_BASE_URL,
    google: settings.GOOGLE_GENERATIVE_AI_BASE_URL,
    huggingface: settings.HUGGINGFACE_BASE_URL,
    replicate: settings.REPLICATE_BASE_URL,
    perplexity: settings.PERPLEXITY_BASE_URL,
    "openai-compatible": settings.OPENAI_COMPATIBLE_BASE_URL,
  };
  return addresses[provider]?.replace(/\/+$/, "");
}

/** A local server needs an address and often no key; everyone else needs a key. */
export async function findProviderAccess(
  db: Db,
  provider: OutsideProvider,
): Promise<ProviderAccess | undefined> {
  const apiKey = await findProviderKey(db, keyNames[provider]);
  const baseURL = baseUrlOf(provider);
  if (provider === "openai-compatible") return baseURL ? { apiKey: apiKey ?? "none", baseURL } : undefined;
  return apiKey ? { apiKey, baseURL } : undefined;
}

/** For one answer of a provider, the SDK's repeats included. */
export function callTimeout(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(env().AI_CALL_TIMEOUT_SECONDS * 1000);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
