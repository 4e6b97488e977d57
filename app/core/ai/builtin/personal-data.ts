export interface PersonalDatum {
  /** With its article: “an e-mail address”. */
  what: string;
  /** Shortened, so that a review queue does not spread the datum further. */
  excerpt: string;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of digits.split("").toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function isIban(text: string): boolean {
  const bare = text.replaceAll(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false;
  const digits = (bare.slice(4) + bare.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "");
  return /^(4|5[1-5]|2[2-7]|3[47]|6)/.test(digits) && digits.length >= 13 && passesLuhn(digits);
}

const kinds: readonly { what: string; pattern: RegExp; holds?: (text: string) => boolean }[] = [
  {
    what: "an e-mail address",
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}\b/gi,
    holds: (text) => !/@(?:[\w-]+\.)*example\.(?:com|org|net)$/i.test(text),
  },
  {
    what: "a telephone number",
    pattern:
      /(?<![\w.])(?:\+\d{1,3}[\s.-]?\(?\d{1,4}\)?(?:[\s.-]?\d{2,4}){2,4}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})(?![\w.]\d)/g,
    holds: (text) => text.replaceAll(/\D/g, "").length >= 9 && !/[.\s-]555[.\s-]01\d\d$/.test(text),
  },
  { what: "a payment card number", pattern: /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g, holds: isCard },
  { what: "a bank account number", pattern: /\b[a-z]{2}\d{2}(?: ?[a-z\d]{2,4}){3,8}\b/gi, holds: isIban },
  {
    what: "a social security number",
    pattern: /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  },
];

/** Addresses and numbers that point to a person and seldom belong into a public prompt. */
export function findPersonalData(text: string): PersonalDatum[] {
  const found: PersonalDatum[] = [];
  for (const { what, pattern, holds } of kinds) {
    const match = [...text.matchAll(pattern)].find(([candidate]) => holds?.(candidate) ?? true);
    if (match) found.push({ what, excerpt: `${match[0].slice(0, 4)}…` });
  }
  return found;
}
