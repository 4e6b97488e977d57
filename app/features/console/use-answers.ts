import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";

export type ConsoleAnswer = { ok: true; message?: string } | Refusal;

/** Says what became of a form, once; who is not signed in is asked to. */
export function useAnswer(answer: ConsoleAnswer | undefined, onDone?: () => void): void {
  useEach(answer, (answer) => {
    if (answer.ok) {
      if (answer.message) toast.success(answer.message);
      onDone?.();
      return;
    }
    toast.error(answer.message);
    if (answer.code === "unauthenticated") requestSignIn();
  });
}
