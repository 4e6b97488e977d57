const secretName = /password|passwd|secret|token$|key$|cookie|authorization|signature|credential/i;
const harmlessName = /^(idempotency|public|publishable|singleton|cache|sort|primary)[-_]?key$/i;
const hidden = "[hidden]";
const deepest = 6;

/** A copy that is safe to log: secrets are found by the name of their field, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  if (depth >= deepest) return "[deep]";
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    return redactFields({ type: name, message, stack, cause, ...ownFields(value) }, depth);
  }
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value instanceof Headers ? Object.fromEntries(value) : value, depth);
}

export function redactFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, inner]) => [name, isSecret(name) ? hidden : redact(inner, depth + 1)]),
  );
}

function ownFields(error: Error): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error));
}

function isSecret(name: string): boolean {
  return secretName.test(name) && !harmlessName.test(name);
}

/** Last line of defence, on the finished line: what stands inside sentences and in bound fields. */
export function scrubLine(line: string): string {
  return line
    .replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/@"]+@/gi, `$1${hidden}@`)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`)
    .replace(/([?&](?:signature|token|key|code)=)[^&\s"]+/gi, `$1${hidden}`)
    .replace(/"([\w-]+)":"(?:[^"\\]|\\.)*"/g, (pair, name: string) =>
      isSecret(name) ? `"${name}":"${hidden}"` : pair,
    );
}
