import { RefreshCw, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { AirtableWorkspace } from "./airtable-workspace.tsx";
import { AssetGrid } from "./asset-grid.tsx";
import { type AssetFilter, type AssetView, filterAssets, noFilter } from "./asset-shapes.ts";
import { AssetSummary } from "./asset-summary.tsx";
import { AssetTable } from "./asset-table.tsx";
import type { ConsoleAddress } from "./console-address.ts";
import { NoFigures } from "./no-figures.tsx";
import { assetCategories } from "./sample-assets.ts";

/** Toolkit §9. */
const syncMs = 2000;
const gridSize = 24;
const tableRows = 10;

interface AssetsTabProps {
  address: ConsoleAddress;
  assets: readonly AssetView[];
  airtableBase: string | null;
}

export function AssetsTab({ address, assets, airtableBase }: AssetsTabProps) {
  const [filter, setFilter] = useState(noFilter);
  const found = filterAssets(assets, filter);
  const change = (changes: Partial<AssetFilter>) => setFilter((before) => ({ ...before, ...changes }));
  const isList = address.view === "grid" || address.view === "table";
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ui text-muted-foreground" aria-live="polite">
          {isList && assets.length > 0
            ? `${found.length} of ${assets.length} assets`
            : `${assets.length} assets`}
        </p>
        <SyncButton />
      </div>
      {isList && assets.length > 0 ? <Filters assets={assets} filter={filter} onChange={change} /> : null}
      {isList && assets.length === 0 ? (
        <NoFigures action={<ButtonLink to="/generator/create">Generate Batch</ButtonLink>}>
          Images that you save to the gallery are listed here as soon as there are any.
        </NoFigures>
      ) : null}
      {isList && assets.length > 0 && found.length === 0 ? (
        <EmptyState
          title="No assets match"
          description="Try another word or category."
          action={
            <Button type="button" variant="outline" onClick={() => setFilter(noFilter)}>
              Clear filters
            </Button>
          }
        />
      ) : null}
      {address.view === "grid" && found.length > 0 ? (
        <AssetGrid assets={found.slice(0, gridSize)} address={address} />
      ) : null}
      {address.view === "table" && found.length > 0 ? (
        <AssetTable assets={found.slice(0, tableRows)} address={address} />
      ) : null}
      {address.view === "summary" ? <AssetSummary assets={assets} source={address.source} /> : null}
      {address.view === "airtable" ? <AirtableWorkspace base={airtableBase} /> : null}
    </div>
  );
}

/** Synced, Syncing... for two seconds, Synced; the figures are read anew meanwhile. */
function SyncButton() {
  const [isSyncing, setIsSyncing] = useState(false);
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function sync() {
    setIsSyncing(true);
    void revalidate();
    timer.current = setTimeout(() => setIsSyncing(false), syncMs);
  }
  return (
    <div className="flex items-center gap-3">
      <output>
        <StatusBadge status={isSyncing ? "Syncing..." : "Synced"} />
      </output>
      <Button type="button" variant="outline" size="sm" onClick={sync} disabled={isSyncing}>
        <RefreshCw className={isSyncing ? "animate-spin" : undefined} />
        Sync Now
      </Button>
    </div>
  );
}

interface FiltersProps {
  assets: readonly AssetView[];
  filter: AssetFilter;
  onChange: (changes: Partial<AssetFilter>) => void;
}

function Filters({ assets, filter, onChange }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const platforms = [...new Set(assets.map(({ platformStatus }) => platformStatus))].toSorted();
  return (
    <search aria-label="Assets" className="rounded-lg border bg-card p-3 shadow-card md:p-3.5">
      <div className="grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_13rem_auto]">
        <SearchBox
          label="Search assets"
          placeholder="Search title, tags or prompt..."
          value={filter.text}
          onChange={(event) => onChange({ text: event.target.value })}
          onClear={() => onChange({ text: "" })}
        />
        <Select
          aria-label="Category"
          size="sm"
          prefix="Category"
          options={assetCategories}
          value={filter.category}
          onChange={(event) => onChange({ category: event.target.value as AssetFilter["category"] })}
        />
        <Button
          type="button"
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls="more-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal />
          More Filters
        </Button>
      </div>
      <div id="more-filters" hidden={!isOpen} className="mt-3 grid gap-3 border-t pt-3 md:grid-cols-2">
        <Field label="Platform status">
          <Select
            size="sm"
            placeholder="Any"
            options={platforms}
            value={filter.platform}
            onChange={(event) => onChange({ platform: event.target.value })}
          />
        </Field>
        <Field label="Sort by">
          <Select
            size="sm"
            options={[
              { value: "newest", label: "Newest first" },
              { value: "performance", label: "Performance" },
              { value: "revenue", label: "Revenue" },
              { value: "title", label: "Title" },
            ]}
            value={filter.sort}
            onChange={(event) => onChange({ sort: event.target.value as AssetFilter["sort"] })}
          />
        </Field>
      </div>
    </search>
  );
}
