import { FileText, Lock } from "lucide-react";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { DownloadPdf } from "./library-item.tsx";

/** The document of an item: to download, or what it takes to get it. */
export function ItemFilePanel({ item: { id, title, isReadable, price } }: { item: PromptDetail }) {
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-md bg-accent text-accent-foreground">
        <FileText className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-strong">PDF document</h2>
        <p className="text-small text-muted-foreground">
          {isReadable
            ? "The link is made for you and expires soon; come back for a new one."
            : price === 0
              ? "Claim it to download it."
              : "Released by the seller after your payment."}
        </p>
      </div>
      {isReadable ? (
        <DownloadPdf id={id} title={title} />
      ) : (
        <Badge>
          <Lock /> Locked
        </Badge>
      )}
    </Card>
  );
}
