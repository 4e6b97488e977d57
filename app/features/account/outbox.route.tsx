import { isAdmin } from "#app/core/accounts/viewer.ts";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { env } from "#app/platform/env/env.server.ts";
import { pageLoader } from "#app/platform/http/page-door.server.ts";
import { listOutbox } from "#app/platform/mail/list-outbox.server.ts";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page, PageHeader } from "#app/ui/page.tsx";
import type { Route } from "./+types/outbox.route";

export function meta() {
  return [{ title: "Outbox" }, { name: "robots", content: "noindex" }];
}

/** Mails carry links that sign people in: only an admin, or whoever develops on this machine, may read them. */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx);
  const { SMTP_URL, NODE_ENV } = env();
  if (SMTP_URL || !(isAdmin(ctx.viewer) || NODE_ENV === "development"))
    throw new AppError("not_found", "There is no such page.");
  const mails = await listOutbox(ctx);
  return {
    mails: mails.map(({ id, to, subject, text, createdAt }) => ({
      id,
      to,
      subject,
      text,
      sentAt: createdAt.toISOString(),
    })),
  };
});

export default function Outbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <Page look="text">
      <PageHeader
        title="Outbox"
        lead="No mail server is set up, so messages stay here. Set SMTP_URL to send them."
      />
      {mails.length === 0 ? <EmptyState title="No mail yet" /> : null}
      <div className="flex flex-col gap-4">
        {mails.map(({ id, to, subject, text, sentAt }) => (
          <Card key={id}>
            <h2 className="font-strong">{subject}</h2>
            <p className="text-small text-muted-foreground">
              To {to}, {sentAt}
            </p>
            <p className="mt-3 text-ui whitespace-pre-wrap">
              {text.split(/(https?:\/\/\S+)/).map((part) =>
                part.startsWith("http") ? (
                  <a key={part} href={part} className="break-all text-link underline">
                    {part}
                  </a>
                ) : (
                  part
                ),
              )}
            </p>
          </Card>
        ))}
      </div>
    </Page>
  );
}
