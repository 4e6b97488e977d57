import { useState } from "react";
import type { FieldMessages } from "#app/platform/errors/app-error.ts";
import { toast } from "#app/ui/toast.tsx";
import { callStudio } from "./call-studio.ts";
import type { WorkAnswers, WorkName } from "./run-work.server.ts";

/** One button: busy while it works, messages beside its fields, and what went wrong in a toast. */
export function useWork<Name extends WorkName>(work: Name, failure?: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [fields, setFields] = useState<FieldMessages>({});

  function refuse(field: string, message: string): void {
    setFields({ [field]: message });
    toast.error(message);
  }

  async function run(input: object, image?: File): Promise<WorkAnswers[Name] | null> {
    setIsBusy(true);
    const answer = await callStudio(work, input, image);
    setIsBusy(false);
    if (answer.ok) {
      setFields({});
      return answer;
    }
    setFields(answer.fields);
    if (failure) toast.error(failure, { description: answer.message });
    else toast.error(answer.message);
    return null;
  }

  return { run, refuse, isBusy, fields };
}
