const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** `14 Nov 2026, 18:20`, in UTC: the same for every admin and on the server. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}
