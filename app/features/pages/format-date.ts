const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** Written on the server only, so that server and browser never disagree about the day. */
export function formatToday(): string {
  return long.format(new Date());
}

export function formatMonth(isoDate: string): string {
  return month.format(new Date(`${isoDate}T00:00:00Z`));
}
