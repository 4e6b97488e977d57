import { Flag } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { reportWords } from "./report-reasons.ts";

type Answer = { ok: true; message: string } | Refusal;

/** Folded away at the foot of the page; opens without a script. */
export function ReportForm() {
  const fetcher = useFetcher<Answer>();
  const details = useRef<HTMLDetailsElement>(null);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer) return;
    if (answer.ok) {
      toast.success(answer.message);
      if (details.current) details.current.open = false;
    } else toast.error(answer.message);
  }, [answer]);
  const fields = answer && !answer.ok ? answer.fields : {};
  return (
    <details ref={details} className="mt-6 text-ui">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-xs text-small text-muted-foreground hover:text-foreground max-md:min-h-11">
        <Flag className="size-4" />
        Report this prompt
      </summary>
      <fetcher.Form
        method="post"
        className="mt-3 flex max-w-120 flex-col gap-4 rounded-lg border bg-card p-5"
      >
        <input type="hidden" name="intent" value="report" />
        <Field label="What is wrong?" error={fields.reason}>
          <Select name="reason" options={reportWords} />
        </Field>
        <Field label="Details" hint="Optional. What should we look at?" error={fields.details}>
          <Textarea name="details" rows={3} />
        </Field>
        <Button variant="outline" className="w-fit" isBusy={fetcher.state !== "idle"}>
          Send report
        </Button>
      </fetcher.Form>
    </details>
  );
}
