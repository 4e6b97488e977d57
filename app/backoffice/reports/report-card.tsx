import { Link } from "react-router";
import type { ReportedPrompt } from "#app/features/prompts/list-reports.server.ts";
import { reportWords } from "#app/features/prompts/report-reasons.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptStatusBadge } from "#app/ui/status-badge.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatMoment } from "#app/ui/format-day.ts";

/** One prompt with everything that was said about it; both decisions settle all of it. */
export function ReportCard({ reported: { prompt, reports } }: { reported: ReportedPrompt }) {
  const { submit, isBusy } = useFormAnswer();
  const decide = (decision: "dismiss" | "unpublish") =>
    void submit({ promptId: prompt.id, decision }, { method: "post" });
  const count = reports.length === 1 ? "1 report" : `${reports.length} reports`;
  return (
    <Card padding="sm" className="flex flex-wrap gap-x-5 gap-y-4">
      <span className="block h-fit w-20 shrink-0 overflow-hidden rounded-sm">
        <Picture src={prompt.imageUrl} alt="" width={160} height={160} ratio="square" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-strong break-words">
            <Link to={`/prompt/${prompt.id}`} target="_blank" className="hover:underline">
              {prompt.title}
            </Link>
          </h3>
          <PromptStatusBadge status={prompt.status} />
        </div>
        <p className="text-small text-muted-foreground">
          by {prompt.vendor} · {prompt.sourceTable}
        </p>
        <ul className="mt-3 flex flex-col gap-2">
          {reports.map(({ id, reason, details, email, createdAt }) => (
            <li key={id} className="rounded-md border bg-sunken px-3.5 py-2.5 text-ui">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Badge tone="warning">
                  {reportWords.find(({ value }) => value === reason)?.label ?? reason}
                </Badge>
                <span className="text-small break-all text-muted-foreground">
                  {email ?? "a visitor"}, {formatMoment(createdAt)}
                </span>
              </p>
              {details ? <p className="mt-1.5 break-words whitespace-pre-wrap">{details}</p> : null}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Button type="button" variant="outline" size="sm" isBusy={isBusy} onClick={() => decide("dismiss")}>
          Dismiss
        </Button>
        <ConfirmDialog
          trigger={
            <Button type="button" variant="outline" size="sm" disabled={isBusy}>
              Unpublish
            </Button>
          }
          title={`Take “${prompt.title}” off the site?`}
          description={`Settles ${count}. The creator is told; who unlocked the prompt keeps it.`}
          confirmLabel="Unpublish"
          onConfirm={() => decide("unpublish")}
        />
      </div>
    </Card>
  );
}
