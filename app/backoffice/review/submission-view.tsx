import { ExternalLink, FileText } from "lucide-react";
import type { ReactNode } from "react";
import type { SubmissionFlag } from "#app/core/ai/moderate-submission.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonAnchor, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { Tag } from "#app/ui/filter-chips.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { Mat, Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { PromptStatusBadge } from "#app/ui/status-badge.tsx";
import { formatMoment } from "#app/ui/format-day.ts";
import { Findings } from "./findings.tsx";
import { kindOf, priceOf } from "./price-words.ts";
import type { Submission } from "./schema.ts";

interface SubmissionViewProps {
  submission: Submission;
  pictureFlags: Promise<SubmissionFlag[]>;
  /** The buttons that decide. */
  children: ReactNode;
}

/** Everything there is to judge, in the order in which it is judged. */
export function SubmissionView({ submission, pictureFlags, children }: SubmissionViewProps) {
  const { detail } = submission;
  return (
    <Card padding="none">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 p-5 pb-4">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap gap-1.5">
            <Badge>{kindOf(detail.productType)}</Badge>
            {detail.pack ? <PackBadge pack={detail.pack} /> : null}
            <PromptStatusBadge status={detail.status} />
          </div>
          <h3 className="text-title break-words">{detail.title}</h3>
        </div>
        <ButtonLink to={`/prompt/${detail.id}`} target="_blank" variant="ghost" size="sm">
          <ExternalLink />
          Open page
        </ButtonLink>
      </div>
      <div className="border-y bg-sunken px-5 py-3.5">{children}</div>
      <div className="flex flex-col gap-5 p-5">
        <Findings submission={submission} pictureFlags={pictureFlags} />
        <div className="grid gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="flex flex-col gap-3">
            <Mat look="print">
              <Picture
                src={detail.imageUrl}
                srcSet={detail.imageSrcSet ?? undefined}
                sizes="240px"
                alt={detail.title}
                width={detail.imageWidth ?? 512}
                height={detail.imageHeight ?? 512}
              />
            </Mat>
            {detail.fileUrl ? (
              <ButtonAnchor href={detail.fileUrl} target="_blank" rel="noopener" variant="outline" size="sm">
                <FileText />
                Open the PDF
              </ButtonAnchor>
            ) : null}
          </div>
          <div className="min-w-0">
            <DetailList items={factsOf(submission)} />
            {detail.description ? <p className="mt-4 text-ui break-words">{detail.description}</p> : null}
            {detail.tags.length > 0 ? (
              <p className="mt-3 flex flex-wrap gap-1.5">
                {detail.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </p>
            ) : null}
          </div>
        </div>
        <PaidTexts submission={submission} />
      </div>
    </Card>
  );
}

function factsOf({ detail, creatorEmail, hasAccount, payment }: Submission) {
  const links = payment?.links.map(({ label, url }) => (
    <a key={url} href={url} target="_blank" rel="noopener noreferrer" className="ml-3 text-link underline">
      {label}
    </a>
  ));
  return [
    { label: "Price", value: priceOf(detail) },
    { label: "Creator", value: detail.creator },
    { label: "E-mail", value: <span className="break-all">{creatorEmail ?? "not given"}</span> },
    { label: "Account", value: hasAccount ? "signed in" : "none" },
    { label: "Submitted (UTC)", value: formatMoment(detail.createdTime) },
    ...(detail.category ? [{ label: "Category", value: detail.category }] : []),
    ...(payment && detail.price > 0
      ? [{ label: "Paid through", value: links && links.length > 0 ? links : "no payment link" }]
      : []),
  ];
}

function PaidTexts({ submission: { detail } }: { submission: Submission }) {
  const texts = [
    ...(detail.fullPrompt ? [{ label: "Full Prompt", text: detail.fullPrompt }] : []),
    ...detail.extras,
  ];
  return texts.map(({ label, text }) => (
    <div key={label}>
      <h4 className="mb-1.5 text-ui font-label">{label}</h4>
      <div className="rounded-md border bg-sunken px-4 py-3">
        <PromptText text={text} size="sm" />
      </div>
    </div>
  ));
}
