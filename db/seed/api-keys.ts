export type SeedApiKey = {
  /** The environment variable of the same name also sets it. */
  name: string;
  label: string;
  description: string;
  is_required: boolean;
};

/** Airtable's two are marked as required: one without the other cannot synchronise the prompt tables. */
export const apiKeys: SeedApiKey[] = [
  {
    name: "AIRTABLE_API_KEY",
    label: "Airtable personal access token",
    description: "Reads and writes the prompt tables in your Airtable base.",
    is_required: true,
  },
  {
    name: "AIRTABLE_BASE_ID",
    label: "Airtable base",
    description: "The base that holds the prompt tables, starting with app.",
    is_required: true,
  },
  {
    name: "OPENAI_API_KEY",
    label: "OpenAI",
    description: "Text prompts, image generation and image-to-prompt with OpenAI's models.",
    is_required: false,
  },
  {
    name: "ANTHROPIC_API_KEY",
    label: "Anthropic",
    description: "Text prompts and image-to-prompt with Claude.",
    is_required: false,
  },
  {
    name: "GOOGLE_GENERATIVE_AI_API_KEY",
    label: "Google AI",
    description: "Text prompts, image-to-prompt and images with Gemini.",
    is_required: false,
  },
  {
    name: "HUGGINGFACE_API_KEY",
    label: "Hugging Face",
    description: "Open text and image models through Hugging Face inference.",
    is_required: false,
  },
  {
    name: "REPLICATE_API_TOKEN",
    label: "Replicate",
    description: "Flux, Ideogram, Recraft and Stable Diffusion images.",
    is_required: false,
  },
  {
    name: "PERPLEXITY_API_KEY",
    label: "Perplexity",
    description: "Text prompts that take current trends into account.",
    is_required: false,
  },
  {
    name: "FREEPIK_API_KEY",
    label: "Freepik",
    description: "Stock search, trending and colour search in the importer, and Freepik image generation.",
    is_required: false,
  },
  {
    name: "ARTISTLY_API_KEY",
    label: "Artistly",
    description: "Image generation through Artistly.",
    is_required: false,
  },
  {
    name: "ETSY_API_KEY",
    label: "Etsy",
    description: "Live listings in Etsy Product Research and in the studio's import tab.",
    is_required: false,
  },
  {
    name: "STRIPE_SECRET_KEY",
    label: "Stripe",
    description:
      "Real checkout for plans and credit packs. Without it the test checkout is used; marked as not set, purchases pause.",
    is_required: false,
  },
];
