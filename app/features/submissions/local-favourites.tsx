import { useEffect } from "react";
import { useFetcher } from "react-router";
import { marksPath } from "#app/core/catalog/marks-store.ts";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { useMarkedIds } from "#app/core/catalog/use-mark.ts";
import { FavouritePrompts } from "./favourite-prompts.tsx";

const mostShown = 24;

/** A visitor's hearts, which this browser keeps (D18). */
export function LocalFavourites() {
  const ids = useMarkedIds("favourite");
  const { load, data } = useFetcher<{ cards: PromptCard[] }>();
  const newest = [...ids].slice(-mostShown).toReversed().join(",");
  useEffect(() => {
    if (newest !== "") void load(`${marksPath}?ids=${newest}`);
  }, [newest, load]);
  const cards = data?.cards.filter(({ id }) => ids.has(id)) ?? [];
  if (cards.length === 0) return null;
  return (
    <FavouritePrompts
      cards={cards}
      total={ids.size}
      moreTo={null}
      lead="Kept in this browser. They join your account when you sign in."
    />
  );
}
