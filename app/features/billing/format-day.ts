const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `28 November 2026`, the same on server and browser. */
export function formatDay(moment: string | Date): string {
  return day.format(new Date(moment));
}
