export interface Attachment {
  url: string;
  filename?: unknown;
  type?: unknown;
}

export function isPicture(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && "url" in value && typeof value.url === "string";
}

/**
 * The name a picture goes by on both sides: the one Airtable gave it, else the end of its address. Two
 * steps of it, because our files are told apart by their folder.
 */
export function pictureName({ url, filename }: Attachment): string {
  if (typeof filename === "string" && filename !== "") return filename;
  const path = URL.parse(url, "http://site")?.pathname ?? url;
  return path.split("/").filter(Boolean).slice(-2).join("-");
}
