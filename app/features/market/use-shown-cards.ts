import { useEffect, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { PromptCard, RecordPage } from "#app/core/catalog/record-shapes.ts";

interface Shown {
  cards: PromptCard[];
  nextCursor: string | null;
}

/** Further pages, by history entry: whoever opens a prompt and comes back finds the list as long as it was. */
const kept = new Map<string, Shown>();

/** The cards of the first page and of those asked for since. */
export function useShownCards(page: RecordPage) {
  const { key } = useLocation();
  const fetcher = useFetcher<{ browsed: { page: RecordPage } }>({ key: `more-${key}` });
  const [shown, setShown] = useState<{ of: RecordPage; shown: Shown }>(() => ({
    of: page,
    shown: kept.get(key) ?? page,
  }));
  // Another filter brings another first page; what was appended to the old one goes.
  const current = shown.of === page ? shown.shown : page;
  const more = fetcher.data?.browsed.page;
  useEffect(() => {
    if (!more || fetcher.state !== "idle") return;
    setShown((before) => {
      const base: Shown = before.of === page ? before.shown : page;
      if (base.cards.some(({ id }) => id === more.cards[0]?.id)) return before;
      const longer = { cards: [...base.cards, ...more.cards], nextCursor: more.nextCursor };
      kept.set(key, longer);
      return { of: page, shown: longer };
    });
  }, [more, fetcher.state, page, key]);
  return {
    cards: current.cards,
    nextCursor: current.nextCursor,
    isLoadingMore: fetcher.state !== "idle",
    loadMore: (address: string) => void fetcher.load(address),
  };
}
