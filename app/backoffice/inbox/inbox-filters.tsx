import { listAddress } from "#app/backoffice/lists/list-address.ts";
import type { InboxPage, InboxQuery } from "#app/features/support/schema.ts";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";

const statuses = [
  ["open", "Open"],
  ["in_progress", "In progress"],
  ["closed", "Closed"],
] as const;

const whose = [
  ["all", "Everybody's"],
  ["me", "Mine"],
  ["nobody", "Unassigned"],
] as const;

export function InboxFilters({ query, counts }: { query: InboxQuery; counts: InboxPage["counts"] }) {
  const at = (changes: object) => listAddress("/admin/inbox", { ...query, page: 1, ...changes });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <ChipRow label="Status">
        {statuses.map(([status, label]) => (
          <FilterChip
            key={status}
            to={at({ status })}
            label={label}
            count={counts[status]}
            isCurrent={query.status === status}
          />
        ))}
      </ChipRow>
      <ChipRow label="Assigned to">
        {whose.map(([assigned, label]) => (
          <FilterChip
            key={assigned}
            to={at({ assigned })}
            label={label}
            isCurrent={query.assigned === assigned}
          />
        ))}
      </ChipRow>
    </div>
  );
}
