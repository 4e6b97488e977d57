/** Ranges of core §3 for records without figures of their own. Shown only while demo data is on (D17). */
export const defaultCardRating = 4.2;
export const defaultDetailRating = 4.8;

/** 5 to 54, the same for a record every time. */
export function demoReviews(recordId: string): number {
  return 5 + (hash(`reviews:${recordId}`) % 50);
}

/** 10 to 109. */
export function demoDownloads(recordId: string): number {
  return 10 + (hash(`downloads:${recordId}`) % 100);
}

// FNV-1a, with its bits mixed once more: ids differ in few places.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
