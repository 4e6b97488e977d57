// Made once, and in UTC: the same on the server and in every browser, so no page changes under its reader.
const short = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const medium = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** `Nov 14`. */
export function shortDay(date: string | Date): string {
  return short.format(new Date(date));
}

/** `14 Nov 2026`. */
export function mediumDay(date: string | Date): string {
  return medium.format(new Date(date));
}

/** `14 November 2026`. */
export function longDay(date: string | Date): string {
  return long.format(new Date(date));
}

/** `14 Nov 2026, 18:20`. */
export function formatMoment(date: string | Date): string {
  return moment.format(new Date(date));
}
