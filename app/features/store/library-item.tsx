import { Download } from "lucide-react";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { PromptRow } from "#app/ui/prompt-row.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { TypeBadge } from "./store-card.tsx";

export function LibraryItem({ item, since }: { item: PromptDetail; since: string | null }) {
  return (
    <PromptRow
      prompt={item}
      level={2}
      badge={<TypeBadge type={item.productType} />}
      byline={`by ${item.vendor}${since ? ` · since ${shortDay(since)}` : ""}`}
    >
      {item.hasFile ? <DownloadPdf id={item.id} title={item.title} /> : null}
      {item.fullPrompt ? <PromptCopy text={item.fullPrompt} /> : null}
    </PromptRow>
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
      <CopyPromptButton text={text} copiedLabel="Copied!" />
    </>
  );
}
