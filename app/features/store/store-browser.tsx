import { Library, Store } from "lucide-react";
import { Link, useLocation, useNavigation } from "react-router";
import { priceBands, type RecordPage } from "#app/core/catalog/record-shapes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import type { BrowsedStore } from "./browse-store.server.ts";
import { type StoreAddress, storeAddress } from "./store-address.ts";
import { StoreCard } from "./store-card.tsx";
import { storeGridStyle } from "./store-grid.ts";
import { StoreSkeleton } from "./store-skeleton.tsx";
import { priceLabels } from "./store-labels.ts";

const cardsInView = 4;

/** The User Store: what members sell or give away on their own terms. */
export default function StoreBrowser({ browsed: { address, page } }: { browsed: BrowsedStore }) {
  const isChanging = useIsChanging();
  const isFiltered = address.type !== undefined || address.prices.length > 0;
  return (
    <>
      <StoreFilters address={address} facets={page.facets} />
      <div className="mt-5 mb-3.5 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-ui text-muted-foreground">
          Sellers keep 100% of payment: you pay them directly.
          {isFiltered ? (
            <Link
              to={storeAddress(address, { type: undefined, prices: [] })}
              preventScrollReset
              className="ml-4 font-strong text-link hover:underline"
            >
              Clear filters
            </Link>
          ) : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/my-library" variant="outline" size="sm">
            <Library /> My library
          </ButtonLink>
          <ButtonLink to="/my-store" variant="outline" size="sm">
            <Store /> My store items
          </ButtonLink>
        </div>
      </div>
      {address.cursor ? (
        <p className="mb-4 text-ui">
          <Link to={storeAddress(address)} className="font-label text-link hover:underline">
            Back to the first page
          </Link>
        </p>
      ) : null}
      {isChanging ? (
        <StoreSkeleton />
      ) : page.cards.length === 0 ? (
        <EmptyState
          level={2}
          title="No items found"
          description={
            isFiltered
              ? "Nothing in the store has all of these filters."
              : "Items appear here as soon as they are reviewed."
          }
        />
      ) : (
        <ul className={storeGridStyle}>
          {page.cards.map((card, index) => (
            <li key={card.id} className="min-w-0">
              <StoreCard card={card} isPriority={index < cardsInView} />
            </li>
          ))}
        </ul>
      )}
      {page.nextCursor && !isChanging ? (
        <ShowMore label="Next items" to={storeAddress(address, { cursor: page.nextCursor })} />
      ) : null}
    </>
  );
}

function StoreFilters({ address, facets }: { address: StoreAddress; facets: RecordPage["facets"] }) {
  const countOf = (counts: { value: string; count: number }[] | undefined, value: string) =>
    counts ? (counts.find((each) => each.value === value)?.count ?? 0) : undefined;
  const prompts = countOf(facets?.productTypes, "prompt");
  const pdfs = countOf(facets?.productTypes, "pdf");
  const all = prompts === undefined || pdfs === undefined ? undefined : prompts + pdfs;
  return (
    <Card padding="sm" className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-5">
      <ChipRow label="Type">
        {(
          [
            [undefined, "All Items", all],
            ["prompt", "Prompts", prompts],
            ["pdf", "PDFs", pdfs],
          ] as const
        ).map(([type, label, count]) => (
          <FilterChip
            key={label}
            to={storeAddress(address, { type })}
            label={label}
            count={count}
            isCurrent={address.type === type}
          />
        ))}
      </ChipRow>
      <div className="min-w-0 max-lg:border-t max-lg:pt-3 lg:border-l lg:pl-5">
        <ChipRow label="Price">
          {priceBands.map((band) => (
            <FilterChip
              key={band}
              to={storeAddress(address, { prices: toggled(address.prices, band) })}
              label={priceLabels[band]}
              count={countOf(facets?.priceBands, band)}
              isCurrent={address.prices.includes(band)}
            />
          ))}
        </ChipRow>
      </div>
    </Card>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** True while another filter of the store is on its way. */
function useIsChanging(): boolean {
  const { location } = useNavigation();
  const { search } = useLocation();
  return location?.pathname === "/marketplace" && filtersOf(location.search) !== filtersOf(search);
}

/** The submit dialog opens and closes over the list without changing it. */
function filtersOf(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ["submit", "image", "title", "prompt"]) params.delete(name);
  return params.toString();
}
