import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { PromptCard, RecordPage } from "#app/core/catalog/record-shapes.ts";

interface Shown {
  cards: PromptCard[];
  nextCursor: string | null;
}

/** Lists that grew, by history entry: whoever opens a prompt and comes back finds theirs as long as it was. */
const kept = new Map<string, Shown>();

/** The cards of the first page and of those asked for since. */
export function useShownCards(page: RecordPage) {
  const { key } = useLocation();
  const fetcher = useFetcher<{ browsed: { page: RecordPage } }>({ key: `more-${key}` });
  const [state, setState] = useState<{ first: RecordPage; last: RecordPage; shown: Shown }>(() => ({
    first: page,
    last: page,
    shown: kept.get(key) ?? page,
  }));
  // Another filter brings another first page; what was appended to the old one goes.
  if (state.first !== page) setState({ first: page, last: page, shown: page });
  const more = fetcher.data?.browsed.page;
  const isNews = more && more !== state.last && state.first === page;
  if (isNews && !state.shown.cards.some(({ id }) => id === more.cards[0]?.id)) {
    const cards = [...state.shown.cards, ...more.cards];
    setState({ first: page, last: more, shown: { cards, nextCursor: more.nextCursor } });
  }
  const { shown } = state;
  useEffect(() => {
    if (shown.cards.length > page.cards.length) kept.set(key, shown);
  }, [key, shown, page]);
  return {
    ...shown,
    isLoadingMore: fetcher.state !== "idle",
    loadMore: (address: string) => void fetcher.load(address),
  };
}
