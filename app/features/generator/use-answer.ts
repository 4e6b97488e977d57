import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

export type Answer = { ok: true; message: string; to?: { label: string; path: string } } | Refusal;

/** One button that posts to the page's action and says what came of it. */
export function useAnswer() {
  const fetcher = useFetcher<Answer>();
  const handled = useRef<Answer>(undefined);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.ok) toast.success(answer.message);
    else toast.error(answer.message);
  }, [answer]);
  return { Form: fetcher.Form, isBusy: fetcher.state !== "idle", isDone: answer?.ok === true };
}
