import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";

/** Says once what came of a form. */
export function useAnswerToast(answer: { ok: true; message: string } | Refusal | undefined): void {
  useEach(answer, (answer) => {
    if (answer.ok) toast.success(answer.message);
    else toast.error(answer.message);
  });
}
