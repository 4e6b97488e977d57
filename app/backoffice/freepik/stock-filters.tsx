import { Search } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import type { StockQuery } from "./schema.ts";
import { stockCategories, stockColors, stockOrientations } from "./stock-words.ts";

const path = "/admin/freepik";

function capitalised(words: readonly string[]) {
  return words.map((word) => ({ value: word, label: word.charAt(0).toUpperCase() + word.slice(1) }));
}

export function SearchFilters({ query }: { query: StockQuery }) {
  const isBusy = useNavigation().location?.pathname === path;
  return (
    <Form action={path} className="mb-5 flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search stock images"
        placeholder="Search stock images..."
        defaultValue={query.q ?? ""}
        className="w-72 max-md:w-full"
      />
      <Select
        name="category"
        aria-label="Category"
        size="sm"
        placeholder="All categories"
        options={capitalised(stockCategories)}
        defaultValue={query.category ?? ""}
      />
      <Select
        name="orientation"
        aria-label="Orientation"
        size="sm"
        placeholder="Any orientation"
        options={capitalised(stockOrientations)}
        defaultValue={query.orientation ?? ""}
      />
      <Select
        name="color"
        aria-label="Color"
        size="sm"
        placeholder="Any color"
        options={capitalised(stockColors)}
        defaultValue={query.color ?? ""}
      />
      <Button size="sm" isBusy={isBusy}>
        <Search />
        Search
      </Button>
    </Form>
  );
}

export function ColorFilter({ current }: { current: string | undefined }) {
  return (
    <div className="mb-5">
      <ChipRow label="Color">
        {capitalised(stockColors).map(({ value, label }) => (
          <FilterChip
            key={value}
            to={`${path}?tab=color&color=${value}`}
            label={label}
            isCurrent={value === current}
            // The filter's words are colour names that every browser knows.
            icon={
              <span aria-hidden className="size-3.5 rounded-xs border" style={{ backgroundColor: value }} />
            }
          />
        ))}
      </ChipRow>
    </div>
  );
}
