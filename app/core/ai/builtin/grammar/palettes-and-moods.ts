import type { Tone } from "#app/core/ai/builtin/options.ts";

const calm = [
  "sage, oat and soft clay",
  "slate blue, bone white and pale oak",
  "dove grey, ivory and a touch of brass",
  "navy, sand and off-white",
];
const warm = [
  "terracotta, cream and olive",
  "honey, rust and deep brown",
  "apricot, warm white and faded denim",
  "burnt sienna, ochre and dusty rose",
];
const bold = [
  "cobalt, coral and warm white",
  "emerald, gold and black",
  "tomato red, cream and teal",
  "deep plum, marigold and ivory",
];
const soft = [
  "blush, mint and butter yellow",
  "lilac, peach and pale blue",
  "powder blue, cream and strawberry pink",
];

export const palettes: Record<Tone, string[]> = {
  professional: calm,
  casual: [...warm, ...calm.slice(0, 1)],
  persuasive: [...bold, ...warm.slice(0, 2)],
  educational: [...calm, ...bold.slice(0, 1)],
  humorous: [...soft, ...bold.slice(0, 1), ...bold.slice(2, 3)],
};

/** Each completes “… mood”. */
export const moods: Record<Tone, string[]> = {
  professional: [
    "composed and assured",
    "quiet and refined",
    "clear and confident",
    "understated and elegant",
  ],
  casual: ["relaxed and unposed", "warm and lived-in", "easy-going and intimate", "gentle and familiar"],
  persuasive: [
    "aspirational and inviting",
    "rich and desirable",
    "bold and magnetic",
    "hopeful and energetic",
  ],
  educational: ["clear and curious", "attentive and orderly", "calm and explanatory", "open and inquisitive"],
  humorous: [
    "playful and slightly absurd",
    "mischievous and warm",
    "whimsical and bright",
    "deadpan and quirky",
  ],
};

export const paletteSigns =
  /\b(palette|colou?rs?|red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y|gold|golden|silver|teal|turquoise|navy|beige|cream|sage|terracotta|lavender tones|pastels?|monochrome|muted|vibrant|neon|rainbow|earth tones|sepia|crimson|emerald|ivory|black and white|colou?ring page)\b/i;
export const moodSigns =
  /\b(mood(y)?|cozy|cosy|serene|calm|peaceful|dramatic|whimsical|playful|funny|dreamy|eerie|spooky|dark|cheerful|happy|sad|nostalgic|romantic|mysterious|epic|joyful|melancholy|elegant|luxur\w+|festive|cute|magical|tranquil)\b/i;
