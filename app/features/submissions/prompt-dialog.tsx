import { useFetcher } from "react-router";
import type { Refusal } from "#app/platform/http/page-door.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogActions, DialogCancel } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { messagesOfDraft } from "./draft-fields.ts";
import { PromptFormFields } from "./prompt-form.tsx";
import { emptyDraft, type PromptDraft } from "./schema.ts";
import { forgetDraft, useKeptDraft } from "./use-kept-draft.ts";

interface PromptDialogProps {
  /** Filled in where nothing was kept from the last time. */
  initial?: Partial<PromptDraft>;
  onClose: () => void;
}

const keptUnder = "spm.draft.dialog";

/** The upload form over another page: the same fields, the same action, the same messages. */
export default function PromptDialog({ initial, onClose }: PromptDialogProps) {
  const fetcher = useFetcher<{ ok: true } | Refusal>();
  const { draft, change } = useKeptDraft(keptUnder, { ...emptyDraft, ...initial }, true);
  const answer = fetcher.data;
  const messages = answer && !answer.ok ? messagesOfDraft(answer.fields) : {};
  useEach(answer, (answer) => {
    if (!answer.ok) {
      toast.error("Error", { description: "Failed to submit prompt. Please try again." });
      return;
    }
    forgetDraft(keptUnder);
    toast.success("Success!", { description: "Your prompt has been submitted for review." });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="wide"
      title="Add a Prompt"
      description="Saved as a draft and reviewed before it goes live."
    >
      <fetcher.Form
        method="post"
        action="/upload-prompt"
        encType="multipart/form-data"
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="hasScript" value="1" />
        <PromptFormFields draft={draft} messages={messages} onChange={change} onPicture={() => undefined} />
        <DialogActions>
          <DialogCancel />
          <Button isBusy={fetcher.state !== "idle"} busyLabel="Submitting...">
            Submit for review
          </Button>
        </DialogActions>
      </fetcher.Form>
    </Dialog>
  );
}
