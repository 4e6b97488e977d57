import { kindSigns } from "./grammar/media.ts";
import { lightSigns } from "./grammar/light-and-lens.ts";
import { moodSigns } from "./grammar/palettes-and-moods.ts";
import { remixes, type RemixType } from "./grammar/remixes.ts";
import { capitalise } from "./phrase-grammar.ts";
import { createChoice } from "./seeded-choice.ts";

export interface RemixInput {
  basePrompt: string;
  type: RemixType;
  /** Variations of one's own, added after the five. */
  custom?: readonly string[];
  seed?: number;
}

export interface RemixVariation {
  label: string;
  prompt: string;
  isCustom: boolean;
}

const styleWords =
  /\b(watercolou?r|oil painting|gouache|acrylic|pastel drawing|ink drawing|pencil sketch|linocut|woodcut|engraving|pop art|art deco|art nouveau|minimalist|vintage|retro|line art|flat vector|pixel art|anime|cartoon|3d render|photorealistic|screen[- ]print)( style| painting| illustration)?\b/gi;
const paletteClause = /\b(palette|colou?rs|tones|hues|monochrome|pastels?|muted|vibrant)\b/i;

/** Whether a clause after the first says what the remix is about to say anew. */
function isReplaced(clause: string, type: RemixType): boolean {
  if (type === "style")
    return kindSigns.some(([, signs]) => signs.test(clause)) || new RegExp(styleWords, "i").test(clause);
  if (type === "mood") return moodSigns.test(clause) || lightSigns.test(clause) || paletteClause.test(clause);
  return false;
}

function subjectWithout(subject: string, type: RemixType): string {
  if (type !== "style") return subject;
  const bare = subject
    .replaceAll(styleWords, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^\s*(of|in)\s/i, "")
    .trim();
  return /\p{L}/u.test(bare) ? bare : subject;
}

function splitFlags(prompt: string): { text: string; flags: string } {
  const at = prompt.search(/(?:^|\s)--[a-z]/i);
  return at < 0 ? { text: prompt, flags: "" } : { text: prompt.slice(0, at), flags: prompt.slice(at).trim() };
}

/** Commas inside brackets, as in `(sage, oat:1.1)`, do not divide. */
function splitClauses(text: string): string[] {
  return text
    .split(/,(?![^()]*\))/)
    .map((clause) => clause.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

/** Five variations of a prompt in style, theme or mood: its subject and parameters stay, what is varied is replaced. */
export function remixPrompt({ basePrompt, type, custom = [], seed = 0 }: RemixInput): RemixVariation[] {
  const { text, flags } = splitFlags(basePrompt);
  const [subject = "", ...rest] = splitClauses(text.replace(/[.\s]+$/, ""));
  const kept = [subjectWithout(subject, type), ...rest.filter((clause) => !isReplaced(clause, type))];
  const choice = createChoice([basePrompt.trim(), type, seed].join("\u0000"));
  const built = remixes[type].map(({ label, clauses }) => ({
    label,
    prompt: write(kept, choice.pick(clauses), flags),
    isCustom: false,
  }));
  const own = [...new Set(custom.map((wish) => wish.trim()).filter(Boolean))].map((wish) => ({
    label: wish,
    prompt: write(kept, wish, flags),
    isCustom: true,
  }));
  return [...built, ...own];
}

function write(kept: string[], addition: string, flags: string): string {
  const text = capitalise([...kept.filter(Boolean), addition].join(", "));
  return flags ? `${text} ${flags}` : text;
}
