export type PromptToken =
  | { kind: "text"; text: string; at: number }
  /** A part to change: `text` as it stands in the prompt, `name` without its brackets. */
  | { kind: "variable"; text: string; name: string; at: number };

// {{mustaches}} first, or their inner braces would match alone. One line, and short: long brackets are prose.
const variable = /\{\{([^{}[\]\n]{1,80})\}\}|\{([^{}[\]\n]{1,80})\}|\[([^{}[\]\n]{1,80})\]/g;

/** Splits a prompt into plain text and the parts marked by [brackets], {braces} or {{mustaches}}. */
export function tokenisePrompt(prompt: string): PromptToken[] {
  const tokens: PromptToken[] = [];
  let from = 0;
  for (const match of prompt.matchAll(variable)) {
    const name = (match[1] ?? match[2] ?? match[3] ?? "").trim();
    if (!name) continue;
    if (match.index > from) tokens.push({ kind: "text", text: prompt.slice(from, match.index), at: from });
    tokens.push({ kind: "variable", text: match[0], name, at: match.index });
    from = match.index + match[0].length;
  }
  if (from < prompt.length) tokens.push({ kind: "text", text: prompt.slice(from), at: from });
  return tokens;
}

/** Names of the variables in order of appearance, each once. */
export function promptVariables(prompt: string): string[] {
  const names = tokenisePrompt(prompt).flatMap((token) => (token.kind === "variable" ? [token.name] : []));
  return [...new Set(names)];
}

export type PromptValues = Readonly<Record<string, string | undefined>>;

/** The prompt with the given values in place of its variables; those without a value stay as written. */
export function fillPrompt(prompt: string, values: PromptValues): string {
  return tokenisePrompt(prompt)
    .map((token) => (token.kind === "variable" ? values[token.name]?.trim() || token.text : token.text))
    .join("");
}
