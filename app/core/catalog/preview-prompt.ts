export const previewLength = 100;

/** The part of a locked text that everyone may read: 100 characters and an ellipsis (core §2). */
export function previewPrompt(text: string): string {
  const characters = Array.from(text);
  // A text that fits would otherwise be given away whole.
  const shown = characters.length > previewLength ? previewLength : Math.floor(characters.length / 2);
  return `${characters.slice(0, shown).join("").trimEnd()}…`;
}

const variable = /\{\{\s*([^{}[\]]{1,60}?)\s*\}\}|\{\s*([^{}[\]]{1,60}?)\s*\}|\[\s*([^{}[\]]{1,60}?)\s*\]/g;

/** The names marked in a text as `[brackets]`, `{braces}` or `{{mustaches}}`, each once, in order. */
export function variablesOf(text: string): string[] {
  const names = new Map<string, string>();
  for (const [, mustache, brace, bracket] of text.matchAll(variable)) {
    const name = mustache ?? brace ?? bracket ?? "";
    if (name !== "" && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}
