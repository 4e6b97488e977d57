import { Download } from "lucide-react";
import { Form, Link } from "react-router";
import { adminLoader } from "#app/backoffice/frame/admin-door.server.ts";
import { listActionNames, listActions, type ShownAction } from "#app/core/audit/list-actions.server.ts";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Select } from "#app/ui/select.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import { auditFilter } from "./audit-filter.ts";
import type { Route } from "./+types/audit.route";

export function meta() {
  return [{ title: "Audit log · Admin" }, { name: "robots", content: "noindex" }];
}

export const loader = adminLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const filter = auditFilter(searchParams);
  const given = Number(searchParams.get("before"));
  const before = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  const [page, actions] = await Promise.all([listActions(ctx, filter, { before }), listActionNames(ctx)]);
  return { ...page, filter, actions, before };
});

const columns: Column<ShownAction>[] = [
  {
    header: "When (UTC)",
    className: "whitespace-nowrap text-muted-foreground",
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  { header: "Admin", isName: true, render: ({ actorEmail }) => actorEmail },
  { header: "Action", render: ({ action }) => <code className="font-mono text-small">{action}</code> },
  { header: "Target", render: ({ target }) => <Target target={target} /> },
  { header: "Details", render: ({ details }) => <Details details={details} /> },
  { header: "From", render: ({ ip }) => <span className="font-mono text-small">{ip}</span> },
];

function Target({ target }: { target: string }) {
  const [kind, ...rest] = target.split(":");
  const id = rest.join(":");
  const text = <span className="font-mono text-small break-all">{target}</span>;
  if (kind !== "user" || id === "") return text;
  return (
    <Link to={`/admin/users/${encodeURIComponent(id)}`} className="text-link underline">
      {text}
    </Link>
  );
}

function Details({ details }: Pick<ShownAction, "details">) {
  const facts = Object.entries(details);
  if (facts.length === 0) return <span className="text-muted-foreground">–</span>;
  return (
    <span className="text-small break-words">
      {facts.map(([name, value]) => `${name}: ${String(value)}`).join(" · ")}
    </span>
  );
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { entries, nextBefore, filter, actions, before } = loaderData;
  const query = new URLSearchParams(Object.entries(filter)).toString();
  const isFiltered = query !== "";
  return (
    <Section
      isDense
      title="Audit log"
      lead="Every admin action: who, what, to whom, when and from where. Entries cannot be changed."
      actions={
        <ButtonAnchor href={`/admin/audit.csv?${query}`} variant="outline" size="sm" download>
          <Download />
          Export CSV
        </ButtonAnchor>
      }
    >
      <Form key={query} className="mb-4 flex flex-wrap items-end gap-3">
        <Field label="Action" className="min-w-40 flex-1">
          <Select
            name="action"
            size="sm"
            placeholder="All actions"
            options={actions}
            defaultValue={filter.action}
          />
        </Field>
        <Field label="Admin" className="min-w-40 flex-1">
          <Input
            name="actor"
            size="sm"
            className="md:h-9.5!"
            placeholder="Email"
            defaultValue={filter.actor}
          />
        </Field>
        <Field label="Target" className="min-w-40 flex-1">
          <Input
            name="target"
            size="sm"
            className="md:h-9.5!"
            placeholder="user:…"
            defaultValue={filter.target}
          />
        </Field>
        <Field label="From day">
          <Input name="from" type="date" size="sm" className="md:h-9.5!" defaultValue={filter.from} />
        </Field>
        <Field label="To day">
          <Input name="to" type="date" size="sm" className="md:h-9.5!" defaultValue={filter.to} />
        </Field>
        <Button type="submit" size="sm" className="md:h-9.5">
          Filter
        </Button>
        {isFiltered ? (
          <ButtonLink to="/admin/audit" variant="ghost" size="sm">
            Clear
          </ButtonLink>
        ) : null}
      </Form>
      <DataTable
        caption="Admin actions, newest first"
        columns={columns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={isFiltered ? "No action matches" : "No admin action yet"} />}
      />
      {before === undefined && nextBefore === null ? null : (
        <Pagination
          previousTo={before === undefined ? undefined : `?${query}`}
          nextTo={nextBefore === null ? undefined : `?${query}&before=${nextBefore}`}
        />
      )}
    </Section>
  );
}
