import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/** Between step 2 and 3 of a text prompt: what has arrived so far. */
export function TextWriting({
  text,
  madeBy,
  onCancel,
}: {
  text: string;
  madeBy: string;
  onCancel: () => void;
}) {
  return (
    <Card padding="none" className="mx-auto max-w-200">
      <div className="flex items-center justify-between gap-3 border-b px-5 py-3">
        <output className="flex items-center gap-2.5 text-ui font-label">
          <Spinner className="size-4" />
          Writing your prompt
        </output>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <PromptText text={text} className="min-h-40 px-5 py-4" />
      {madeBy ? (
        <p className="border-t px-5 py-3 text-small text-muted-foreground">{madeBy} is writing.</p>
      ) : null}
    </Card>
  );
}
