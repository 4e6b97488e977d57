// What people type into a form's field, as the record keeps it.

export function splitTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
}

/** Decimal commas are taken as points; what is no number is told as none, for the check to refuse. */
export function readPrice(text: string): number {
  const plain = text.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  if (plain === "") return 0;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
}
