import { env } from "#app/platform/env/env.server.ts";

export interface Probe {
  url: string;
  headers: Record<string, string>;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Without a trailing slash, so that a path can follow. */
const baseOf = (given: string | undefined, usual: string) => (given ?? usual).replace(/\/+$/, "");

/** One request per key that reads a little, costs nothing and changes nothing; undefined where none is known. */
export function probeFor(name: string, key: string, airtableKey: string | undefined): Probe | undefined {
  const settings = env();
  const airtable = `${baseOf(settings.AIRTABLE_BASE_URL, "https://api.airtable.com")}/v0/meta`;
  switch (name) {
    case "OPENAI_API_KEY":
      return {
        url: `${baseOf(settings.OPENAI_BASE_URL, "https://api.openai.com/v1")}/models`,
        headers: bearer(key),
      };
    case "ANTHROPIC_API_KEY":
      return {
        url: `${baseOf(settings.ANTHROPIC_BASE_URL, "https://api.anthropic.com/v1")}/models?limit=1`,
        headers: { "x-api-key": key, "anthropic-version": "2023-06-01" },
      };
    case "GOOGLE_GENERATIVE_AI_API_KEY": {
      const usual = "https://generativelanguage.googleapis.com/v1beta";
      return {
        url: `${baseOf(settings.GOOGLE_GENERATIVE_AI_BASE_URL, usual)}/models?pageSize=1`,
        headers: { "x-goog-api-key": key },
      };
    }
    case "HUGGINGFACE_API_KEY":
      return {
        url: `${baseOf(settings.HUGGINGFACE_BASE_URL, "https://huggingface.co/api")}/whoami-v2`,
        headers: bearer(key),
      };
    case "REPLICATE_API_TOKEN":
      return {
        url: `${baseOf(settings.REPLICATE_BASE_URL, "https://api.replicate.com/v1")}/account`,
        headers: bearer(key),
      };
    case "PERPLEXITY_API_KEY":
      // Perplexity lists no models; the list of one's own delayed requests needs the key and is free.
      return {
        url: `${baseOf(settings.PERPLEXITY_BASE_URL, "https://api.perplexity.ai")}/async/chat/completions`,
        headers: bearer(key),
      };
    case "FREEPIK_API_KEY":
      return {
        url: `${baseOf(settings.FREEPIK_BASE_URL, "https://api.freepik.com")}/v1/resources?limit=1`,
        headers: { "x-freepik-api-key": key },
      };
    case "ARTISTLY_API_KEY":
      return settings.ARTISTLY_BASE_URL
        ? { url: `${baseOf(settings.ARTISTLY_BASE_URL, "")}/models`, headers: bearer(key) }
        : undefined;
    case "ETSY_API_KEY":
      return {
        url: `${baseOf(settings.ETSY_BASE_URL, "https://openapi.etsy.com")}/v3/application/openapi-ping`,
        headers: { "x-api-key": key },
      };
    case "STRIPE_SECRET_KEY":
      return {
        url: `${baseOf(settings.STRIPE_BASE_URL, "https://api.stripe.com")}/v1/balance`,
        headers: bearer(key),
      };
    case "AIRTABLE_API_KEY":
      return { url: `${airtable}/whoami`, headers: bearer(key) };
    case "AIRTABLE_BASE_ID":
      return airtableKey
        ? { url: `${airtable}/bases/${encodeURIComponent(key)}/tables`, headers: bearer(airtableKey) }
        : undefined;
    default:
      return undefined;
  }
}
