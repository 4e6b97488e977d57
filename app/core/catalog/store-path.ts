import { safeUrl } from "./read-fields.ts";

const filesPath = "/files/";

/** Where the files of a seller's items lie (toolkit §7). */
export function storeFolder(ownerId: string): string {
  return `store/${ownerId}/`;
}

/** Where a file of this site lies in the storage; nothing for addresses elsewhere. */
export function sitePath(address: unknown): string | undefined {
  const url = safeUrl(address);
  if (url === undefined || !url.startsWith("/")) return undefined;
  return url.startsWith(filesPath) ? url.slice(filesPath.length) : "";
}

/** Addresses outside are the seller's own affair; a private file of this site must be theirs, or the demo's. */
export function isSellable(address: unknown, ownerId: string | null): boolean {
  const path = sitePath(address);
  if (path === undefined) return true;
  if (path.includes("..") || path.includes("%")) return false;
  return [ownerId, "demo"].some((id) => id !== null && path.startsWith(storeFolder(id)));
}
