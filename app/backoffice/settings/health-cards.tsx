import { Mail, RefreshCw } from "lucide-react";
import { useRevalidator } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatMoment } from "#app/ui/format-day.ts";
import type { MailHealth, SiteHealth, StorageHealth } from "./check-health.server.ts";

export function HealthCards({ storage, mail, queues }: SiteHealth) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <MailCard {...mail} />
      <StorageCard {...storage} />
      <Card padding="none">
        <CardHeader
          title="Jobs"
          className="p-4"
          actions={
            <Button variant="outline" size="sm" isBusy={state !== "idle"} onClick={() => void revalidate()}>
              <RefreshCw />
              Check again
            </Button>
          }
        />
        <DataTable
          caption="Job queues"
          isFlush
          rows={queues}
          rowKey={({ name }) => name}
          empty={<EmptyState title="No job has been sent yet" className="m-4 mt-0" />}
          columns={[
            { header: "Queue", isName: true, render: ({ name }) => name },
            {
              header: "Waiting",
              isNumeric: true,
              render: ({ waiting, oldestWaitingSeconds: oldest }) =>
                oldest === null ? waiting : `${waiting}, ${formatWait(oldest)}`,
            },
            { header: "Running", isNumeric: true, render: ({ active }) => active },
            { header: "Failed, 24 h", isNumeric: true, render: ({ failed }) => failed },
            {
              header: "Last done (UTC)",
              className: "whitespace-nowrap text-muted-foreground",
              render: ({ lastDoneAt }) => (lastDoneAt ? formatMoment(lastDoneAt) : "–"),
            },
          ]}
        />
      </Card>
    </div>
  );
}

/** How long the oldest has waited. */
function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 3600)} h`;
}

function MailCard({ isConfigured, waiting, failed, lastStatus, lastProblem }: MailHealth) {
  const { Form, isBusy } = useFormAnswer();
  return (
    <Card>
      <CardHeader
        title="E-mail"
        badge={
          <Badge tone={isConfigured ? "success" : "warning"}>
            {isConfigured ? "Mail server set" : "Outbox only"}
          </Badge>
        }
        actions={
          <Form method="post">
            <input type="hidden" name="intent" value="test-mail" />
            <Button type="submit" variant="outline" size="sm" isBusy={isBusy}>
              <Mail />
              Send test message
            </Button>
          </Form>
        }
      />
      <DetailList
        className="mt-3"
        items={[
          { label: "Waiting", value: waiting },
          { label: "Given up", value: failed },
          { label: "Last message", value: lastStatus ?? "none yet" },
          ...(lastProblem ? [{ label: "Last problem", value: lastProblem }] : []),
        ]}
      />
    </Card>
  );
}

function StorageCard({ place, isWorking, milliseconds, problem }: StorageHealth) {
  return (
    <Card>
      <CardHeader
        title="Storage"
        badge={<Badge tone={isWorking ? "success" : "danger"}>{isWorking ? "Works" : "Does not work"}</Badge>}
      />
      <DetailList
        className="mt-3"
        items={[
          { label: "Where", value: place },
          { label: "Write, read, delete", value: `${milliseconds} ms` },
          ...(problem ? [{ label: "Problem", value: problem }] : []),
        ]}
      />
    </Card>
  );
}
