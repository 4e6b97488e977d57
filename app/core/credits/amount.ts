/** Credits are exact decimals with two places. They travel as text (`"12.50"`) and are compared in hundredths. */
export type Amount = string;

export function hundredths(amount: Amount | number): number {
  const value = Math.round(Number(amount) * 100);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an amount: ${amount}`);
  return value;
}

export function amount(value: Amount | number): Amount {
  return (hundredths(value) / 100).toFixed(2);
}

export function negated(value: Amount | number): Amount {
  const cents = -hundredths(value);
  return amount((cents === 0 ? 0 : cents) / 100);
}

export function covers(balance: Amount | number, price: Amount | number): boolean {
  return hundredths(balance) >= hundredths(price);
}

export function minus(a: Amount | number, b: Amount | number): Amount {
  return amount((hundredths(a) - hundredths(b)) / 100);
}

/** `8`, `2.5`, `1,250`: as people read it. */
export function formatAmount(value: Amount | number): string {
  return Number(value).toLocaleString("en-US", { maximumFractionDigits: 2 });
}

export function formatCredits(value: Amount | number): string {
  return `${formatAmount(value)} ${hundredths(value) === 100 ? "credit" : "credits"}`;
}
