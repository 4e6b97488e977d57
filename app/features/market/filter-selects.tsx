import { type RecordSort, recordSorts } from "#app/core/catalog/record-shapes.ts";
import { marketTables, platformTables } from "#app/core/catalog/source-tables.ts";
import { Select, type SelectOption } from "#app/ui/select.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import type { ChangeFilters, FilterProps } from "./filter-bar.tsx";
import { sortLabels } from "./list-labels.ts";

/** AI platform, Source and Sort: the browser's own selects, sent with the form. */
export function FilterSelects({
  address,
  facets,
  hasOneSource,
  onChange,
  isWide = false,
}: FilterProps & { onChange: ChangeFilters; isWide?: boolean }) {
  const { platforms, tables, q } = address;
  const [platform = ""] = platforms;
  const [table = ""] = tables;
  const sort: RecordSort = address.sort ?? (q ? "relevance" : "newest");
  const width = (wide: string) => (isWide ? "w-full" : `md:max-lg:order-2 ${wide}`);
  return (
    <>
      <Select
        prefix="AI platform"
        aria-label="AI platform"
        name="platform"
        size="sm"
        className={width("md:w-44")}
        placeholder="All"
        value={platform}
        options={choices(facets?.platforms ?? named(platformTables), platform)}
        onChange={({ target }) => onChange({ platforms: target.value ? [target.value] : [] })}
      />
      {hasOneSource ? null : (
        <Select
          prefix="Source"
          aria-label="Source"
          name="table"
          size="sm"
          className={width("md:w-50")}
          placeholder="All libraries"
          value={table}
          options={choices(facets?.tables ?? named(marketTables), table)}
          onChange={({ target }) => onChange({ tables: target.value ? [target.value] : [] })}
        />
      )}
      <Select
        prefix="Sort"
        aria-label="Sort"
        name="sort"
        size="sm"
        className={width("md:w-50")}
        value={sort}
        options={recordSorts
          .filter((each) => q !== "" || each !== "relevance")
          .map((each) => ({ value: each, label: sortLabels[each] }))}
        onChange={({ target }) => onChange({ sort: recordSorts.find((each) => each === target.value) })}
      />
    </>
  );
}

interface Choice {
  value: string;
  count?: number;
}

function named(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value }));
}

/** What is chosen stays on offer, even where nothing matches it. */
function choices(offered: readonly Choice[], chosen: string): SelectOption[] {
  const isMissing = chosen !== "" && !offered.some(({ value }) => value === chosen);
  return [...offered, ...(isMissing ? [{ value: chosen, count: 0 }] : [])].map(
    ({ value, count }: Choice) => ({
      value,
      label: count === undefined ? value : `${value} (${formatCount(count)})`,
    }),
  );
}
