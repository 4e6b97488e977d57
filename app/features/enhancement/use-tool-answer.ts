import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

/** One tool of the suite: says what came of it in the specified words, and keeps messages beside fields. */
export function useToolAnswer<Done extends { ok: true; message: string }>(failure: string) {
  const fetcher = useFetcher<Done | Refusal>();
  const handled = useRef<unknown>(undefined);
  const answer = fetcher.data as Done | Refusal | undefined;
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.ok) toast.success(answer.message);
    else toast.error(failure ? `${failure}: ${answer.message}` : answer.message);
  }, [answer, failure]);
  return {
    Form: fetcher.Form,
    isBusy: fetcher.state !== "idle",
    fields: answer && !answer.ok ? answer.fields : {},
    done: answer?.ok ? answer : undefined,
  };
}
