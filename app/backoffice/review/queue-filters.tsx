import { listAddress } from "#app/backoffice/lists/list-address.ts";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import type { Queue } from "./list-queue.server.ts";
import type { QueueQuery } from "./schema.ts";

const shows = [
  ["waiting", "Waiting"],
  ["changes", "Changes requested"],
  ["rejected", "Rejected"],
  ["live", "Live"],
] as const;

const kinds = [
  ["all", "All kinds"],
  ["prompts", "Prompts"],
  ["store", "Store items"],
] as const;

export function QueueFilters({ query, counts }: { query: QueueQuery; counts: Queue["counts"] }) {
  const at = (changes: object) => listAddress("/admin/review", { ...query, page: 1, ...changes });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <ChipRow label="State">
        {shows.map(([show, label]) => (
          <FilterChip
            key={show}
            to={at({ show })}
            label={label}
            count={counts[show]}
            isCurrent={query.show === show}
          />
        ))}
      </ChipRow>
      <ChipRow label="Kind">
        {kinds.map(([kind, label]) => (
          <FilterChip key={kind} to={at({ kind })} label={label} isCurrent={query.kind === kind} />
        ))}
      </ChipRow>
    </div>
  );
}
