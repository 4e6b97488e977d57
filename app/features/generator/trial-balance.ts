import { useSyncExternalStore } from "react";
import { trialCredits } from "#app/core/ai/functions.ts";

// D10: a visitor's balance is this browser's own; the server limits by address whatever it says.
const storageKey = "generator-trial";
const remembered = 50;

interface Trial {
  credits: number;
  /** What was charged already, so that a reload does not charge again. */
  charged: string[];
}

const listeners = new Set<() => void>();
const untouched: Trial = { credits: trialCredits, charged: [] };

function read(): Trial {
  try {
    const kept: Partial<Trial> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const isSound = typeof kept.credits === "number" && Array.isArray(kept.charged);
    return isSound ? { credits: Math.max(0, Number(kept.credits)), charged: kept.charged ?? [] } : untouched;
  } catch {
    return untouched;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function useTrialCredits(): number {
  return useSyncExternalStore(
    subscribe,
    () => read().credits,
    () => trialCredits,
  );
}

/** Charges a delivered result once. */
export function chargeTrial(resultId: string, cost: number): void {
  const { credits, charged } = read();
  if (charged.includes(resultId)) return;
  const next: Trial = {
    credits: Math.max(0, credits - cost),
    charged: [...charged, resultId].slice(-remembered),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // A browser that stores nothing keeps its trial balance.
  }
  for (const listener of listeners) listener();
}
