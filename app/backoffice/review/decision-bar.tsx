import { Check, PenLine, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { isShortcut } from "./is-shortcut.ts";
import type { Decision, Submission } from "./schema.ts";

interface DecisionBarProps {
  submission: Submission;
  decision: ReturnType<typeof useFormAnswer>;
}

const frequentReasons = [
  "The picture shows lettering or a logo.",
  "This is too close to a prompt that is already here.",
  "The text does not lead to the picture shown.",
];

/** Approve at once; reject and ask for changes want a reason first. */
export function DecisionBar({ submission, decision: { submit, isBusy, fields } }: DecisionBarProps) {
  const [asked, setAsked] = useState<Exclude<Decision, "approve">>();
  const { detail, updatedAt } = submission;

  function decide(decision: Decision, reason = "") {
    if (isBusy) return;
    void submit({ id: detail.id, decision, reason, updatedAt }, { method: "post" });
  }

  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (!isShortcut(event)) return;
      if (event.key === "a" && detail.status !== "Live") decide("approve");
      if (event.key === "r" || event.key === "c") {
        event.preventDefault();
        setAsked(event.key === "r" ? "reject" : "changes");
      }
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="sm"
          isBusy={isBusy && !asked}
          disabled={detail.status === "Live"}
          onClick={() => decide("approve")}
        >
          <Check />
          Approve
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={() => setAsked("changes")}>
          <PenLine />
          Ask for changes
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={() => setAsked("reject")}>
          <X />
          Reject
        </Button>
      </div>
      {asked ? (
        <ReasonForm
          key={asked}
          asked={asked}
          isBusy={isBusy}
          error={fields.reason}
          onCancel={() => setAsked(undefined)}
          onSend={(reason) => decide(asked, reason)}
        />
      ) : null}
    </>
  );
}

interface ReasonFormProps {
  asked: Exclude<Decision, "approve">;
  isBusy: boolean;
  error: string | undefined;
  onCancel: () => void;
  onSend: (reason: string) => void;
}

function ReasonForm({ asked, isBusy, error, onCancel, onSend }: ReasonFormProps) {
  const [reason, setReason] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  function press(event: KeyboardEvent) {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSend(reason);
  }

  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason);
      }}
    >
      <Field
        label={asked === "reject" ? "Why is it rejected?" : "What should be changed?"}
        hint="The creator reads this. Ctrl and Enter send it, Escape closes."
        error={error}
        counterMax={1000}
      >
        <Textarea
          ref={field}
          name="reason"
          rows={2}
          value={reason}
          className="min-h-18 text-ui!"
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={press}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5">
        {frequentReasons.map((words) => (
          <Button
            key={words}
            type="button"
            variant="secondary"
            size="xs"
            className="h-auto! min-h-8 whitespace-normal!"
            onClick={() => setReason(words)}
          >
            {words}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" variant={asked === "reject" ? "destructive" : "primary"} isBusy={isBusy}>
          {asked === "reject" ? "Reject" : "Send back"}
        </Button>
      </div>
    </form>
  );
}
