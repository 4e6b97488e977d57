import { LogOut } from "lucide-react";
import { Link } from "react-router";
import { formatAmount, formatCredits, hundredths } from "#app/core/credits/amount.ts";
import { reasonWord } from "#app/core/credits/entry-words.ts";
import { TicketStatusBadge } from "#app/features/support/ticket-status.tsx";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Mat, Picture } from "#app/ui/picture.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatMoment } from "#app/ui/format-day.ts";
import { formatCount } from "#app/ui/format-number.ts";
import type { UserOverview } from "./get-user.server.ts";
import type { ShownPart } from "./read-user-part.server.ts";

const when = (iso: string) => <time dateTime={iso}>{formatMoment(iso)}</time>;

interface UserPartProps {
  part: ShownPart;
  user: Pick<UserOverview, "id" | "counts">;
}

export function UserPartView({ part, user: { id: userId, counts } }: UserPartProps) {
  switch (part.name) {
    case "history":
      return <History part={part} />;
    case "unlocks":
      return (
        <>
          <DataTable
            caption="Unlocked prompts, the latest first"
            rows={part.unlocks}
            rowKey={({ promptId }) => promptId}
            empty={<EmptyState title="No unlocked prompts yet" />}
            columns={[
              {
                header: "Prompt",
                isName: true,
                render: ({ promptId, title }) => (
                  <Link to={`/prompt/${promptId}`} className="hover:underline">
                    {title}
                  </Link>
                ),
              },
              { header: "Unlocked (UTC)", render: ({ unlockedAt }) => when(unlockedAt) },
              { header: "Paid", isNumeric: true, render: ({ paid }) => formatCredits(paid) },
            ]}
          />
          <LatestOf shown={part.unlocks.length} total={counts.unlocks} />
        </>
      );
    case "tickets":
      return (
        <DataTable
          caption="Support tickets, the latest first"
          rows={part.tickets}
          rowKey={({ id }) => id}
          empty={<EmptyState title="No tickets" />}
          columns={[
            {
              header: "Subject",
              isName: true,
              render: ({ id, subject }) => (
                <Link to={`/support/${id}`} className="hover:underline">
                  {subject}
                </Link>
              ),
            },
            { header: "Status", render: ({ status }) => <TicketStatusBadge status={status} /> },
            { header: "Last Updated (UTC)", render: ({ updatedAt }) => when(updatedAt) },
          ]}
        />
      );
    case "images":
      return (
        <>
          <Images images={part.images} />
          <LatestOf shown={part.images.length} total={counts.images} />
        </>
      );
    default:
      return <Sessions sessions={part.sessions} userId={userId} />;
  }
}

/** Says so where the list is longer than what is shown of it. */
function LatestOf({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null;
  return (
    <p className="mt-3 text-small text-muted-foreground">
      The latest {shown} of {formatCount(total)} are shown.
    </p>
  );
}

function History({ part }: { part: Extract<ShownPart, { name: "history" }> }) {
  return (
    <>
      <DataTable
        caption="Changes of the balance, newest first"
        rows={part.entries}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No entries" />}
        columns={[
          { header: "What", isName: true, render: ({ note }) => note },
          { header: "Reason", render: ({ reason }) => reasonWord(reason) },
          { header: "When (UTC)", render: ({ createdAt }) => when(createdAt) },
          {
            header: "Change",
            isNumeric: true,
            render: ({ delta }) =>
              `${hundredths(delta) > 0 ? "+" : ""}${formatAmount(delta).replace("-", "−")}`,
          },
          { header: "Balance", isNumeric: true, render: ({ balanceAfter }) => formatAmount(balanceAfter) },
        ]}
      />
      <Pagination
        previousTo={part.isLater ? "?show=history" : undefined}
        nextTo={part.nextBefore === null ? undefined : `?show=history&before=${part.nextBefore}`}
      />
    </>
  );
}

function Images({ images }: { images: Extract<ShownPart, { name: "images" }>["images"] }) {
  if (images.length === 0) return <EmptyState title="No images yet" />;
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {images.map(({ id, title, imageUrl, platform, createdAt }) => (
        <li key={id} className="min-w-0">
          <Mat look="card">
            <Picture src={imageUrl} alt={title} width={240} height={240} ratio="1 / 1" />
          </Mat>
          <p className="mt-2 truncate text-ui font-label">{title}</p>
          <p className="truncate text-small text-muted-foreground">
            {platform} · {formatMoment(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}

type SessionsProps = { sessions: Extract<ShownPart, { name: "sessions" }>["sessions"]; userId: string };

function Sessions({ sessions, userId }: SessionsProps) {
  const { Form, isBusy } = useFormAnswer();
  if (sessions.length === 0) return <EmptyState title="Not signed in anywhere" />;
  return (
    <>
      <DataTable
        caption="Where this user is signed in"
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          { header: "Device", isName: true, render: ({ device }) => device },
          { header: "Address", render: ({ ipAddress }) => ipAddress || "–" },
          { header: "Last seen (UTC)", render: ({ lastSeenAt }) => when(lastSeenAt) },
        ]}
      />
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="sign-out" />
        <input type="hidden" name="userId" value={userId} />
        <Button type="submit" variant="outline" size="sm" isBusy={isBusy}>
          <LogOut />
          Sign out everywhere
        </Button>
      </Form>
    </>
  );
}
