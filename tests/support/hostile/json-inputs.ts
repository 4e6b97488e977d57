import { fc } from "#tests/support/property.ts";
import { nastyValue } from "./nasty-values.ts";

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  minimum?: number;
  default?: unknown;
}

/** Something the schema takes, roughly: what it refuses all the same is tested as well. */
function plausible(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.oneof(...choices.map(plausible));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, value]) => [name, plausible(value)]),
        ),
      );
    case "array":
      return fc.array(plausible(schema.items ?? {}), { maxLength: 3 });
    case "number":
    case "integer":
      return fc.integer({ min: schema.minimum ?? 0, max: 60 });
    case "boolean":
      return fc.boolean();
    default:
      return plausibleText(schema.format);
  }
}

function plausibleText(format: string | undefined): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.constant("someone@example.com");
  if (format === "uri" || format === "url") return fc.constant("https://files.example/a.png");
  return fc.constantFrom("a fox in the snow", "recAAAAAAAAAAAAAA", "Midjourney", "1");
}

/** Bodies that are almost right: one field is nasty, missing or too many; or all of it is something else. */
export function badBodies(schema: Schema): fc.Arbitrary<unknown> {
  const right = plausible({ type: "object", ...schema });
  const spoiled = fc.tuple(right, fc.nat(), nastyValue).map(([body, pick, value]) => {
    if (typeof body !== "object" || body === null || Array.isArray(body)) return value;
    const names = Object.keys(body);
    const name = names[pick % Math.max(1, names.length)];
    return name === undefined ? { surplus: value } : { ...body, [name]: value };
  });
  const short = fc.tuple(right, fc.nat()).map(([body, pick]) => {
    const entries = Object.entries(body ?? {});
    return Object.fromEntries(entries.filter((_, index) => index !== pick % Math.max(1, entries.length)));
  });
  const long = fc.tuple(right, nastyValue).map(([body, value]) => ({ ...(body as object), surplus: value }));
  return fc.oneof({ arbitrary: spoiled, weight: 5 }, short, long, nastyValue);
}

/** Each field in turn takes what a database, a parser or a sum may trip over. */
export function spoilOneByOne(schema: Schema): unknown[] {
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const trips: unknown[] = ["a\0b", "half \ud800", "", "x".repeat(50_000), {}, [], null, -1, 1e308, true];
  return shapes.flatMap(({ properties = {} }) => {
    const [right] = fc.sample(plausible({ type: "object", properties }), { numRuns: 1, seed: 1 });
    return Object.keys(properties).flatMap((name) =>
      trips.map((trip) => ({ ...(right as object), [name]: trip })),
    );
  });
}
