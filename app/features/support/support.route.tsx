import { Suspense, useRef } from "react";
import { Await, data, Link, useFetcher } from "react-router";
import { SignInButton } from "#app/core/accounts/sign-in-button.tsx";
import { type Ctx, requestCtx } from "#app/core/accounts/ctx.server.ts";
import { isMember } from "#app/core/accounts/viewer.ts";
import { AccessDenied } from "#app/features/pages/access-denied.tsx";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type Refusal, refusalOf } from "#app/platform/http/page-door.server.ts";
import { parseInput, readForm } from "#app/platform/http/read-form.server.ts";
import { shareMeta } from "#app/platform/http/share-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Page, PageHeader, Section } from "#app/ui/page.tsx";
import { TableSkeleton } from "#app/ui/skeleton.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { useEach } from "#app/ui/use-each.ts";
import { formatMoment } from "#app/ui/format-day.ts";
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

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx);
  if (!isMember(ctx.viewer)) return data({ tickets: null }, { status: 401 });
  // A page asked for by its address comes whole; from another page it comes at once and the list follows.
  if (!request.headers.get("accept")?.includes("text/html")) return data({ tickets: readTickets(ctx) });
  const tickets = await readTickets(ctx);
  return data({ tickets }, { status: tickets.error ? 503 : 200 });
}

const unreadable = "Error fetching tickets: please try again in a moment.";

async function readTickets(ctx: Ctx): Promise<{ list: ShownTicket[]; error: string | null }> {
  try {
    return { list: await listOwnTickets(ctx), error: null };
  } catch (error) {
    ctx.log.error({ err: error }, "tickets could not be read");
    return { list: [], error: unreadable };
  }
}

type Answer = { ok: true; message: string } | (Refusal & { values: Record<string, unknown> });

export async function action({ context, request }: Route.ActionArgs) {
  let values: Record<string, unknown> = {};
  try {
    values = await readForm(request);
    await submitTicket(context.get(requestCtx), parseInput(newTicketInput, values));
    return data<Answer>({ ok: true, message: "Support ticket submitted successfully!" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What was typed goes back with the refusal: a page sent without its script has it from nowhere else.
    return data<Answer>({ ...refusalOf(error), values }, { status: error.status });
  }
}

export default function Support({ loaderData: { tickets }, actionData }: Route.ComponentProps) {
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
        <NewTicketForm sent={actionData} />
        <Section title="Your Tickets" className="mt-0!">
          <Suspense fallback={<TableSkeleton rows={3} />}>
            <Await resolve={tickets} errorElement={<ListError>{unreadable}</ListError>}>
              {({ list, error }) => (error ? <ListError>{error}</ListError> : <TicketTable tickets={list} />)}
            </Await>
          </Suspense>
        </Section>
      </div>
    </Page>
  );
}

function NewTicketForm({ sent }: { sent: Answer | undefined }) {
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? sent;
  const typed = sent && !sent.ok ? sent.values : {};
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
      <CardHeader title="Submit a New Ticket" level={2} className="mb-4" />
      <fetcher.Form ref={form} method="post" noValidate className="flex flex-col gap-4">
        <Field label="Subject" error={fields.subject} counterMax={ticketLimits.subject}>
          <Input name="subject" defaultValue={textOf(typed.subject)} placeholder="One line about it" />
        </Field>
        <Field label="Description" error={fields.description} counterMax={ticketLimits.description}>
          <Textarea
            name="description"
            defaultValue={textOf(typed.description)}
            rows={7}
            placeholder="What happened, and what did you expect?"
          />
        </Field>
        <Button size="lg" isBusy={isBusy}>
          {isBusy ? "Submitting..." : "Submit Ticket"}
        </Button>
      </fetcher.Form>
    </Card>
  );
}

function ListError({ children }: { children: string }) {
  return (
    <p role="alert" className="text-destructive">
      {children}
    </p>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

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
            <Link to={`/support/${id}`} className="font-label wrap-anywhere hover:underline">
              {subject}
            </Link>
          ),
        },
        { header: "Status", render: ({ status }) => <TicketStatusBadge status={status} /> },
        { header: "Last Updated", render: ({ updatedAt }) => formatMoment(updatedAt) },
      ]}
    />
  );
}
