export const categories = ["business", "creative", "ecommerce", "social", "technical"] as const;
export const tones = ["professional", "casual", "persuasive", "educational", "humorous"] as const;
export const imageTargets = ["midjourney", "dalle", "stable-diffusion", "leonardo"] as const;
export const promptTargets = ["text", ...imageTargets] as const;

export type Category = (typeof categories)[number];
export type Tone = (typeof tones)[number];
export type ImageTarget = (typeof imageTargets)[number];
export type PromptTarget = (typeof promptTargets)[number];
