import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

export type AccountAnswer = { ok: true; message: string; token?: string } | Refusal;

/** One form of the account page: says what happened, and keeps messages beside their fields. */
export function useAccountAnswer() {
  const fetcher = useFetcher<AccountAnswer>();
  const handled = useRef<AccountAnswer>(undefined);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.ok) toast.success(answer.message);
    else toast.error(answer.message);
  }, [answer]);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: fetcher.state !== "idle",
    fields: answer && !answer.ok ? answer.fields : {},
    token: answer?.ok ? answer.token : undefined,
    isDone: answer?.ok === true,
  };
}
