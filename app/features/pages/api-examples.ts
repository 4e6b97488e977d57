interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  default?: unknown;
  examples?: unknown[];
}

const deepest = 5;

/** A value that fits a JSON schema, short enough to read. */
export function exampleOf(schema: unknown, depth = 0): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return null;
  const given = schema as JsonSchema;
  if (given.examples?.[0] !== undefined) return given.examples[0];
  if (given.const !== undefined) return given.const;
  if (given.enum) return given.enum[0];
  if (given.default !== undefined) return given.default;
  const [alternative] = given.anyOf ?? given.oneOf ?? [];
  if (alternative) return exampleOf(alternative, depth);
  const type = Array.isArray(given.type) ? given.type[0] : given.type;
  if (type === "object") return depth > deepest ? {} : exampleObject(given, depth);
  if (type === "array") return depth > deepest ? [] : [exampleOf(given.items, depth + 1)];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return true;
  return given.format === "date-time" ? "2026-01-31T12:00:00.000Z" : "text";
}

function exampleObject(schema: JsonSchema, depth: number): Record<string, unknown> {
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([name, property]) => [name, exampleOf(property, depth + 1)]));
}

export function curlExample(origin: string, method: string, path: string, body: unknown): string {
  const lines = [`curl -X ${method} ${origin}${path}`, "  -H 'Authorization: Bearer spm_…'"];
  if (body !== null && method !== "GET")
    lines.push("  -H 'Content-Type: application/json'", `  -d '${JSON.stringify(body)}'`);
  return lines.join(" \\\n");
}
