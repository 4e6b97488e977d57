import type { RecordFields } from "./field-names.ts";

// Records may come from outside, so nothing about a field's type is taken for granted.

export function textOf(fields: RecordFields, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "number") return String(value);
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return undefined;
}

export function numberOf(fields: RecordFields, name: string): number | undefined {
  const value = fields[name];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : undefined;
}

export function listOf(fields: RecordFields, name: string): string[] {
  const value = fields[name];
  const items = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return items.filter((item) => typeof item === "string").flatMap((item) => item.trim() || []);
}

/** An address that is safe to put into a page: http, https, or a path of this site. */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const address = value.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** As `safeUrl`, for addresses people type without their beginning. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const address = value.trim();
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  return /^https?:\/\//i.test(candidate) && URL.canParse(candidate) ? candidate : undefined;
}

export interface Picture {
  url: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
  /** What the picture shows, or which value of a variable made it. */
  label: string | undefined;
}

export function picturesOf(fields: RecordFields, name: string): Picture[] {
  const value = fields[name];
  const items: unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => pictureOf(typeof item === "string" ? { url: item } : item) ?? []);
}

function pictureOf(item: unknown): Picture | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const given = item as RecordFields;
  const url = safeUrl(given.url);
  if (url === undefined) return undefined;
  return {
    url,
    srcSet: srcSetOf(given),
    width: numberOf(given, "width"),
    height: numberOf(given, "height"),
    label: textOf(given, "label"),
  };
}

/** Sizes that we drew (`variants`) or that Airtable did (`thumbnails`). */
function srcSetOf(given: RecordFields): string | undefined {
  const sizes: unknown[] = Array.isArray(given.variants)
    ? given.variants
    : Object.values(given.thumbnails ?? {});
  const parts = sizes.flatMap((size) => {
    if (typeof size !== "object" || size === null) return [];
    const { url, width } = size as RecordFields;
    const address = safeUrl(url);
    return address && typeof width === "number" && !/[\s,]/.test(address) ? `${address} ${width}w` : [];
  });
  return parts.length > 0 ? parts.join(", ") : undefined;
}

const networks = ["twitter", "instagram", "linkedin", "website"] as const;
export type SocialLinks = Partial<Record<(typeof networks)[number], string>>;

/** `Social Links` is JSON text (toolkit §3); Twitter and Website have fields of their own as well. */
export function socialLinksOf(fields: RecordFields): SocialLinks {
  const given = { ...jsonOf(fields["Social Links"]) };
  given.twitter ??= twitterLink(textOf(fields, "Twitter"));
  given.website ??= fields.Website;
  const links: SocialLinks = {};
  for (const network of networks) {
    const link = linkOf(given[network]);
    if (link) links[network] = link;
  }
  return links;
}

function twitterLink(value: string | undefined): string | undefined {
  return value && /^@?\w{1,15}$/.test(value) ? `https://x.com/${value.replace("@", "")}` : value;
}

export function jsonOf(value: unknown): RecordFields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as RecordFields;
  if (typeof value !== "string") return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)
      ? (parsed as RecordFields)
      : {};
  } catch {
    return {};
  }
}
