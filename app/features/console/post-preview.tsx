import { Avatar } from "#app/ui/avatar.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { AssetView } from "./asset-shapes.ts";

interface PostPreviewProps {
  page: string;
  caption: string;
  picture: AssetView | undefined;
  /** Of the `datetime-local` field. */
  time: string;
}

export function PostPreview({ page, caption, picture, time }: PostPreviewProps) {
  const moment = time ? new Date(time) : undefined;
  const when = moment
    ? new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(moment)
    : "Now";
  return (
    <Card>
      <CardHeader title="Preview" />
      <article aria-label="Preview of the post" className="mt-4 overflow-hidden rounded-md border">
        <header className="flex items-center gap-3 p-3">
          <Avatar name={page} size="sm" />
          <div className="min-w-0">
            <p className="truncate text-ui font-strong">{page}</p>
            <p className="text-micro text-muted-foreground">{when}</p>
          </div>
        </header>
        <p className="px-3 pb-3 text-ui break-words whitespace-pre-line">
          {caption.trim() || <span className="text-muted-foreground">Your caption appears here.</span>}
        </p>
        {picture ? (
          <Picture src={picture.image} alt={picture.title} width={640} height={640} ratio="square" />
        ) : null}
      </article>
    </Card>
  );
}
