import { lazy, Suspense, useState, type ComponentProps } from "react";
import { PromptCard } from "#app/ui/prompt-card.tsx";
import { useMark } from "./use-mark.ts";

/** A first visit goes without its code. */
const PromptPreview = lazy(() => import("./prompt-preview.tsx"));

type FavouriteCardProps = Omit<
  ComponentProps<typeof PromptCard>,
  "isFavourite" | "onFavouriteChange" | "onPreview"
>;

/** The prompt card with its heart and its preview. */
export function FavouriteCard(props: FavouriteCardProps) {
  const [isFavourite, setFavourite] = useMark("favourite", props.card.id);
  const [isPreviewed, setIsPreviewed] = useState(false);
  return (
    <>
      <PromptCard
        {...props}
        isFavourite={isFavourite}
        onFavouriteChange={setFavourite}
        onPreview={() => setIsPreviewed(true)}
      />
      {isPreviewed ? (
        <Suspense fallback={null}>
          <PromptPreview card={props.card} onClose={() => setIsPreviewed(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
