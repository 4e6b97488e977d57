import { LayoutGrid, List, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Form, useNavigate } from "react-router";
import type { TagCount } from "#app/core/catalog/count-tags.server.ts";
import type { Facets } from "#app/core/catalog/record-shapes.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { CostChips, PackChips, TagChips } from "./filter-chip-rows.tsx";
import { FilterSelects } from "./filter-selects.tsx";
import { countFilters, type ListAddress, listPath, longestSearch, readListAddress } from "./list-address.ts";

export interface FilterProps {
  path: string;
  address: ListAddress;
  facets: Facets | null;
  offeredTags: TagCount[];
  hasOneSource: boolean;
}

export type ChangeFilters = (changes: Partial<ListAddress>) => void;

const FilterSheet = lazy(() => import("./filter-sheet.tsx"));

/** One card: search, selects and views above, chips below. On phones the rest stands in a sheet. */
export function FilterBar(props: FilterProps) {
  const { path, address } = props;
  const navigate = useNavigate();
  const [isSheetWanted, setIsSheetWanted] = useState(false);
  // From the address as it is at that moment: the page may still be drawing the list before it.
  const change: ChangeFilters = (changes) => {
    const current = readListAddress(new URLSearchParams(window.location.search));
    void navigate(listPath(path, current, changes), { preventScrollReset: true });
  };
  return (
    <search
      aria-label="Prompts"
      className="flex flex-col gap-3 rounded-lg border bg-card p-3 shadow-card md:p-3.5"
    >
      <Form
        action={path}
        className="flex flex-wrap items-center gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          change({ q: typedQuery(event.currentTarget), sort: undefined });
        }}
      >
        <SearchBox
          key={address.q}
          label="Search prompts"
          placeholder="Search prompts..."
          defaultValue={address.q}
          maxLength={longestSearch}
          onClear={() => address.q && change({ q: "" })}
          className="min-w-0 flex-1 basis-40 md:basis-96 lg:basis-48"
        />
        <KeptFilters address={address} />
        <a
          href="#all-filters"
          onClick={(event) => {
            event.preventDefault();
            setIsSheetWanted(true);
          }}
          className="inline-flex h-11 items-center gap-2 rounded-md border border-border-strong bg-card px-4 text-ui font-label shadow-card md:hidden"
        >
          <SlidersHorizontal className="size-4" /> Filters
          <FilterCount count={countFilters(address)} />
        </a>
        {/* Without JavaScript the Filters link opens these in place. */}
        <div
          id="all-filters"
          className="max-md:hidden max-md:w-full max-md:flex-col max-md:gap-2.5 max-md:target:flex md:contents"
        >
          <FilterSelects {...props} onChange={change} />
          <SegmentedControl
            label="View"
            name="view"
            options={viewOptions}
            value={address.view}
            onValueChange={(view) => change({ view })}
            className="md:max-lg:order-1"
          />
          <noscript>
            <Button variant="secondary">Apply</Button>
          </noscript>
        </div>
      </Form>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 max-md:block">
        <PackChips {...props} />
        <span aria-hidden className="h-6 w-px bg-border-strong max-xl:hidden" />
        <CostChips {...props} className="max-md:hidden" />
      </div>
      <TagChips {...props} className="max-md:hidden" />
      {isSheetWanted ? (
        <Suspense fallback={null}>
          <FilterSheet {...props} onChange={change} onClose={() => setIsSheetWanted(false)} />
        </Suspense>
      ) : null}
    </search>
  );
}

export const viewOptions = [
  { value: "gallery", label: "Gallery", icon: <LayoutGrid /> },
  { value: "table", label: "Table", icon: <List /> },
] as const;

function FilterCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex size-5 items-center justify-center rounded-[6px] bg-foreground text-micro text-background">
      {count}
      <span className="sr-only"> active</span>
    </span>
  );
}

/** What is chosen with chips goes along when the form is sent without JavaScript. */
function KeptFilters({ address: { packs, prices, cost, tags } }: { address: ListAddress }) {
  const kept = [
    ...packs.map((value) => ["pack", value] as const),
    ...prices.map((value) => ["price", value] as const),
    ...tags.map((value) => ["tag", value] as const),
    ...(cost ? [["cost", cost] as const] : []),
  ];
  return kept.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}

function typedQuery(form: HTMLFormElement): string {
  const typed = new FormData(form).get("q");
  return typeof typed === "string" ? typed.trim() : "";
}
