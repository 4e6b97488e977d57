import { Form, useNavigation } from "react-router";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formAction, pageLoader, refuse } from "#app/platform/http/page-door.server.ts";
import { pageTitle } from "#app/platform/http/share-meta.ts";
import { parseInput } from "#app/platform/http/read-form.server.ts";
import { readUploads } from "#app/platform/http/read-uploads.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, FieldError } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { BackLink, Page, PageHeader } from "#app/ui/page.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import { getTicket } from "./get-ticket.server.ts";
import { replyToTicket } from "./reply-to-ticket.server.ts";
import { replyInput } from "./schema.ts";
import { largestPicture, ticketLimits } from "./ticket-limits.ts";
import { TicketStatusBadge } from "./ticket-status.tsx";
import type { Route } from "./+types/ticket.route";

// The picture, and the words around it.
const largestUpload = largestPicture + 1024 * 1024;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Ticket") }];
}

export const loader = pageLoader(async ({ context, params }: Route.LoaderArgs) => {
  return { ticket: await getTicket(context.get(requestCtx), params.id) };
});

export const action = formAction(async ({ context, params, request }: Route.ActionArgs) => {
  const { fields, files } = await readUploads(request, largestUpload);
  try {
    const { text } = parseInput(replyInput, { text: fields.text });
    await replyToTicket(context.get(requestCtx), params.id, { text, attachment: files.attachment });
    return { ok: true as const };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse(error, { typed: fields.text ?? "" });
  }
});

export default function Ticket({ loaderData: { ticket }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  const refusal = actionData && !actionData.ok ? actionData : undefined;
  const typed =
    refusal && "typed" in refusal && typeof refusal.typed === "string" ? refusal.typed : undefined;
  return (
    <Page look="text">
      <BackLink to="/support">Your Tickets</BackLink>
      <PageHeader title={ticket.subject} badge={<TicketStatusBadge status={ticket.status} />} />
      <ol className="flex flex-col gap-4">
        {ticket.messages.map(({ id, text, isFromSupport, attachmentUrl, createdAt }) => (
          <li key={id} className={isFromSupport ? "md:mr-12" : "md:ml-12"}>
            <Card>
              <p className="mb-2 flex items-center gap-2 text-small text-muted-foreground">
                {isFromSupport ? (
                  <Badge tone="primary">Support</Badge>
                ) : (
                  <Badge>{ticket.isOwn ? "You" : "Member"}</Badge>
                )}
                <time dateTime={createdAt}>{formatMoment(createdAt)} UTC</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
              {attachmentUrl ? (
                <a href={attachmentUrl} className="mt-3 block">
                  <img src={attachmentUrl} alt="Attachment" className="max-h-80 rounded-sm" loading="lazy" />
                </a>
              ) : null}
            </Card>
          </li>
        ))}
      </ol>
      <Card className="mt-6">
        <Form
          method="post"
          encType="multipart/form-data"
          className="flex flex-col gap-4"
          key={ticket.messages.length}
        >
          {refusal && Object.keys(refusal.fields).length === 0 ? (
            <FieldError>{refusal.message}</FieldError>
          ) : null}
          <Field label="Your reply" error={refusal?.fields.text} counterMax={ticketLimits.description}>
            <Textarea name="text" rows={5} defaultValue={typed} />
          </Field>
          <Field label="Picture" error={refusal?.fields.attachment} hint="Optional, at most 5 MB.">
            <FileDrop
              name="attachment"
              accept="image/*"
              maxBytes={largestPicture}
              prompt="Drop a picture here, or choose one"
            />
          </Field>
          <Button className="self-start" isBusy={isBusy}>
            Send reply
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
