export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object that a text holds as JSON, or nothing: strangers' files hold all kinds of text. */
export function parseObject(text: string | undefined): JsonObject | undefined {
  if (!text?.trimStart().startsWith("{")) return undefined;
  try {
    // Some ComfyUI nodes write NaN, which JSON does not know.
    const value: unknown = JSON.parse(
      text.replaceAll(/(?<=[[:,]\s*)-?(?:NaN|Infinity)(?=\s*[,}\]])/g, "null"),
    );
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A text under the first of these names that has one. */
export function textAt(object: JsonObject | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = object?.[name];
    if (typeof value === "string" && value.trim()) return value.trim();
  }
  return undefined;
}

/** Numbers, flags and short texts of an object as labelled words; anything nested is left out. */
export function plainParameters(object: JsonObject, leaveOut: readonly string[]): Record<string, string> {
  const entries = Object.entries(object)
    .filter(
      ([name, value]) => !leaveOut.includes(name) && ["string", "number", "boolean"].includes(typeof value),
    )
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([, value]) => value !== "" && value.length <= 200);
  return Object.fromEntries(entries);
}
