import { useEffect, useRef } from "react";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import { Dialog, DialogCancel } from "#app/ui/dialog.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SubmitStart } from "./prefill.server.ts";
import type { StoreDraft } from "./schema.ts";
import { draftOfForm } from "./store-draft.ts";
import { StoreForm } from "./store-form.tsx";

interface SubmitDialogProps {
  start: SubmitStart;
  onClose: () => void;
}

/** What was typed when the dialog was last closed; a slip of the finger loses nothing. */
let left: StoreDraft | undefined;

/** Open as long as the address asks for it. Whoever is not signed in is asked to, and then finds the form. */
export default function SubmitDialog({ start, onClose }: SubmitDialogProps) {
  const { isSignedIn, draft, galleryUrl } = start;
  const content = useRef<HTMLDivElement>(null);
  const isFromGallery = draft.title !== "" || draft.fullPrompt !== "";
  useEffect(() => {
    if (isSignedIn) return;
    toast.error("Authentication required", { description: "Please log in to submit to the store" });
    requestSignIn();
  }, [isSignedIn]);
  if (!isSignedIn) return null;

  function leave() {
    const form = content.current?.querySelector("form");
    const texts = [...new FormData(form ?? undefined)].filter(([, value]) => typeof value === "string");
    left = draftOfForm(Object.fromEntries(texts) as Record<string, string>);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) leave();
      }}
      size="wide"
      title="Submit to Store"
      description="Reviewed before it is on show. Sellers keep 100% of payment."
    >
      <div ref={content}>
        <StoreForm
          draft={isFromGallery ? draft : (left ?? draft)}
          galleryUrl={galleryUrl}
          onDone={() => {
            left = undefined;
            onClose();
          }}
          cancel={<DialogCancel />}
        />
      </div>
    </Dialog>
  );
}
