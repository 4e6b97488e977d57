import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { type ChangeFilters, type FilterProps, viewOptions } from "./filter-bar.tsx";
import { CostChips, PackChips, TagChips } from "./filter-chip-rows.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import { listPath, noFilters } from "./list-address.ts";

/** All filters of the list on a phone. Each takes effect at once; the list behind follows. */
export default function FilterSheet({
  onChange,
  onClose,
  ...props
}: FilterProps & { onChange: ChangeFilters; onClose: () => void }) {
  const { path, address } = props;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Filters"
      footer={
        <>
          <ButtonLink
            to={listPath(path, address, noFilters)}
            preventScrollReset
            variant="outline"
            className="flex-1"
            onClick={onClose}
          >
            Clear filters
          </ButtonLink>
          <Button type="button" className="flex-1" onClick={onClose}>
            Show prompts
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2.5">
          <FilterSelects {...props} onChange={onChange} isWide />
        </div>
        <Group title="View">
          <SegmentedControl
            label="View"
            options={viewOptions}
            value={address.view}
            onValueChange={(view) => onChange({ view })}
            className="w-full"
          />
        </Group>
        <Group title="Pack">
          <PackChips {...props} />
        </Group>
        <Group title="Price">
          <CostChips {...props} />
        </Group>
        <TagChips {...props} />
      </div>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden className="mb-2 text-ui font-label">
        {title}
      </p>
      {children}
    </div>
  );
}
