import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

export type AdminAnswer = { ok: true; message: string } | Refusal;

/**
 * One form of the admin area: says what happened, and keeps messages beside their fields. With a `key`
 * other parts of the page can watch the same form.
 */
export function useAdminAnswer(onDone?: () => void, key?: string) {
  const fetcher = useFetcher<AdminAnswer>(key === undefined ? {} : { key });
  const handled = useRef<AdminAnswer>(undefined);
  const finish = useEffectEvent(() => onDone?.());
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (!answer.ok) {
      toast.error(answer.message);
      return;
    }
    toast.success(answer.message);
    finish();
  }, [answer]);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: fetcher.state !== "idle",
    fields: answer && !answer.ok ? answer.fields : {},
  };
}
