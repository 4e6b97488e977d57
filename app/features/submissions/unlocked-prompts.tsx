import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { CountBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PackBadge } from "#app/ui/pack-badge.tsx";
import { Section } from "#app/ui/page.tsx";
import { ShowMore } from "#app/ui/pagination.tsx";
import { PromptRow } from "#app/ui/prompt-row.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { shortDay } from "#app/ui/format-day.ts";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";

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
            <li key={prompt.id} className="flex">
              <PromptRow
                prompt={prompt}
                badge={prompt.pack ? <PackBadge pack={prompt.pack} className="max-md:hidden" /> : null}
                byline={`by ${prompt.vendor} · unlocked ${shortDay(unlockedAt)}`}
              >
                <PromptText text={prompt.fullPrompt ?? ""} size="sm" className="mb-2.5 line-clamp-2" />
                <CopyPromptButton text={prompt.fullPrompt ?? ""} copiedLabel="Copied!" />
              </PromptRow>
            </li>
          ))}
        </ul>
      )}
      {moreTo ? <ShowMore label="Earlier unlocks" to={moreTo} /> : null}
    </Section>
  );
}
