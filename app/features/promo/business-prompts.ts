export const promptCategories = ["product", "headshot", "social", "property"] as const;

export type PromptCategory = (typeof promptCategories)[number];

export interface BusinessPrompt {
  id: string;
  category: PromptCategory;
  badge: "Product" | "Headshot" | "Social" | "Property" | "Business" | "Education";
  title: string;
  description: string;
  prompt: string;
  /** A suggested service price, never a promise. */
  pricing: string;
}

export const businessPrompts: BusinessPrompt[] = [
  {
    id: "white-background-product",
    category: "product",
    badge: "Product",
    title: "Product on white",
    description: "A clean catalogue photograph for shop listings, with an honest shadow.",
    prompt:
      "Studio photograph of [product], three-quarter view, pure white background, one softbox from the upper left, soft contact shadow, label facing the camera and in focus, true colours, 50 mm lens, no props, no text",
    pricing: "$15-25 per product photo",
  },
  {
    id: "office-headshot",
    category: "headshot",
    badge: "Headshot",
    title: "Professional headshot",
    description: "Head and shoulders for a team page; the same light for everyone in the company.",
    prompt:
      "Head-and-shoulders portrait of [description of the person], relaxed posture, direct gaze, [clothing], blurred office background, large window light from the left, natural skin texture, eyes sharp, 85 mm lens, neutral colours",
    pricing: "$25-50 per headshot",
  },
  {
    id: "social-announcement",
    category: "social",
    badge: "Social",
    title: "Announcement graphic",
    description: "A square post with a calm upper half where your own words go.",
    prompt:
      "Square illustration for an announcement about [topic], flat shapes in [brand colour] and two neutral tones, subject in the lower half, upper half empty for lettering, strong silhouette readable at thumbnail size, no text, no border",
    pricing: "$50-100 per graphic",
  },
  {
    id: "staged-living-room",
    category: "property",
    badge: "Property",
    title: "Staged living room",
    description: "Furnishes an empty room. Say in the advertisement that it is virtually staged.",
    prompt:
      "Interior photograph of [room] with [style] furniture, walls, windows and floor unchanged, daylight from the existing windows, straight verticals, camera at 1.4 metres, uncluttered surfaces, no people",
    pricing: "$50-100 per room",
  },
  {
    id: "service-flat-lay",
    category: "product",
    badge: "Business",
    title: "Service flat lay",
    description: "The tools of a trade, seen from above: for a services page or a price list.",
    prompt:
      "Flat lay from directly above of the tools of a [profession], arranged on a [surface], even spacing, soft daylight from the top edge, short shadows, one accent in [brand colour], free space on the right third, no text",
    pricing: "$15-25 per product photo",
  },
  {
    id: "course-cover",
    category: "social",
    badge: "Education",
    title: "Course cover",
    description: "A cover for a lesson or worksheet that explains its topic without a word.",
    prompt:
      "Cover illustration for a course about [subject] for [audience], one clear object as a symbol, isometric view, limited palette of five colours with [accent colour], generous margin, plain background, no text, no letters",
    pricing: "$50-100 per graphic",
  },
];

/** A `?show=` from the address; anything unknown means all. */
export function readPromptCategory(value: string | null): PromptCategory | "all" {
  return promptCategories.find((category) => category === value) ?? "all";
}

export function promptsIn(category: PromptCategory | "all"): BusinessPrompt[] {
  return businessPrompts.filter((prompt) => category === "all" || prompt.category === category);
}
