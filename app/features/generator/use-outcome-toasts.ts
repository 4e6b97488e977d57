import { useEffect } from "react";
import type { GenerationView } from "#app/core/ai/schema.ts";
import { toast } from "#app/ui/toast.tsx";
import { type GeneratorType, typeOfFunction, typeWords } from "./generator-types.ts";
import type { GeneratorAnswer } from "./read-page.ts";
import { chargeTrial } from "./trial-balance.ts";

const told = new Set<unknown>();

function once(what: unknown, tell: () => void): void {
  if (told.has(what)) return;
  told.add(what);
  tell();
}

interface Situation {
  generation: GenerationView | null;
  answer: GeneratorAnswer | undefined;
  type: GeneratorType;
  isMember: boolean;
  /** Started from this page just now, not opened from the history. */
  isNew: boolean;
  /** What a visitor's browser pays. */
  trialCost: number;
}

/** Toolkit §8: says how it went, once, and charges a visitor's trial balance on delivery. */
export function useOutcomeToasts({ generation, answer, type, isMember, isNew, trialCost }: Situation): void {
  const { id, status } = generation ?? {};
  const made = generation ? (typeOfFunction(generation.function) ?? type) : type;
  useEffect(() => {
    if (!id || !isNew) return;
    if (status === "done" && !isMember) chargeTrial(id, trialCost);
    if (status === "done") once(id, () => toast.success(typeWords[made].success));
    if (status === "failed")
      once(id, () => toast.error(typeWords[made].failure, { description: "Please try again." }));
    if (status === "cancelled")
      once(id, () => toast.info("Cancelled", { description: "Nothing was charged." }));
  }, [id, status, isNew, isMember, trialCost, made]);

  useEffect(() => {
    if (!answer || (answer.ok && answer.kind !== "text")) return;
    once(answer, () => {
      if (answer.ok) toast.success(typeWords.text.success);
      else if (answer.code === "insufficient_credits")
        toast.error("Insufficient Credits", { description: answer.message });
      else toast.error(typeWords[type].failure, { description: answer.message });
    });
  }, [answer, type]);
}
