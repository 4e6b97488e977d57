import { Link } from "react-router";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { Section } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { shortDay } from "#app/ui/format-day.ts";

interface UnlockedPromptsProps {
  unlocked: readonly { prompt: PromptDetail; unlockedAt: string }[];
  total: number;
  moreTo: string | null;
}

export function UnlockedPrompts({ unlocked, total, moreTo }: UnlockedPromptsProps) {
  return (
    <Section title="My Unlocked Prompts" badge={<CountBadge count={total} />}>
      {unlocked.length === 0 ? (
        <EmptyState
          title="No unlocked prompts yet"
          description="What you unlock stays here, ready to copy."
          action={
            <ButtonLink to="/marketplace" variant="outline">
              Browse prompts
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {unlocked.map(({ prompt, unlockedAt }) => (
            <li key={prompt.id} className="flex gap-4 rounded-lg border bg-card p-2.5 shadow-card">
              <Link to={`/prompt/${prompt.id}`} tabIndex={-1} aria-hidden className="w-28 shrink-0 md:w-40">
                <Picture
                  src={prompt.imageUrl}
                  srcSet={prompt.imageSrcSet ?? undefined}
                  sizes="160px"
                  fallbackSrc="/pictures/fallback.webp"
                  alt={prompt.title}
                  width={160}
                  height={160}
                  ratio="square"
                  className="rounded-sm"
                />
              </Link>
              <div className="min-w-0 flex-1 py-1 pr-2">
                <div className="flex items-start justify-between gap-2">
                  <h3 className="font-strong">
                    <Link to={`/prompt/${prompt.id}`} className="hover:underline">
                      {prompt.title}
                    </Link>
                  </h3>
                  {prompt.pack ? <PackBadge pack={prompt.pack} className="max-md:hidden" /> : null}
                </div>
                <p className="text-small text-muted-foreground">
                  by {prompt.vendor} · unlocked {shortDay(unlockedAt)}
                </p>
                <PromptText text={prompt.fullPrompt ?? ""} size="sm" className="mt-1 mb-2.5 line-clamp-2" />
                <CopyButton
                  text={prompt.fullPrompt ?? ""}
                  label="Copy Prompt"
                  copiedLabel="Copied!"
                  onCopied={() => toast.success("Copied!", { description: "Prompt copied to clipboard" })}
                  onFailed={() => toast.error("Error", { description: "Failed to copy prompt" })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {moreTo ? <ShowMore label="Earlier unlocks" to={moreTo} /> : null}
    </Section>
  );
}
