import { lazy, Suspense } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { CardGridSkeleton, TableSkeleton } from "#app/ui/skeleton.tsx";
import { formatCount, formatTotal } from "#app/ui/format-number.ts";
import type { Browsed } from "./browse-prompts.server.ts";
import { FilterBar } from "./filter-bar.tsx";
import { countFilters, listPath, noFilters } from "./list-address.ts";
import { PromptGallery } from "./prompt-gallery.tsx";
import { useShownCards } from "./use-shown-cards.ts";

/** Few ask for it; the first visit goes without its code. */
const PromptTable = lazy(() => import("./prompt-table.tsx"));

interface PromptBrowserProps {
  /** Where the list lives; its filters stand behind it in the address. */
  path: string;
  browsed: Browsed;
  /** The list is bound to one source table. */
  hasOneSource?: boolean;
}

/** Search, filters, gallery or table, and the way to more: the view over records (D16). */
export function PromptBrowser({ path, browsed, hasOneSource = false }: PromptBrowserProps) {
  const { address, page } = browsed;
  const { cards, nextCursor, isLoadingMore, loadMore } = useShownCards(page);
  const isChanging = useIsChanging(path);
  const isFiltered = address.q !== "" || countFilters(address) > 0;
  const cleared = listPath(path, address, noFilters);
  return (
    <>
      <FilterBar
        path={path}
        address={address}
        facets={page.facets}
        offeredTags={browsed.offeredTags}
        hasOneSource={hasOneSource}
      />
      <Corrections query={address.q} corrections={page.corrections} />
      <div className="mt-5 mb-3.5 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <output className="text-ui text-muted-foreground">
          <b className="font-strong text-foreground">
            {formatCount(cards.length)} of {formatTotal(page.total)}
          </b>{" "}
          {isFiltered ? "prompts match" : "prompts"}
        </output>
        {isFiltered ? (
          <Link
            to={cleared}
            preventScrollReset
            className="inline-flex min-h-9 items-center rounded-xs text-ui font-strong text-link hover:underline max-md:min-h-11"
          >
            Clear filters
          </Link>
        ) : null}
      </div>
      {address.cursor ? (
        <p className="mb-4 text-ui">
          <Link to={listPath(path, address)} className="font-label text-link hover:underline">
            Back to the first page
          </Link>
        </p>
      ) : null}
      {isChanging ? (
        address.view === "table" ? (
          <TableSkeleton />
        ) : (
          <CardGridSkeleton />
        )
      ) : cards.length === 0 ? (
        <NothingFound query={address.q} isFiltered={isFiltered} cleared={cleared} />
      ) : address.view === "table" ? (
        <Suspense fallback={<TableSkeleton />}>
          <PromptTable cards={cards} />
        </Suspense>
      ) : (
        <PromptGallery cards={cards} />
      )}
      {nextCursor && !isChanging ? (
        <ShowMore
          label="Show more prompts"
          to={listPath(path, address, { cursor: nextCursor })}
          isBusy={isLoadingMore}
          onShowMore={loadMore}
        />
      ) : null}
    </>
  );
}

/** True while another search or filter of this same list is on its way. */
function useIsChanging(path: string): boolean {
  const { location } = useNavigation();
  const { search } = useLocation();
  return location !== undefined && location.pathname === path && location.search !== search;
}

function Corrections({ query, corrections }: { query: string; corrections: Browsed["page"]["corrections"] }) {
  const searched = corrections.filter(({ to }) => to.length > 0);
  if (query === "" || searched.length === 0) return null;
  return (
    <p className="mt-4 text-ui text-muted-foreground">
      {searched.map(({ from, to }) => (
        <span key={from} className="mr-3">
          Nothing contains “{from}”, so we searched for{" "}
          <b className="font-strong text-foreground">{to.join(", ")}</b>.
        </span>
      ))}
    </p>
  );
}

function NothingFound({
  query,
  isFiltered,
  cleared,
}: {
  query: string;
  isFiltered: boolean;
  cleared: string;
}) {
  if (!isFiltered)
    return (
      <EmptyState
        level={2}
        title="No prompts here yet"
        description="New prompts appear here as soon as they are published."
        action={
          <ButtonLink to="/upload-prompt" variant="outline">
            Upload a prompt
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      level={2}
      title={query ? `No prompts match “${query}”` : "No prompts match these filters"}
      description="Try fewer or other words, or take a filter away."
      action={
        <ButtonLink to={cleared} variant="outline">
          Clear filters
        </ButtonLink>
      }
    />
  );
}
