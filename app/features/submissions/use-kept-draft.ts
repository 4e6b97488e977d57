import { useEffect, useRef, useState } from "react";
import { emptyDraft, type PromptDraft } from "./schema.ts";

const waitMs = 400;

/**
 * What is typed stays in this browser until it is submitted. The form is drawn first with what the server
 * knows; what was kept comes in afterwards, where nothing has been typed yet.
 */
export function useKeptDraft(key: string, initial: PromptDraft, mayRestore: boolean) {
  const [draft, setDraft] = useState(initial);
  const [isRestored, setIsRestored] = useState(false);
  const isTouched = useRef(!mayRestore);

  useEffect(() => {
    const kept = readKept(key);
    if (!kept || isTouched.current) return;
    setDraft((current) => ({ ...current, ...kept }));
    setIsRestored(true);
  }, [key]);

  useEffect(() => {
    if (!isTouched.current) return undefined;
    const timer = setTimeout(() => writeKept(key, draft), waitMs);
    return () => clearTimeout(timer);
  }, [key, draft]);

  return {
    draft,
    isRestored,
    change: (changes: Partial<PromptDraft>) => {
      isTouched.current = true;
      setDraft((current) => ({ ...current, ...changes }));
    },
    startAnew: () => {
      forgetDraft(key);
      isTouched.current = false;
      setIsRestored(false);
      setDraft(initial);
    },
  };
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be kept.
  }
}

function readKept(key: string): Partial<PromptDraft> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown> | null;
    if (!kept) return undefined;
    const known = Object.entries(kept).filter(
      ([name, value]) => name in emptyDraft && typeof value === "string",
    );
    return Object.fromEntries(known);
  } catch {
    return undefined;
  }
}

function writeKept(key: string, draft: PromptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the form itself still holds everything.
  }
}
