import { RefreshButton } from "#app/backoffice/lists/refresh-button.tsx";
import { CountBadge } from "#app/ui/badge.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ActiveGroup } from "./list-active.server.ts";
import { activeColumn, createdColumn, factColumns, titleColumn } from "./record-columns.tsx";

/** Toolkit §2: active records by source table, named `<table> (Active)`. */
export function ActiveGroups({ groups }: { groups: readonly ActiveGroup[] }) {
  if (groups.length === 0)
    return (
      <EmptyState
        title="No active records"
        description="Switch Active on in the record table to see a record here."
      />
    );
  return (
    <div className="flex flex-col gap-7">
      {groups.map(({ table, name, count, rows }, index) => (
        <section key={table} aria-label={name}>
          <div className="mb-2.5 flex items-center gap-2.5">
            <h3 className="text-body font-strong">{name}</h3>
            <CountBadge count={count} />
            {index === 0 ? (
              <span className="ml-auto">
                <RefreshButton />
              </span>
            ) : null}
          </div>
          <DataTable
            caption={name}
            columns={[titleColumn, ...factColumns, createdColumn(), activeColumn]}
            rows={rows}
            rowKey={({ id }) => id}
          />
          {count > rows.length ? (
            <p className="mt-2 text-small text-muted-foreground">The newest {rows.length} are shown.</p>
          ) : null}
        </section>
      ))}
    </div>
  );
}
