import type { ShownSession } from "#app/core/accounts/sessions.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { useFormAnswer } from "#app/core/forms/use-form-answer.ts";
import { formatMoment } from "#app/ui/format-day.ts";

export function SessionList({ sessions }: { sessions: ShownSession[] }) {
  const { Form, isBusy } = useFormAnswer();
  return (
    <Card>
      <CardHeader
        title="Devices"
        description="Where this account is signed in."
        level={2}
        actions={
          <Form method="post">
            <input type="hidden" name="intent" value="end-all-sessions" />
            <Button variant="outline" size="sm" isBusy={isBusy}>
              Sign out everywhere
            </Button>
          </Form>
        }
      />
      <ul>
        {sessions.map(({ id, device, ipAddress, lastSeenAt, isThisOne }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b py-3 last:border-0"
          >
            <div>
              <p className="flex items-center gap-2 font-label">
                {device} {isThisOne ? <Badge tone="primary">This device</Badge> : null}
              </p>
              <p className="text-small text-muted-foreground">
                Last seen {formatMoment(lastSeenAt)} UTC{ipAddress ? ` from ${ipAddress}` : ""}
              </p>
            </div>
            {isThisOne ? null : (
              <Form method="post">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={id} />
                <Button variant="ghost" size="sm" aria-label={`Sign out ${device}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
