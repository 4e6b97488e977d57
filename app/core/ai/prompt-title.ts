const longestTitle = 48;

/** The first phrase of a prompt, short enough for a heading. */
export function titleOf(prompt: string): string {
  const [phrase = ""] = prompt
    .replaceAll(/[[\]{}*#]/g, "")
    .trim()
    .split(/[,.:;\n]/);
  const words = phrase.trim();
  if (words.length <= longestTitle) return words || "Untitled";
  const cut = words.slice(0, longestTitle);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 20))}…`;
}
