export const previewLength = 100;

/** The part of a locked text that everyone may read: 100 characters and an ellipsis (core §2). */
export function previewPrompt(text: string): string {
  const characters = Array.from(text);
  // A text that fits would otherwise be given away whole.
  const shown = characters.length > previewLength ? previewLength : Math.floor(characters.length / 2);
  return `${characters.slice(0, shown).join("").trimEnd()}…`;
}
