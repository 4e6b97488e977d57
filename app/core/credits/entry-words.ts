import type { entryReasons } from "./tables.server.ts";

export type EntryReason = (typeof entryReasons)[number];

const words: Record<EntryReason, string> = {
  opening: "Welcome",
  unlock: "Unlock",
  generation: "Generation",
  purchase: "Purchase",
  subscription: "Membership",
  grant: "Gift",
  refund: "Refund",
  reversal: "Reversal",
  admin_edit: "Adjustment",
  hold: "Reserved",
  release: "Given back",
};

/** What kind of change it was, in one word. */
export function reasonWord(reason: EntryReason): string {
  return words[reason];
}

const pages: Record<string, (id: string) => string> = {
  prompt: (id) => `/prompt/${id}`,
  generation: () => "/my-images",
  order: () => "/account",
  subscription: () => "/account",
};

/** The page of what a reference such as `prompt:recAbc` names; null where it has none. */
export function referencePath(reference: string): string | null {
  const [kind = "", ...rest] = reference.split(":");
  const id = rest.join(":");
  if (!/^[\w-]+$/.test(id)) return null;
  return pages[kind]?.(id) ?? null;
}
