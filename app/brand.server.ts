import { env } from "#app/platform/env/env.server.ts";
import { type Brand, brandFrom } from "./brand.ts";

/** The brand of this site: the file's words, with what the environment overrides. */
export function siteBrand(): Brand {
  const overrides = Object.entries(env()).filter(
    (entry): entry is [string, string] => entry[0].startsWith("BRAND_") && typeof entry[1] === "string",
  );
  return brandFrom(Object.fromEntries(overrides));
}
