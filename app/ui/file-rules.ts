/** Whether a file is of a kind the `accept` attribute names: `image/*`, `application/pdf`, `.csv`. */
export function isAcceptedFile(file: { name: string; type: string }, accept: string | undefined) {
  if (!accept) return true;
  return accept.split(",").some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule.startsWith(".")) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith("/*")) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}

export function formatBytes(bytes: number) {
  if (bytes < 1024) return `${bytes} bytes`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

export type FileRules = { accept?: string; maxBytes?: number };

/** Why a file cannot be taken, as a sentence for the user; undefined when it can. */
export function fileProblem(file: { name: string; type: string; size: number }, rules: FileRules) {
  if (!isAcceptedFile(file, rules.accept)) return `${file.name} is not a kind of file that fits here.`;
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) {
    return `${file.name} is ${formatBytes(file.size)}; at most ${formatBytes(rules.maxBytes)} fit here.`;
  }
  return undefined;
}
