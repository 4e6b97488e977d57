export const generatorOptions = {
  category: ["product", "headshot", "social", "property", "education"],
  style: ["professional", "luxury", "casual", "modern", "vintage"],
  background: ["white", "office", "lifestyle", "brand"],
} as const;

type Category = (typeof generatorOptions.category)[number];
type Style = (typeof generatorOptions.style)[number];
type Background = (typeof generatorOptions.background)[number];

export interface CustomPromptForm {
  category: Category;
  product: string;
  style: Style;
  market: string;
  background: Background;
}

const openings: Record<Category, (subject: string) => string> = {
  product: (subject) => `Product photograph of ${subject}, label and material in sharp focus`,
  headshot: (subject) =>
    `Head-and-shoulders portrait for ${subject}, relaxed posture, direct gaze, eyes sharp`,
  social: (subject) =>
    `Square social media graphic for ${subject}, strong silhouette, free space for lettering`,
  property: (subject) => `Interior photograph of ${subject}, straight verticals, daylight from the windows`,
  education: (subject) => `Cover illustration for a lesson about ${subject}, one clear object as a symbol`,
};

const styles: Record<Style, string> = {
  professional: "professional style: even soft light, neutral colours, nothing out of place",
  luxury: "luxury style: low-key light from one side, deep tones, fine highlights on edges",
  casual: "casual style: daylight, warm colours, slightly imperfect arrangement",
  modern: "modern style: crisp light, plain geometry, two colours and one accent",
  vintage: "vintage style: faded warm palette, fine grain, soft contrast",
};

const backgrounds: Record<Background, string> = {
  white: "pure white background with a soft contact shadow",
  office: "blurred office background",
  lifestyle: "lifestyle setting where it would really be used",
  brand: "plain background in [your brand colour]",
};

/** Toolkit §5: what is left empty shows its placeholder, so that the result stays a usable form. */
export function writeCustomPrompt(form: CustomPromptForm): string {
  const subject = form.product.trim() || "[your product/service]";
  const market = form.market.trim() || "[target market]";
  return [
    openings[form.category](subject),
    `made to appeal to ${market}`,
    styles[form.style],
    backgrounds[form.background],
    "high resolution, no watermark, no unrelated text",
  ].join(", ");
}

/** The form as an address carries it; anything unknown falls back to the first option. */
export function readCustomPromptForm(params: URLSearchParams): CustomPromptForm {
  return {
    category: oneOf(generatorOptions.category, params.get("category")),
    product: (params.get("product") ?? "").slice(0, 200),
    style: oneOf(generatorOptions.style, params.get("style")),
    market: (params.get("market") ?? "").slice(0, 200),
    background: oneOf(generatorOptions.background, params.get("background")),
  };
}

function oneOf<Option extends string>(options: readonly [Option, ...Option[]], value: string | null): Option {
  return options.find((option) => option === value) ?? options[0];
}
