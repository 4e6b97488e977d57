import { Ban, Pause, Play } from "lucide-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { requestSignIn } from "#app/core/accounts/sign-in-request.ts";
import type { BatchView } from "#app/core/ai/generations/get-batch.server.ts";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { SampleDataLabel } from "#app/ui/sample-data-label.tsx";
import { StatStrip } from "#app/ui/stat-tile.tsx";
import { DayCaps } from "./dashboard-tab.tsx";
import type { DayCap } from "./figure-shapes.ts";

interface SupernovaTabProps {
  /** Null for a visitor. */
  batches: BatchView[] | null;
  caps: DayCap[];
  areCapsSample: boolean;
}

const pauseMs = 2000;

/** The member's batches and what is left of the day's limits. The batches are always real. */
export function SupernovaTab({ batches, caps, areCapsSample }: SupernovaTabProps) {
  const open = (batches ?? []).filter(({ status }) => status === "running");
  const over = (batches ?? []).filter(({ status }) => status !== "running");
  const isBusy = open.some(({ isPaused }) => !isPaused);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => void revalidate(), pauseMs);
    return () => clearInterval(timer);
  }, [isBusy, revalidate]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="flex flex-col gap-5">
          <CardHeader
            title="Running batches"
            description="Pause to begin no further image; cancel to get the unused credits back."
            actions={<ButtonLink to="/generator/create">Generate Batch</ButtonLink>}
          />
          {batches === null ? (
            <EmptyState
              title="Sign in to see your batches"
              description="A batch makes up to 100 images in one go, at 2 credits each."
              action={
                <Button type="button" onClick={requestSignIn}>
                  Sign In
                </Button>
              }
            />
          ) : null}
          {batches !== null && open.length === 0 ? (
            <EmptyState
              title="No data yet"
              description="Nothing is running. Start a batch from a list of prompts or a template; it goes on when you close the page."
            />
          ) : null}
          {open.length > 0 ? (
            <ul className="flex flex-col divide-y">
              {open.map((batch) => (
                <OpenBatch key={batch.id} batch={batch} />
              ))}
            </ul>
          ) : null}
        </Card>
        {over.length > 0 ? (
          <Card>
            <CardHeader title="Earlier batches" />
            <ul className="mt-2 divide-y">
              {over.slice(0, 8).map((batch) => (
                <li key={batch.id} className="flex min-h-12 items-center justify-between gap-4 py-2 text-ui">
                  <Link
                    to={`/generator/create?batch=${batch.id}`}
                    className="min-w-0 truncate font-label hover:underline"
                  >
                    {batch.title}
                  </Link>
                  <span className="shrink-0 text-small text-muted-foreground">
                    {batch.done} of {batch.total} · {batch.status}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <StatStrip
          stats={[
            { label: "Running", value: open.filter(({ isPaused }) => !isPaused).length },
            { label: "Paused", value: open.filter(({ isPaused }) => isPaused).length },
            { label: "Credits held", value: open.reduce((sum, batch) => sum + batch.creditsHeld, 0) },
          ]}
        />
        <Card className="flex flex-col gap-5">
          <CardHeader
            title="Today's limits"
            badge={areCapsSample ? <SampleDataLabel /> : undefined}
            description="They start anew at midnight UTC."
          />
          <DayCaps caps={caps} />
        </Card>
      </div>
    </div>
  );
}

function OpenBatch({ batch }: { batch: BatchView }) {
  const { Form, isBusy } = useFormAnswer();
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-2.5">
          <Link
            to={`/generator/create?batch=${batch.id}`}
            className="min-w-0 truncate text-ui font-label hover:underline"
          >
            {batch.title}
          </Link>
          <Badge tone={batch.isPaused ? "warning" : "info"}>{batch.isPaused ? "Paused" : "Running"}</Badge>
        </div>
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="id" value={batch.id} />
          <Button
            name="intent"
            value={batch.isPaused ? "resume-batch" : "pause-batch"}
            variant="outline"
            size="sm"
            disabled={isBusy}
          >
            {batch.isPaused ? <Play /> : <Pause />}
            {batch.isPaused ? "Resume" : "Pause"}
          </Button>
          <Button name="intent" value="cancel-batch" variant="ghost" size="sm" disabled={isBusy}>
            <Ban />
            Cancel
          </Button>
        </Form>
      </div>
      <ProgressRow
        label={batch.failed > 0 ? `Images, ${batch.failed} failed` : "Images"}
        value={batch.done + batch.failed}
        max={batch.total}
        aside={`${batch.done} of ${batch.total}`}
      />
    </li>
  );
}
