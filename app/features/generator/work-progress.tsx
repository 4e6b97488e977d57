import { Form, useRevalidator } from "react-router";
import { useGenerationProgress } from "#app/core/ai/generations/use-generation-progress.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import type { GeneratorType } from "./generator-types.ts";

interface WorkProgressProps {
  id: string;
  type: GeneratorType;
  prompt: string | null;
  madeBy: string;
  initialProgress: number;
}

/** Between step 2 and 3. The work goes on when the page is closed; the result waits at the same address. */
export function WorkProgress({ id, type, prompt, madeBy, initialProgress }: WorkProgressProps) {
  const { revalidate } = useRevalidator();
  const progress = Math.max(
    initialProgress,
    useGenerationProgress(id, () => void revalidate()),
  );
  const label = type === "image" ? "Drawing your image" : "Analyzing your image";
  return (
    <Card padding="lg" className="mx-auto max-w-180" aria-live="polite">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <ProgressRow label={label} value={progress} max={100} aside={`${progress}%`} />
      <p className="mt-3 text-ui text-muted-foreground">
        {madeBy} is at work. You may leave this page; the result waits here.
      </p>
      {prompt ? <PromptText text={prompt} size="sm" className="mt-5 rounded-md bg-sunken p-4" /> : null}
      <Form method="post" action="/generator" className="mt-6">
        <input type="hidden" name="id" value={id} />
        <Button variant="outline" name="intent" value="cancel">
          Cancel
        </Button>
      </Form>
    </Card>
  );
}
