import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import type { DesignReport } from "./schema.ts";
import { useStudio } from "./studio-context.tsx";

const kinds = { photo: "Photo", illustration: "Illustration", graphic: "Graphic" };
const lettering = {
  likely: "Likely: check the spelling",
  unlikely: "None found",
  unsure: "Perhaps: look closely",
};

/** Palette, style, lettering and composition. */
export function LookReport({ report }: { report: DesignReport }) {
  const { palette, style, composition } = report;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <Card>
        <CardHeader title="Palette" description={capital(style.colours)} />
        <ul className="mt-4 flex flex-col gap-2.5">
          {palette.map(({ hex, name, share }) => (
            <li key={hex} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 text-ui">
              <span aria-hidden className="size-8 rounded-sm border" style={{ background: hex }} />
              <span className="min-w-0">
                <span className="block truncate">{capital(name)}</span>
                <span className="font-mono text-small text-muted-foreground">{hex}</span>
              </span>
              <span className="font-mono text-small">{Math.round(share * 100)}%</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <CardHeader
          title="Style and composition"
          description="Measured from the pixels; a hint, not a verdict."
        />
        <DetailList
          className="mt-3"
          items={[
            { label: "Style", value: `${kinds[style.kind]} (${style.confidencePercent}% sure)` },
            { label: "Mood", value: capital(style.mood) },
            { label: "Light", value: capital(style.light.join(", ") || "even light") },
            { label: "Text", value: lettering[report.text] },
            { label: "Composition", value: capital(composition.words.join(", ")) },
            { label: "Ratio", value: report.aspectRatio },
            { label: "Empty space", value: `${composition.negativeSpacePercent}%` },
            { label: "Background", value: composition.hasPlainBackground ? "Plain" : "Lively" },
          ]}
        />
      </Card>
    </div>
  );
}

export function AnalyzedPrompts({ report }: { report: DesignReport }) {
  const { update, goTo } = useStudio();

  function use(text: string) {
    update((now) => ({
      generate: { ...now.generate, prompt: text },
      remix: { ...now.remix, basePrompt: text },
    }));
    goTo("generate");
  }

  return (
    <Card>
      <CardHeader
        title="Analyzed prompts"
        description="Prompts that lead to a picture like this one. [Bracketed] parts are yours to fill."
      />
      <ul className="mt-4 flex flex-col gap-4">
        {report.prompts.map(({ label, text }) => (
          <li key={label} className="border-t pt-4 first:border-t-0 first:pt-0">
            <p className="text-ui font-label">{label}</p>
            <p className="mt-1 font-mono text-small leading-6 wrap-anywhere text-muted-foreground">{text}</p>
            <span className="mt-2 flex flex-wrap gap-2">
              <Button type="button" variant="outline" size="sm" onClick={() => use(text)}>
                Use in Generate
              </Button>
              <CopyPromptButton text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
