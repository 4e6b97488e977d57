import { Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ConnectedPage } from "./post-shapes.ts";
import { facebookPages } from "./sample-set.ts";

const cardStyle = "flex min-w-0 flex-col gap-3 rounded-md border p-4";

export function SamplePages() {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {facebookPages.map(({ name, followers, status, posts, engagement, reach }) => (
        <li key={name} className={cardStyle}>
          <div className="flex items-start justify-between gap-2">
            <span className="text-ui font-strong">{name}</span>
            <StatusBadge status={status} />
          </div>
          <Facts
            facts={[
              ["Followers", followers],
              ["Posts", String(posts)],
              ["Engagement", engagement],
              ["Reach", reach],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

/** The member's own pages, which posts are really sent to. */
export function OwnPages({ pages }: { pages: readonly ConnectedPage[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-3" aria-label="Your pages">
      {pages.map((page) => (
        <OwnPage key={page.id} page={page} />
      ))}
    </ul>
  );
}

function OwnPage({ page: { id, name, hookHost, status, postsSent } }: { page: ConnectedPage }) {
  const { Form, submit, isBusy } = useFormAnswer();
  const [isRemoving, setIsRemoving] = useState(false);
  const isActive = status === "active";
  return (
    <li className={cardStyle}>
      <div className="flex items-start justify-between gap-2">
        <span className="min-w-0 text-ui font-strong break-words">{name}</span>
        <StatusBadge status={status} />
      </div>
      <Facts
        facts={[
          ["Webhook", hookHost],
          ["Posts", String(postsSent)],
        ]}
      />
      <Form method="post" className="mt-auto flex items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="status" value={isActive ? "paused" : "active"} />
        <Button name="intent" value="page-status" variant="outline" size="sm" disabled={isBusy}>
          {isActive ? <Pause /> : <Play />}
          {isActive ? "Pause" : "Activate"}
        </Button>
        <IconButton
          label={`Remove ${name}`}
          type="button"
          onClick={() => setIsRemoving(true)}
          className="ml-auto"
        >
          <Trash2 />
        </IconButton>
      </Form>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={`Remove ${name}?`}
        description="Posts that wait for it are held when their time comes."
        confirmLabel="Remove"
        onConfirm={() => void submit({ intent: "remove-page", id }, { method: "post" })}
      />
    </li>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-small">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="truncate font-label">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
