// What people type into a form's field, as the record keeps it.

export function splitTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
}

/** Decimal commas are taken as points; anything else that is no number is left for the check to refuse. */
export function readPrice(text: string): number | string {
  const plain = text.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  if (plain === "") return 0;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : plain;
}
