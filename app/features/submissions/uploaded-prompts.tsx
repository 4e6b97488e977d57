import { Pencil, Plus } from "lucide-react";
import { Link } from "react-router";
import type { PromptCard } from "#app/core/catalog/record-shapes.ts";
import { submissionTable } from "#app/core/catalog/source-tables.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { Section } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { LinkedPicture } from "#app/ui/linked-picture.tsx";
import { Mat } from "#app/ui/picture.tsx";
import { PromptStatusBadge } from "#app/ui/status-badge.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import { formatCount } from "#app/ui/format-number.ts";
import type { Standing } from "./own-standing.server.ts";
import { isSentBack } from "./sent-back.ts";

interface UploadedPromptsProps {
  prompts: readonly PromptCard[];
  /** By id; the demo creator's prompts have none for a visitor. */
  standing?: Record<string, Standing>;
  total: number;
  /** Where older ones are shown. */
  moreTo: string | null;
}

export function UploadedPrompts({ prompts, standing = {}, total, moreTo }: UploadedPromptsProps) {
  return (
    <Section
      title="My Uploaded Prompts"
      badge={<CountBadge count={total} />}
      actions={
        <ButtonLink to="/upload-prompt">
          <Plus />
          Upload New Prompt
        </ButtonLink>
      }
    >
      {prompts.length === 0 ? (
        <EmptyState
          title="No prompts uploaded yet"
          description="A prompt you submit is reviewed before it goes live."
        />
      ) : (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
          {prompts.map((prompt) => (
            <li key={prompt.id}>
              <UploadedCard prompt={prompt} standing={standing[prompt.id]} />
            </li>
          ))}
        </ul>
      )}
      {moreTo ? <ShowMore label="Older uploads" to={moreTo} /> : null}
    </Section>
  );
}

function UploadedCard({ prompt, standing }: { prompt: PromptCard; standing: Standing | undefined }) {
  return (
    <article className="flex h-full flex-col rounded-lg border bg-card shadow-card">
      <Mat>
        <LinkedPicture
          to={`/prompt/${prompt.id}`}
          pictured={prompt}
          sizes="(min-width: 1101px) 290px, (min-width: 761px) 31vw, 46vw"
          width={512}
          height={320}
          ratio="16/10"
        />
      </Mat>
      <div className="flex flex-1 flex-col px-4 pt-1 pb-4">
        <div className="mb-2.5 flex flex-wrap gap-1.5">
          {prompt.pack ? <PackBadge pack={prompt.pack} /> : null}
          <PromptStatusBadge status={prompt.status} />
        </div>
        <h3 className="font-strong">
          <Link to={`/prompt/${prompt.id}`} className="hover:underline">
            {prompt.title}
          </Link>
        </h3>
        <p className="text-small text-muted-foreground">{standingLine(prompt, standing)}</p>
        {prompt.isOwn && prompt.sourceTable === submissionTable ? (
          <Link
            to={prompt.productType ? `/store/submit/${prompt.id}` : `/upload-prompt/${prompt.id}`}
            className="mt-auto inline-flex min-h-9 w-fit items-center gap-1.5 pt-2 text-small font-label text-link hover:underline max-md:min-h-11"
          >
            <Pencil className="size-3.5" />
            {isSentBack(prompt.status) ? "Edit and resubmit" : "Edit"}
            <span className="sr-only"> {prompt.title}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}

function standingLine(
  { status, createdTime, downloads }: PromptCard,
  standing: Standing | undefined,
): string {
  const reason = standing?.rejectionReason;
  if (status === "Live") {
    const unlocks = standing?.unlocks ?? downloads ?? 0;
    return `${formatCount(unlocks)} ${unlocks === 1 ? "unlock" : "unlocks"}`;
  }
  if (status === "Changes requested" && reason) return `Please change: ${reason}`;
  if (status === "Rejected") return reason ? `Reason: ${reason}` : "Not accepted";
  if (status === "Draft") return `In review since ${shortDay(createdTime)}`;
  return status;
}
