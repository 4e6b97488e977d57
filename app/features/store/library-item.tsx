import { Download } from "lucide-react";
import { Link } from "react-router";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import { TypeBadge } from "./store-card.tsx";

export function LibraryItem({ item, since }: { item: PromptDetail; since: string | null }) {
  return (
    <article className="flex w-full gap-4 rounded-lg border bg-card p-2.5 shadow-card">
      <Link to={`/prompt/${item.id}`} tabIndex={-1} aria-hidden className="w-28 shrink-0 md:w-40">
        <Picture
          src={item.imageUrl}
          srcSet={item.imageSrcSet ?? undefined}
          sizes="160px"
          fallbackSrc="/pictures/fallback.webp"
          alt={item.title}
          width={160}
          height={160}
          ratio="square"
          className="rounded-sm"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col py-1 pr-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="font-strong break-words">
            <Link to={`/prompt/${item.id}`} className="hover:underline">
              {item.title}
            </Link>
          </h2>
          <TypeBadge type={item.productType} />
        </div>
        <p className="text-small text-muted-foreground">
          by {item.vendor}
          {since ? ` · since ${shortDay(since)}` : ""}
        </p>
        <div className="mt-auto pt-3">
          {item.hasFile ? <DownloadPdf id={item.id} title={item.title} /> : null}
          {item.fullPrompt ? <PromptCopy text={item.fullPrompt} /> : null}
        </div>
      </div>
    </article>
  );
}

/** The signed address behind it is made when it is asked for, and expires soon. */
export function DownloadPdf({ id, title }: { id: string; title: string }) {
  return (
    <ButtonAnchor href={`/store/${id}/file`} size="sm" download>
      <Download /> Download PDF
      <span className="sr-only"> {title}</span>
    </ButtonAnchor>
  );
}

function PromptCopy({ text }: { text: string }) {
  return (
    <>
      <PromptText text={text} size="sm" className="mb-2.5 line-clamp-2" />
      <CopyButton
        text={text}
        label="Copy Prompt"
        copiedLabel="Copied!"
        onCopied={() => toast.success("Copied!", { description: "Prompt copied to clipboard" })}
        onFailed={() => toast.error("Error", { description: "Failed to copy prompt" })}
      />
    </>
  );
}
