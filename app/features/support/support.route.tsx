import { useRef } from "react";
import { data, Link, useFetcher } from "react-router";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { AccessDenied } from "#app/features/pages/access-denied.tsx";
import { formAction, type Refusal } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { listOwnTickets } from "./list-tickets.server.ts";
import { newTicketInput, type ShownTicket } from "./schema.ts";
import { submitTicket } from "./submit-ticket.server.ts";
import { ticketLimits } from "./ticket-limits.ts";
import { TicketStatusBadge } from "./ticket-status.tsx";
import type { Route } from "./+types/support.route";

export function meta({ matches }: Route.MetaArgs) {
  return shareMeta(matches, {
    title: "Support",
    description: "Ask for help and follow the answer.",
    path: "/support",
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) return data({ tickets: null, error: null }, { status: 401 });
  try {
    return data({ tickets: await listOwnTickets(ctx), error: null });
  } catch (error) {
    ctx.log.error({ err: error }, "tickets could not be read");
    return data(
      { tickets: [], error: "Error fetching tickets: please try again in a moment." },
      { status: 503 },
    );
  }
}

export const action = formAction(async ({ context, request }: Route.ActionArgs) => {
  const form = await readForm(request);
  await submitTicket(context.get(requestCtx), parseInput(newTicketInput, form));
  return { ok: true as const, message: "Support ticket submitted successfully!" };
});

export default function Support({ loaderData: { tickets, error } }: Route.ComponentProps) {
  if (tickets === null) {
    return (
      <AccessDenied
        message="You need to be logged in to view the support page."
        action={<SignInButton next="/support" />}
      />
    );
  }
  return (
    <Page>
      <PageHeader title="Support" lead="Tell us what you need. We answer here and by mail." />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <NewTicketForm />
        <Section title="Your Tickets">
          {error ? (
            <p role="alert" className="text-destructive">
              {error}
            </p>
          ) : (
            <TicketTable tickets={tickets} />
          )}
        </Section>
      </div>
    </Page>
  );
}

function NewTicketForm() {
  const fetcher = useFetcher<{ ok: true; message: string } | Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  const fields = answer && !answer.ok ? answer.fields : {};
  const isBusy = fetcher.state !== "idle";
  useEach(answer, (answer) => {
    if (answer.ok) {
      toast.success(answer.message);
      form.current?.reset();
    } else if (answer.code === "validation") toast.error(answer.message);
    else toast.error(`Failed to submit ticket: ${answer.message}`);
  });
  return (
    <Card id="contact">
      <CardHeader title="Submit a New Ticket" level={2} />
      <fetcher.Form ref={form} method="post" noValidate className="flex flex-col gap-4">
        <Field label="Subject" error={fields.subject} counterMax={ticketLimits.subject}>
          <Input name="subject" placeholder="One line about it" />
        </Field>
        <Field label="Description" error={fields.description} counterMax={ticketLimits.description}>
          <Textarea name="description" rows={7} placeholder="What happened, and what did you expect?" />
        </Field>
        <Button size="lg" isBusy={isBusy}>
          {isBusy ? "Submitting..." : "Submit Ticket"}
        </Button>
      </fetcher.Form>
    </Card>
  );
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function TicketTable({ tickets }: { tickets: ShownTicket[] }) {
  if (tickets.length === 0) return <EmptyState title="You haven't submitted any tickets yet." />;
  return (
    <DataTable
      caption="Your Tickets"
      rows={tickets}
      rowKey={({ id }) => id}
      columns={[
        {
          header: "Subject",
          isName: true,
          render: ({ id, subject }) => (
            <Link to={`/support/${id}`} className="font-label break-words hover:underline">
              {subject}
            </Link>
          ),
        },
        { header: "Status", render: ({ status }) => <TicketStatusBadge status={status} /> },
        { header: "Last Updated", render: ({ updatedAt }) => moment.format(new Date(updatedAt)) },
      ]}
    />
  );
}
