import { Badge } from "#app/ui/badge.tsx";
import { ChipRow, FilterChip } from "#app/ui/filter-chips.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { type BusinessPrompt, promptCategories, type PromptCategory, promptsIn } from "./business-prompts.ts";

const labels: Record<PromptCategory | "all", string> = {
  all: "All",
  product: "Product",
  headshot: "Headshot",
  social: "Social",
  property: "Property",
};

export function PromptMarket({ shown }: { shown: PromptCategory | "all" }) {
  return (
    <section id="prompts" aria-labelledby="prompts-title" className="scroll-mt-24">
      <h2 id="prompts-title" className="text-heading">
        Free Business Prompt Marketplace
      </h2>
      <p className="mt-1 text-muted-foreground">
        Copy one, change what is marked, and paste it into the image tool you use.
      </p>
      <div className="mt-5">
        <ChipRow label="Filter prompts">
          {(["all", ...promptCategories] as const).map((category) => (
            <FilterChip
              key={category}
              to={category === "all" ? "/smart-prompt#prompts" : `/smart-prompt?show=${category}#prompts`}
              label={labels[category]}
              isCurrent={category === shown}
            />
          ))}
        </ChipRow>
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {promptsIn(shown).map((prompt) => (
          <li key={prompt.id}>
            <PromptCard prompt={prompt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PromptCard({ prompt }: { prompt: BusinessPrompt }) {
  return (
    <article className="flex h-full flex-col rounded-lg border bg-card p-5 shadow-card">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-title">{prompt.title}</h3>
        <Badge>{prompt.badge}</Badge>
      </div>
      <p className="mt-1.5 text-ui text-muted-foreground">{prompt.description}</p>
      <PromptText text={prompt.prompt} size="sm" className="mt-4 flex-1 rounded-md bg-sunken p-4" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted-foreground">
          Suggested price
          <span className="block text-ui font-strong text-foreground">{prompt.pricing}</span>
        </p>
        <CopyPromptButton label="Copy" text={prompt.prompt} copiedLabel="Copied!" />
      </div>
    </article>
  );
}
