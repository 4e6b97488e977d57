import { useMemo, useSyncExternalStore } from "react";
import type { ShownPost } from "./post-shapes.ts";

// A visitor's planned posts: a list in this browser. Nothing of it is sent.
const key = "spm.console.posts";
const most = 100;
const listeners = new Set<() => void>();

function read(): string {
  try {
    return localStorage.getItem(key) ?? "[]";
  } catch {
    return "[]";
  }
}

function write(posts: ShownPost[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(posts.slice(-most)));
  } catch {
    // Full or forbidden: there is nowhere else to keep it.
  }
  for (const listener of listeners) listener();
}

function parse(text: string): ShownPost[] {
  try {
    return JSON.parse(text) as ShownPost[];
  } catch {
    return [];
  }
}

export function addBrowserPost(post: Pick<ShownPost, "page" | "content" | "imageUrl" | "scheduledAt">): void {
  write([
    ...parse(read()),
    { ...post, id: crypto.randomUUID(), status: "scheduled", note: "Kept in this browser" },
  ]);
}

export function removeBrowserPost(id: string): void {
  write(parse(read()).filter((post) => post.id !== id));
}

export function useBrowserPosts(): ShownPost[] {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    () => "[]",
  );
  return useMemo(
    () => parse(text).toSorted((left, right) => left.scheduledAt.localeCompare(right.scheduledAt)),
    [text],
  );
}
