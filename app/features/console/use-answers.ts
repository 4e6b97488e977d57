import { useEffect, useRef } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

export type ConsoleAnswer = { ok: true; message?: string } | Refusal;

/** Says what became of a form, once; who is not signed in is asked to. */
export function useAnswer(answer: ConsoleAnswer | undefined, onDone?: () => void): void {
  const handled = useRef<unknown>(undefined);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.ok) {
      if (answer.message) toast.success(answer.message);
      onDone?.();
      return;
    }
    toast.error(answer.message);
    if (answer.code === "unauthenticated") requestSignIn();
  }, [answer, onDone]);
}
