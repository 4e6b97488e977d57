import { Sparkles } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { DesignPanel } from "./design-panel.tsx";
import { DemandCard } from "./demand-card.tsx";
import { ListingEditor } from "./listing-editor.tsx";
import { formatOptions, messages } from "./options.ts";
import { useStudio } from "./studio-context.tsx";
import { useWork } from "./use-work.ts";

export function SeoPanel() {
  const { workflow, update, isReady } = useStudio();
  const { seo, report } = workflow;
  const write = useWork("seo");
  const change = (part: Partial<typeof seo>) => update((now) => ({ seo: { ...now.seo, ...part } }));

  async function run() {
    if (seo.keywords.trim() === "") return write.refuse("keywords", messages.seoKeywords);
    const findings = report
      ? {
          style: report.style.kind === "photo" ? "photographic" : report.style.kind,
          mood: report.style.mood.split(",")[0],
          colors: report.palette.slice(0, 4).map(({ name }) => name),
        }
      : {};
    const answer = await write.run({ keywords: seo.keywords, format: seo.format, findings });
    if (!answer) return;
    change({ data: answer.data });
    toast.success("SEO content generated");
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[320px_minmax(0,1fr)]">
      <DesignPanel view={seo.format}>
        <Field
          label="Keywords"
          error={write.fields.keywords}
          hint="Separate with commas. The first one leads the title."
        >
          <Textarea
            rows={3}
            value={seo.keywords}
            maxLength={2000}
            onChange={(event) => change({ keywords: event.target.value })}
            placeholder="lake wall art, mountain print, moody landscape"
          />
        </Field>
        <Field label="Format">
          <Select
            value={seo.format}
            options={formatOptions}
            onChange={(event) =>
              change({
                format: formatOptions.find(({ value }) => value === event.target.value)?.value ?? seo.format,
              })
            }
          />
        </Field>
        <Button
          type="button"
          size="lg"
          isBusy={write.isBusy}
          busyLabel="Writing..."
          onClick={() => void run()}
        >
          <Sparkles /> Generate SEO Content
        </Button>
      </DesignPanel>
      {isReady && seo.data ? (
        <div className="flex min-w-0 flex-col gap-4">
          <ListingEditor data={seo.data} onChange={(data) => change({ data })} />
          <DemandCard data={seo.data} />
        </div>
      ) : (
        <EmptyState
          level={2}
          title="No listing yet"
          description="Keywords become a title under 140 characters, 13 tags of at most 20 characters and a description, all yours to edit."
        />
      )}
    </div>
  );
}
