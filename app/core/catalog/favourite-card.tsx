import type { ComponentProps } from "react";
import { PromptCard } from "#app/ui/prompt-card.tsx";
import { useMark } from "./use-mark.ts";

type FavouriteCardProps = Omit<ComponentProps<typeof PromptCard>, "isFavourite" | "onFavouriteChange">;

/** The prompt card with its heart. */
export function FavouriteCard({ fallbackSrc = "/pictures/fallback.webp", ...props }: FavouriteCardProps) {
  const [isFavourite, setFavourite] = useMark("favourite", props.card.id);
  return (
    <PromptCard
      {...props}
      fallbackSrc={fallbackSrc}
      isFavourite={isFavourite}
      onFavouriteChange={setFavourite}
    />
  );
}
