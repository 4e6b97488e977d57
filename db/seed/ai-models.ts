export type SeedModel = {
  /** The provider's own model id. */
  name: string;
  display_name: string;
  provider: "built-in" | "openai" | "anthropic" | "google" | "huggingface" | "replicate" | "perplexity";
  type: "text" | "image";
  credits_cost: number;
  is_active: boolean;
};

/**
 * Toolkit §9 and D13: text models cost 1–5 credits, image models 6–15; the built-in engine draws for 8,
 * reads an image for 5 and writes text prompts for nothing.
 */
export const aiModels: SeedModel[] = [
  model("built-in", "text", "built-in-text", "Built-in prompt writer", 0),
  model("built-in", "text", "built-in-image-to-prompt", "Built-in image reader", 5),
  model("built-in", "image", "built-in-image", "Built-in preview engine", 8),

  model("openai", "text", "gpt-6-luna", "GPT-6 Luna", 1),
  model("openai", "text", "gpt-6.1-terra", "GPT-6.1 Terra", 3),
  model("openai", "text", "gpt-6.1-sol", "GPT-6.1 Sol", 5),
  model("openai", "image", "gpt-image-1-mini", "GPT Image 1 Mini", 6),
  model("openai", "image", "gpt-image-2.6-flare", "GPT Image 2.6 Flare", 10),
  model("openai", "image", "gpt-image-2.6-sunburst", "GPT Image 2.6 Sunburst", 14),
  model("openai", "image", "dall-e-3", "DALL·E 3", 10, false),

  model("anthropic", "text", "claude-haiku-5-5", "Claude Haiku 5.5", 1),
  model("anthropic", "text", "claude-sonnet-5-5", "Claude Sonnet 5.5", 3),
  model("anthropic", "text", "claude-opus-5-5", "Claude Opus 5.5", 5),

  model("google", "text", "gemini-3.5-flash-lite", "Gemini 3.5 Flash-Lite", 1),
  model("google", "text", "gemini-3.8-flash", "Gemini 3.8 Flash", 2),
  model("google", "text", "gemini-4-argon", "Gemini 4 Argon", 4),
  model("google", "image", "gemini-2.5-flash-image", "Gemini 2.5 Flash Image", 6),
  model("google", "image", "gemini-3.1-flash-image-preview", "Gemini 3.1 Flash Image", 8),
  model("google", "image", "gemini-nano-banana-2.1", "Nano Banana 2.1", 9),
  model("google", "image", "gemini-3-pro-image-preview", "Gemini 3 Pro Image", 13),

  model("huggingface", "text", "Qwen/Qwen2.5-VL-7B-Instruct", "Qwen 2.5 VL 7B", 1),
  model("huggingface", "text", "meta-llama/Llama-3.3-70B-Instruct", "Llama 3.3 70B", 2),
  model("huggingface", "image", "black-forest-labs/FLUX.1-schnell", "FLUX.1 schnell", 6),
  model("huggingface", "image", "stabilityai/stable-diffusion-xl-base-1.0", "Stable Diffusion XL", 6),

  model("replicate", "image", "black-forest-labs/flux-schnell", "FLUX schnell on Replicate", 6),
  model("replicate", "image", "ideogram-ai/ideogram-v2-turbo", "Ideogram 2 Turbo", 8),
  model("replicate", "image", "recraft-ai/recraft-v3", "Recraft V3", 9),
  model("replicate", "image", "stability-ai/stable-diffusion-3.5-large", "Stable Diffusion 3.5 Large", 10),
  model("replicate", "image", "black-forest-labs/flux-2-pro", "FLUX.2 pro", 12),
  model("replicate", "image", "black-forest-labs/flux-1.1-pro-ultra", "FLUX 1.1 pro ultra", 15),

  model("perplexity", "text", "sonar", "Sonar", 1),
  model("perplexity", "text", "sonar-pro", "Sonar Pro", 3),
];

function model(
  provider: SeedModel["provider"],
  type: SeedModel["type"],
  name: string,
  display_name: string,
  credits_cost: number,
  is_active = true,
): SeedModel {
  return { name, display_name, provider, type, credits_cost, is_active };
}
