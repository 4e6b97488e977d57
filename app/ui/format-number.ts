// Made once: a formatter costs far more than formatting, and a page shows hundreds of numbers.
const count = new Intl.NumberFormat("en-US");
const credits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function formatCount(value: number): string {
  return count.format(value);
}

/** A count that stopped early: `1,000+` where counting on would mean reading the whole table. */
export function formatTotal({ count, isExact }: { count: number; isExact: boolean }): string {
  return `${formatCount(count)}${isExact ? "" : "+"}`;
}

export function formatCredits(amount: number): string {
  return credits.format(amount);
}

export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
