import {
  abuseWords,
  explicitSigns,
  harmlessPhrases,
  hateSigns,
  minorSigns,
  sellingSigns,
  sexualSigns,
  shortLinkHosts,
  violenceSigns,
} from "./moderation-signs.ts";
import { findPersonalData } from "./personal-data.ts";

export type TextFlagKind = "minors" | "sexual" | "hate" | "violence" | "personal-data" | "spam";

/** A reason for a person to look before the text becomes public; never a verdict. */
export interface TextFlag {
  kind: TextFlagKind;
  /** A sentence for the reviewer. */
  reason: string;
  /** The words that led to it. */
  excerpt: string;
}

/** Undoes look-alike letters, hidden characters and letters spread with dots or spaces. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\b(?:\p{L}[.*_-]){3,}\p{L}\b/gu, (spread) => spread.replaceAll(/[.*_-]/g, ""))
    .replaceAll(/(?<=\p{L})[@4](?=\p{L})/gu, "a")
    .replaceAll(/(?<=\p{L})0(?=\p{L})/gu, "o")
    .replaceAll(/(?<=\p{L})[1!](?=\p{L})/gu, "i")
    .replaceAll(/(?<=\p{L})3(?=\p{L})/gu, "e")
    .replaceAll("$", "s");
}

function withoutHarmless(text: string): string {
  return harmlessPhrases.reduce((left, phrase) => left.replaceAll(phrase, " "), text);
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return undefined;
}

function minorsFlag(text: string): TextFlag | undefined {
  const abuse = abuseWords.exec(text)?.[0];
  const reason = "Mentions minors together with sexual content.";
  if (abuse) return { kind: "minors", reason, excerpt: abuse };
  for (const passage of text.split(/[.!?\n]+/)) {
    const minor = minorSigns.exec(passage)?.[0];
    const sexual = sexualSigns.exec(passage)?.[0];
    if (minor && sexual) return { kind: "minors", reason, excerpt: `${minor} … ${sexual}` };
  }
  return undefined;
}

function spamFlag(text: string, mostLinks: number): TextFlag | undefined {
  const links = [
    ...text.matchAll(/(?:https?:\/\/|www\.)([^\s/"'<>)]+)[^\s"'<>)]*|\b(t\.me|wa\.me|bit\.ly)\/\S+/gi),
  ];
  const short = links.find(([, host, bare]) => bare ?? shortLinkHosts.test((host ?? "").toLowerCase()));
  if (short)
    return { kind: "spam", reason: "Links to an address that hides where it leads.", excerpt: short[0] };
  const [first] = links;
  if (links.length > mostLinks) {
    return { kind: "spam", reason: `Contains ${links.length} links.`, excerpt: first?.[0] ?? "" };
  }
  const selling = sellingSigns.exec(text.toLowerCase())?.[0];
  if (first && selling) {
    return { kind: "spam", reason: "A link beside words that are typical of spam.", excerpt: selling };
  }
  return undefined;
}

/** Reads a text that is about to become public and says what a person should look at first. */
export function moderateText(text: string, { mostLinks = 3 } = {}): TextFlag[] {
  const judged = withoutHarmless(plain(text));
  const flags: (TextFlag | undefined)[] = [minorsFlag(judged)];
  const explicit = explicitSigns.exec(judged)?.[0];
  if (explicit) flags.push({ kind: "sexual", reason: "Contains explicit sexual words.", excerpt: explicit });
  const hate = firstMatch(judged, hateSigns);
  if (hate) flags.push({ kind: "hate", reason: "Attacks or demeans a group of people.", excerpt: hate });
  const violence = firstMatch(judged, violenceSigns);
  if (violence) {
    flags.push({ kind: "violence", reason: "Asks how to hurt people or build a weapon.", excerpt: violence });
  }
  for (const { what, excerpt } of findPersonalData(text)) {
    flags.push({ kind: "personal-data", reason: `Contains ${what}.`, excerpt });
  }
  flags.push(spamFlag(text, mostLinks));
  return flags.filter((flag) => flag !== undefined);
}
