import { useSyncExternalStore } from "react";

const storageKey = "favourite-prompts";
const listeners = new Set<() => void>();
const none: readonly string[] = [];

let known: { text: string | null; ids: readonly string[] } = { text: null, ids: none };

/** The favourites kept in this browser (D18). */
export function useFavourites() {
  const ids = useSyncExternalStore(subscribe, readFavourites, () => none);
  return {
    isFavourite: (id: string) => ids.includes(id),
    setFavourite: (id: string, isWanted: boolean) => {
      const others = readFavourites().filter((each) => each !== id);
      writeFavourites(isWanted ? [id, ...others] : others);
    },
  };
}

export function readFavourites(): readonly string[] {
  const text = localStorage.getItem(storageKey);
  if (text !== known.text) known = { text, ids: parse(text) };
  return known.ids;
}

function writeFavourites(ids: readonly string[]): void {
  localStorage.setItem(storageKey, JSON.stringify(ids));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this browser.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((each) => typeof each === "string") : none;
  } catch {
    return none;
  }
}
