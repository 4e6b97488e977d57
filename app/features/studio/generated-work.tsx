import { Check, Trash2 } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ProgressRow } from "#app/ui/progress.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { MockupPicture } from "./mockup-picture.tsx";
import { formatOptions } from "./options.ts";
import { useStudio } from "./studio-context.tsx";
import { selectDesign } from "./workflow.ts";

const labelOf = (format: string | null) =>
  formatOptions.find(({ value }) => value === format)?.label ?? "Design";

/** Pictures under way and done, each on its product. */
export function GeneratedImages() {
  const { workflow, update, progress, isReady } = useStudio();
  const { images, running, design } = workflow;
  if (!isReady) return null;
  return (
    <section aria-label="Images" className="flex flex-col gap-4">
      <h2 className="text-title">Images</h2>
      {running.map(({ key, format, title }) => (
        <Card key={key} padding="sm" aria-live="polite">
          <ProgressRow
            label={`Drawing “${title}” for a ${labelOf(format).toLowerCase()}`}
            value={progress[key] ?? 0}
            max={100}
            aside={`${progress[key] ?? 0}%`}
          />
        </Card>
      ))}
      {images.length === 0 && running.length === 0 ? (
        <EmptyState
          title="No images yet"
          description="Choose one format or several: each gets a picture of its own shape, shown on the product."
        />
      ) : null}
      <ul className="grid grid-cols-2 gap-4 xl:grid-cols-3">
        {images.map((image) => {
          const { id } = image;
          if (id === null) return null;
          const isSelected = design?.id === id;
          return (
            <li key={id} className="min-w-0">
              <Card padding="none" className={isSelected ? "border-foreground" : undefined}>
                <div className="p-2 pb-0">
                  <MockupPicture
                    designId={id}
                    title={image.title}
                    format={image.format ?? "poster"}
                    className="rounded-sm"
                  />
                </div>
                <div className="flex flex-col gap-2 p-3">
                  <p className="truncate text-ui font-label">{image.title}</p>
                  <p className="text-small text-muted-foreground">
                    {labelOf(image.format)} · {image.madeBy}
                  </p>
                  <Button
                    type="button"
                    size="sm"
                    variant={isSelected ? "secondary" : "outline"}
                    disabled={isSelected}
                    onClick={() => update((now) => selectDesign(now, image))}
                  >
                    {isSelected ? (
                      <>
                        <Check /> Selected
                      </>
                    ) : (
                      "Select design"
                    )}
                  </Button>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The list of generated prompts that later tabs use. */
export function GeneratedPrompts() {
  const { workflow, update, goTo, isReady } = useStudio();
  if (!isReady || workflow.prompts.length === 0) return null;

  function remix(text: string) {
    update((now) => ({ remix: { ...now.remix, basePrompt: text } }));
    goTo("remix");
  }

  return (
    <Card>
      <CardHeader
        title="Prompts"
        description="Written for your formats; copy them into your tool or remix them."
      />
      <ul className="mt-4 flex flex-col gap-4">
        {workflow.prompts.map(({ id, label, text, madeBy }) => (
          <li key={id} className="border-t pt-4 first:border-t-0 first:pt-0">
            <div className="flex items-center justify-between gap-2">
              <p className="text-ui font-label">{label}</p>
              <Badge tone="outline">{madeBy}</Badge>
            </div>
            <p className="mt-1 font-mono text-small leading-6 wrap-anywhere text-muted-foreground">{text}</p>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <CopyPromptButton text={text} />
              <Button type="button" variant="outline" size="sm" onClick={() => remix(text)}>
                Remix
              </Button>
              <IconButton
                label={`Remove the prompt for ${label}`}
                className="ml-auto"
                onClick={() => update((now) => ({ prompts: now.prompts.filter((one) => one.id !== id) }))}
              >
                <Trash2 />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
