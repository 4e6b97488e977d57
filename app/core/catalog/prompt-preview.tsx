import { Check, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { LockedBars } from "#app/ui/locked-bars.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { buyLabel, type PromptCardData } from "#app/ui/prompt-card.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { PromptDetail } from "./record-shapes.ts";

type Shown = Pick<PromptDetail, "preview" | "fullPrompt" | "isReadable">;

interface PromptPreviewProps {
  card: PromptCardData;
  onClose: () => void;
}

/** A look at a prompt without leaving the list: the picture, what everyone may read, and the way to unlock. */
export default function PromptPreview({ card, onClose }: PromptPreviewProps) {
  const shown = usePreview(card.id);
  const page = `/prompt/${card.id}`;
  const isReadable = shown?.isReadable ?? false;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="wide"
      title={card.title}
      description={[card.aiPlatform, `by ${card.vendor}`].filter(Boolean).join(" · ")}
    >
      <div className="relative rounded-lg border bg-card p-2 shadow-card">
        <Picture
          src={card.imageUrl}
          srcSet={card.imageSrcSet ?? undefined}
          sizes="(min-width: 761px) 590px, 92vw"
          alt={card.title}
          width={1024}
          height={768}
          ratio="4/3"
          isPriority
        />
        {card.pack ? <PackBadge pack={card.pack} className="absolute top-4 left-4" /> : null}
      </div>
      <div className="mt-5 flex items-center justify-between gap-3">
        <h3 className="font-strong">Full Prompt</h3>
        {shown ? (
          <Badge tone={isReadable ? "success" : "neutral"}>
            {isReadable ? <Check className="size-3.5" /> : <Lock className="size-3.5" />}
            {isReadable ? "Unlocked" : "Locked"}
          </Badge>
        ) : null}
      </div>
      <div className="mt-2 min-h-24" aria-live="polite" aria-busy={shown === undefined}>
        {shown === undefined ? <Skeleton className="h-20 w-full" /> : null}
        {shown === null ? (
          <p className="text-ui text-muted-foreground">The text could not be loaded. The page has it.</p>
        ) : null}
        {shown ? <PromptText text={shown.preview} /> : null}
        {shown && !isReadable ? <LockedBars rows={2} className="mt-2" /> : null}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
        {isReadable ? <span /> : <Price amount={card.price} unit={card.unit} size="lg" />}
        <DialogClose>
          <ButtonLink to={page} size="lg" variant={card.price === 0 && !isReadable ? "secondary" : "primary"}>
            {isReadable ? "Open prompt" : buyLabel(card)}
          </ButtonLink>
        </DialogClose>
      </div>
    </Dialog>
  );
}

/** Undefined while on its way, null when it could not be had. */
function usePreview(id: string): Shown | null | undefined {
  const [shown, setShown] = useState<Shown | null>();
  useEffect(() => {
    const stop = new AbortController();
    fetch(`/api/v1/prompts/${id}`, { signal: stop.signal })
      .then(async (response) => setShown(response.ok ? ((await response.json()) as Shown) : null))
      .catch(() => (stop.signal.aborted ? undefined : setShown(null)));
    return () => stop.abort();
  }, [id]);
  return shown;
}
