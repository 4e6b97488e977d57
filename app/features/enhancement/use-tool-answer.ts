import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

export type ToolDone =
  | { ok: true; kind: "message"; message: string }
  | { ok: true; kind: "title"; message: string; rewrittenTitle: string; limit: number; madeBy: string }
  | { ok: true; kind: "tags"; message: string; megaTags: string[]; madeBy: string };

/** One tool of the suite: says what came of it in the specified words, and keeps messages beside fields. */
export function useToolAnswer(failure: string) {
  const fetcher = useFetcher<ToolDone | Refusal>();
  const handled = useRef<unknown>(undefined);
  const answer = fetcher.data;
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
