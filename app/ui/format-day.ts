const shortFormat = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** `Nov 14`. The same on the server and in every browser, so the page does not change under the reader. */
export function shortDay(date: string): string {
  return shortFormat.format(new Date(date));
}
