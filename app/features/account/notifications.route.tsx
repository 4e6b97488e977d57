import { Form, Link, useSubmit } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { listNotifications } from "#app/core/notifications/list-notifications.server.ts";
import { markRead } from "#app/core/notifications/mark-read.server.ts";
import { formAction, pageLoader } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import type { Route } from "./+types/notifications.route";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Notifications") }];
}

export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const before = Number(new URL(request.url).searchParams.get("before")) || undefined;
  return { notifications: await listNotifications(context.get(requestCtx), before) };
});

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const { id } = await readForm(request);
  await markRead(context.get(requestCtx), id === undefined ? undefined : Number(id) || 0);
  return { ok: true as const };
});

const pageSize = 20;

export default function Notifications({ loaderData: { notifications } }: Route.ComponentProps) {
  const hasUnread = notifications.some(({ isRead }) => !isRead);
  const last = notifications.at(-1);
  const submit = useSubmit();
  const open = (id: number) =>
    void submit({ id }, { method: "post", navigate: false, fetcherKey: `read-${id}` });
  return (
    <Page look="text">
      <PageHeader
        title="Notifications"
        actions={
          hasUnread ? (
            <Form method="post">
              <Button variant="outline" size="sm">
                Mark all as read
              </Button>
            </Form>
          ) : undefined
        }
      />
      {notifications.length === 0 ? (
        <EmptyState
          title="Nothing new"
          description="Decisions on your prompts, answers from support and arriving credits show up here."
          action={<ButtonLink to="/marketplace">Browse prompts</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <ul>
            {notifications.map(({ id, title, body, link, isRead, createdAt }) => (
              <li key={id} className="border-b last:border-0">
                <Link
                  to={link}
                  onClick={() => (isRead ? undefined : open(id))}
                  className="flex gap-3 px-5 py-4 hover:bg-accent"
                >
                  <span
                    aria-hidden
                    className={`mt-2 size-2 shrink-0 rounded-[2px] ${isRead ? "bg-border" : "bg-marker"}`}
                  />
                  <span className="min-w-0">
                    <span className={isRead ? "" : "font-strong"}>{title}</span>
                    {isRead ? null : <span className="sr-only"> (unread)</span>}
                    {body ? (
                      <span className="block text-ui wrap-anywhere whitespace-pre-line text-muted-foreground">
                        {body}
                      </span>
                    ) : null}
                    <time dateTime={createdAt} className="block text-small text-muted-foreground">
                      {formatMoment(createdAt)}
                    </time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {last && notifications.length === pageSize ? (
        <div className="mt-4 text-center">
          <ButtonLink to={`?before=${last.id}`} variant="outline">
            Older notifications
          </ButtonLink>
        </div>
      ) : null}
    </Page>
  );
}
