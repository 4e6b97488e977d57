import { Link } from "react-router";
import type { Assignee } from "#app/features/support/handle-ticket.server.ts";
import { type TicketThread } from "#app/features/support/schema.ts";
import { TicketStatusBadge } from "#app/features/support/ticket-status.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Select } from "#app/ui/select.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatMoment } from "#app/ui/format-day.ts";
import { ReplyForm } from "./reply-form.tsx";

interface TicketViewProps {
  ticket: TicketThread;
  people: { userId: string; email: string; assignedTo: string | null };
  admins: readonly Assignee[];
}

export function TicketView({ ticket, people, admins }: TicketViewProps) {
  return (
    <Card padding="none">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3 border-b p-5">
        <div className="min-w-0">
          <div className="mb-1.5 flex items-center gap-2">
            <TicketStatusBadge status={ticket.status} />
            <Link
              to={`/admin/users/${encodeURIComponent(people.userId)}`}
              className="text-small break-all text-muted-foreground hover:underline"
            >
              {people.email}
            </Link>
          </div>
          <h3 className="text-title break-words">{ticket.subject}</h3>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <AssigneeSelect key={ticket.id} admins={admins} assignedTo={people.assignedTo} />
          <StatusButtons status={ticket.status} />
        </div>
      </div>
      <ol className="flex flex-col gap-3 p-5">
        {ticket.messages.map(({ id, text, isFromSupport, attachmentUrl, createdAt }) => (
          <li
            key={id}
            className={
              isFromSupport ? "rounded-md border bg-sunken p-4 md:ml-10" : "rounded-md border p-4 md:mr-10"
            }
          >
            <p className="mb-1.5 flex flex-wrap items-center gap-2 text-small text-muted-foreground">
              {isFromSupport ? <Badge tone="primary">Support</Badge> : <Badge>User</Badge>}
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </p>
            <p className="text-ui break-words whitespace-pre-wrap">{text}</p>
            {attachmentUrl ? (
              <a href={attachmentUrl} target="_blank" rel="noopener" className="mt-3 block">
                <img src={attachmentUrl} alt="Attachment" className="max-h-60 rounded-sm" loading="lazy" />
              </a>
            ) : null}
          </li>
        ))}
      </ol>
      <ReplyForm key={`${ticket.id} ${ticket.messages.length}`} />
    </Card>
  );
}

function AssigneeSelect({ admins, assignedTo }: { admins: readonly Assignee[]; assignedTo: string | null }) {
  const { submit, isBusy } = useFormAnswer();
  return (
    <Select
      aria-label="Assigned to"
      size="sm"
      placeholder="Unassigned"
      disabled={isBusy}
      options={admins.map(({ id, email }) => ({ value: id, label: email }))}
      value={assignedTo ?? ""}
      onChange={(event) =>
        void submit({ intent: "assign", assignee: event.currentTarget.value }, { method: "post" })
      }
    />
  );
}

/** Where a ticket may go from its status; a reply also sets it in progress. */
const steps = {
  open: [
    { status: "in_progress", label: "Mark in progress" },
    { status: "closed", label: "Close ticket" },
  ],
  in_progress: [{ status: "closed", label: "Close ticket" }],
  closed: [{ status: "open", label: "Open again" }],
} as const;

function StatusButtons({ status: present }: { status: TicketThread["status"] }) {
  const { submit, isBusy } = useFormAnswer();
  return steps[present].map(({ status, label }) => (
    <Button
      key={status}
      type="button"
      variant="outline"
      size="sm"
      disabled={isBusy}
      onClick={() => void submit({ intent: "status", status }, { method: "post" })}
    >
      {label}
    </Button>
  ));
}
