import { adminAction, adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { sayOnFailure } from "#app/backoffice/frame/say-on-failure.ts";
import { TabFailure } from "#app/backoffice/frame/tab-failure.tsx";
import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { RefreshButton } from "#app/backoffice/lists/refresh-button.tsx";
import { getTicket, getTicketPeople } from "#app/features/support/get-ticket.server.ts";
import { listAdmins } from "#app/features/support/handle-ticket.server.ts";
import { listTickets } from "#app/features/support/list-tickets.server.ts";
import { inboxQuery } from "#app/features/support/schema.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { BackLink } from "#app/ui/page.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxList } from "./inbox-list.tsx";
import { runTicketAction } from "./run-ticket-action.server.ts";
import { TicketView } from "./ticket-view.tsx";
import type { Route } from "./+types/inbox.route";

const path = "/admin/inbox";

export function meta() {
  return [{ title: "Support inbox · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request, params }: Route.LoaderArgs) => {
  const query = inboxQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [inbox, opened] = await Promise.all([
    listTickets(ctx, query),
    params.id === undefined
      ? null
      : Promise.all([getTicket(ctx, params.id), getTicketPeople(ctx, params.id), listAdmins(ctx)]),
  ]);
  const [ticket, people, admins] = opened ?? [];
  return { query, inbox, opened: ticket && people && admins ? { ticket, people, admins } : null };
});

export const action = adminAction((ctx, { request, params }: Route.ActionArgs) =>
  runTicketAction(ctx, params.id ?? "", request),
);

export const clientAction = sayOnFailure("The ticket was not changed. Please try again.", {
  reply: "The reply was not sent. Please try again.",
});

export function ErrorBoundary() {
  return <TabFailure message="Failed to load the inbox" />;
}

export default function Inbox({ loaderData: { query, inbox, opened } }: Route.ComponentProps) {
  const at = (id: string | undefined, changes: object = {}) =>
    listAddress(id === undefined ? path : `${path}/${id}`, { ...query, ...changes });
  return (
    <section aria-labelledby="inbox-heading">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="inbox-heading" className="text-title">
          Support inbox
        </h2>
        <RefreshButton />
      </div>
      <InboxFilters query={query} counts={inbox.counts} />
      {inbox.tickets.length === 0 && !opened ? (
        <EmptyState
          title="No tickets here"
          description="What people write on the support page arrives here."
        />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <InboxList
            inbox={inbox}
            query={query}
            currentId={opened?.ticket.id}
            at={at}
            className={opened ? "max-lg:hidden" : ""}
          />
          {opened ? (
            <div className="min-w-0">
              <div className="lg:hidden">
                <BackLink to={at(undefined)}>Back to the inbox</BackLink>
              </div>
              <TicketView {...opened} />
            </div>
          ) : (
            <EmptyState
              title="Choose a ticket"
              description="Its messages and the reply are shown here."
              className="h-fit max-lg:hidden"
            />
          )}
        </div>
      )}
    </section>
  );
}
