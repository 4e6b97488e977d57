import { Heart } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { useMark } from "./use-mark.ts";

/** Save on a prompt's page: keeps it among the favourites. */
export function FavouriteButton({ promptId }: { promptId: string }) {
  const [isFavourite, setFavourite] = useMark("favourite", promptId);
  return (
    <Button
      type="button"
      variant="outline"
      size="sm"
      aria-pressed={isFavourite}
      onClick={() => setFavourite(!isFavourite)}
    >
      <Heart className={isFavourite ? "fill-destructive text-destructive" : ""} />
      {isFavourite ? "Saved" : "Save"}
    </Button>
  );
}
