import type { Tone } from "#app/core/ai/builtin/options.ts";

interface Voice {
  summary: string;
  /** How to sound; a few are chosen. */
  lines: string[];
  avoid: string;
}

export const voices: Record<Tone, Voice> = {
  professional: {
    summary: "Professional: calm, exact and courteous.",
    lines: [
      "Lead with the conclusion, then give the reason.",
      "Prefer concrete nouns and active verbs to adjectives.",
      "Keep sentences under 22 words and paragraphs under four sentences.",
      "Use figures, dates and names wherever they are known.",
      "Address the reader directly and respect their time.",
    ],
    avoid: "Avoid jargon, superlatives, exclamation marks and filler such as “in today's fast-paced world”.",
  },
  casual: {
    summary: "Casual: like a knowledgeable friend across the table.",
    lines: [
      "Use contractions and everyday words.",
      "Say “you” and “I” where it sounds natural.",
      "Vary short sentences with the odd longer one.",
      "Allow one small aside or personal detail where it helps.",
      "Open in the middle of the subject, without an introduction.",
    ],
    avoid: "Avoid slang that dates quickly, forced enthusiasm and corporate phrases.",
  },
  persuasive: {
    summary: "Persuasive: confident, specific and honest.",
    lines: [
      "Start from what the reader wants and is missing today.",
      "Turn every feature into a benefit that can be pictured.",
      "Back each claim with a proof: a number, a detail, an example.",
      "Answer the strongest objection before it is raised.",
      "End on one clear next step, stated once.",
    ],
    avoid: "Avoid pressure, false scarcity, invented reviews and more than one call to action.",
  },
  educational: {
    summary: "Educational: patient, clear and well ordered.",
    lines: [
      "Explain the why before the how.",
      "Define each new term in the sentence that first uses it.",
      "Move from the known to the new in small steps.",
      "Give one worked example for each main point.",
      "Close each part with the one thing to remember.",
    ],
    avoid: "Avoid talking down, unexplained abbreviations and walls of theory without an example.",
  },
  humorous: {
    summary: "Humorous: light, warm and well timed.",
    lines: [
      "Let the humour come from true details of the subject.",
      "Put the surprise at the end of the sentence.",
      "Use one running joke and bring it back at the close.",
      "Understate: the straighter the face, the better the line.",
      "Keep the useful message intact if every joke were removed.",
    ],
    avoid: "Avoid jokes at anyone's expense, puns in every line, sarcasm and emoji as punchlines.",
  },
};
