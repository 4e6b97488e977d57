import { Eye } from "lucide-react";
import { Link } from "react-router";
import { FavouriteButton } from "#app/core/catalog/favourite-button.tsx";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { StarRating } from "#app/ui/star-rating.tsx";
import { formatCount } from "#app/ui/format-number.ts";
import { LikeButton } from "./like-button.tsx";

export function PromptHeading({ prompt, isLiked }: { prompt: PromptDetail; isLiked: boolean }) {
  const {
    title,
    description,
    pack,
    aiPlatform,
    rating,
    reviews,
    likes,
    views,
    creator,
    creatorHandle,
    logoUrl,
  } = prompt;
  return (
    <header>
      <div className="mb-3 flex flex-wrap gap-2">
        {pack ? <PackBadge pack={pack} /> : null}
        {aiPlatform ? <Badge tone="outline">{aiPlatform}</Badge> : null}
        {prompt.status === "Live" || prompt.status === "Published" ? null : <Badge>{prompt.status}</Badge>}
      </div>
      <h1 className="text-page">{title}</h1>
      {description ? <p className="mt-2 text-lead text-muted-foreground">{description}</p> : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-ui text-muted-foreground">
        {rating === null ? (
          <Badge>New</Badge>
        ) : (
          <StarRating value={rating} reviews={reviews ?? undefined} size="md" />
        )}
        <LikeButton promptId={prompt.id} likes={likes} isCounted={isLiked} />
        <span className="inline-flex items-center gap-1.5">
          <Eye className="size-4" /> {formatCount(views)} {views === 1 ? "view" : "views"}
        </span>
      </div>
      <div className="mt-5 flex items-center gap-3 border-y py-4">
        <Avatar name={creator} src={logoUrl ?? undefined} />
        <div className="min-w-0 flex-1">
          <p className="font-strong">
            {creatorHandle ? (
              <Link to={`/creator/${creatorHandle}`} className="hover:underline">
                {creator}
              </Link>
            ) : (
              creator
            )}
          </p>
          <p className="text-small text-muted-foreground">Prompt Creator</p>
        </div>
        <FavouriteButton promptId={prompt.id} />
      </div>
    </header>
  );
}
