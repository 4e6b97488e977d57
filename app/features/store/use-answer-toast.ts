import { useEffect, useRef } from "react";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";

/** Says once what came of a form. */
export function useAnswerToast(answer: { ok: true; message: string } | Refusal | undefined): void {
  const handled = useRef<unknown>(undefined);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.ok) toast.success(answer.message);
    else toast.error(answer.message);
  }, [answer]);
}
