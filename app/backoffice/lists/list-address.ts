/** An address with what is asked for; empty parts and the first page are left out. */
export function listAddress(path: string, asked: Record<string, string | number | undefined>): string {
  const parts = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && value !== "" && !(name === "page" && value === 1),
  );
  const query = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? path : `${path}?${query}`;
}
