export interface EtsyAddress {
  listingId: string;
  /** As the address spells it; empty where it names only the number. */
  title: string;
}

const listingPath = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/listing\/(\d{1,20})(?:\/([^/]*))?/i;

function spell(slug: string): string {
  let words = slug;
  try {
    words = decodeURIComponent(slug);
  } catch {
    // A broken escape is shown as it stands.
  }
  const plain = words
    .replaceAll(/[-_+]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The number and the title that the address of an Etsy listing says, or nothing when it is none. */
export function parseEtsyAddress(address: string): EtsyAddress | undefined {
  const text = address.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/(^|\.)etsy\.com$/i.test(url.hostname)) return undefined;
  const [, listingId, slug = ""] = listingPath.exec(url.pathname) ?? [];
  return listingId ? { listingId, title: spell(slug) } : undefined;
}
