import { FileArchive } from "lucide-react";
import { useEffect } from "react";
import { Form, Link, useRevalidator } from "react-router";
import type { BatchView } from "#app/core/ai/generations/get-batch.server.ts";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { BatchStatus } from "./batch-status.tsx";

const pauseMs = 1500;

/** One batch: how far it is, what came of it so far, and the way to stop it. */
export function BatchProgress({ batch }: { batch: BatchView }) {
  const { revalidate } = useRevalidator();
  const isRunning = batch.status === "running";
  const ended = batch.done + batch.failed + batch.cancelled;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), pauseMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);

  return (
    <Card className="flex flex-col gap-5">
      <CardHeader
        title={batch.title}
        badge={<BatchStatus batch={batch} />}
        description={facts(batch)}
        actions={
          <>
            {batch.images.length > 0 ? (
              <ButtonAnchor
                href={`/generator/create/zip?batch=${batch.id}`}
                variant="outline"
                size="sm"
                download
              >
                <FileArchive />
                Download as zip
              </ButtonAnchor>
            ) : null}
            {isRunning ? (
              <Form method="post" className="flex gap-2">
                <input type="hidden" name="id" value={batch.id} />
                {batch.isPaused ? (
                  <Button name="intent" value="resume" size="sm">
                    Resume
                  </Button>
                ) : null}
                <Button name="intent" value="cancel" variant="outline" size="sm">
                  Cancel
                </Button>
              </Form>
            ) : (
              <>
                <ButtonLink to={`/my-images?batch=${batch.id}`} variant="outline" size="sm">
                  Show in gallery
                </ButtonLink>
                <ButtonLink to="/generator/create" size="sm">
                  New batch
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      {isRunning ? (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      ) : null}
      <ProgressRow label="Images" value={ended} max={batch.total} aside={`${batch.done} of ${batch.total}`} />
      {batch.images.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
          {batch.images.map((image) => (
            <li key={image.id}>
              <Link to={`/generator?result=${image.id}`} className="block overflow-hidden rounded-sm">
                <Picture src={image.smallUrl} alt={image.prompt} width={320} height={320} ratio="square" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function facts(batch: BatchView): string {
  const parts = [`${batch.done} made`];
  if (batch.failed > 0) parts.push(`${batch.failed} failed`);
  if (batch.cancelled > 0) parts.push(`${batch.cancelled} cancelled`);
  if (batch.creditsHeld > 0) parts.push(`${formatCredits(batch.creditsHeld)} credits held`);
  if (batch.creditsReturned > 0) parts.push(`${formatCredits(batch.creditsReturned)} credits returned`);
  return `${parts.join(", ")}. Finished images are in your gallery.`;
}
