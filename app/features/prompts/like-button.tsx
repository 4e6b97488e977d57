import { Heart } from "lucide-react";
import { useMark } from "#app/core/catalog/use-mark.ts";
import { formatCount } from "#app/ui/format-number.ts";

interface LikeButtonProps {
  promptId: string;
  likes: number;
  /** Whether the count already holds this person's like. */
  isCounted: boolean;
}

export function LikeButton({ promptId, likes, isCounted }: LikeButtonProps) {
  const [isLiked, setLiked] = useMark("like", promptId);
  const count = likes - Number(isCounted) + Number(isLiked);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={() => setLiked(!isLiked)}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-xs hover:text-foreground max-md:min-h-11"
    >
      <Heart className={`size-4 ${isLiked ? "fill-destructive text-destructive" : ""}`} />
      <span className="sr-only">{isLiked ? "Take back your like" : "Like this prompt"}, </span>
      {formatCount(count)} {count === 1 ? "like" : "likes"}
    </button>
  );
}
