import { useFetcher } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";

export interface Done {
  ok: true;
  message: string;
}

export type FormAnswer = Done | Refusal;

interface FormAnswerOptions {
  /** With a key other parts of the page can watch the same form. */
  key?: string;
  /** Stands before the reason when it was refused: `Failed to rewrite title: …`. */
  failure?: string;
  onDone?: () => void;
}

/**
 * One form that posts to the page's action: says what came of it, and keeps messages beside their fields.
 * Who is not signed in, or no longer, is asked to.
 */
export function useFormAnswer<Given extends Done = Done>({ key, failure, onDone }: FormAnswerOptions = {}) {
  const fetcher = useFetcher<Given | Refusal>(key === undefined ? {} : { key });
  const answer = fetcher.data as Given | Refusal | undefined;
  useEach(answer, (given) => {
    if (given.ok) {
      toast.success(given.message);
      onDone?.();
      return;
    }
    toast.error(failure ? `${failure}: ${given.message}` : given.message);
    if (given.code === "unauthenticated") requestSignIn();
  });
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: fetcher.state !== "idle",
    fields: answer && !answer.ok ? answer.fields : {},
    done: answer?.ok ? answer : undefined,
  };
}
