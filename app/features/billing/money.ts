/** `$9.99` from 999. */
export function formatCents(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}

/** What one credit costs, in cents with one decimal: `10.0¢`. */
export function formatPerCredit(cents: number, credits: number): string {
  return `${(cents / credits).toFixed(1)}¢`;
}
