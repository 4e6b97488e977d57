import { Sparkles, WandSparkles } from "lucide-react";
import type { ImageTarget } from "#app/core/ai/builtin/options.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatCredits } from "#app/ui/format-number.ts";
import { Field, FieldError } from "#app/ui/field.tsx";
import { FilterChipButton } from "#app/ui/filter-chips.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { GeneratedImages, GeneratedPrompts } from "./generated-work.tsx";
import { formatOptions, messages, styleOptions } from "./options.ts";
import { useStudio } from "./studio-context.tsx";
import { useWork } from "./use-work.ts";

const targets: { value: ImageTarget; label: string }[] = [
  { value: "midjourney", label: "Midjourney" },
  { value: "dalle", label: "DALL·E" },
  { value: "stable-diffusion", label: "Stable Diffusion" },
  { value: "leonardo", label: "Leonardo" },
];

const lowBalance = 10;
const mostRunning = 10;

export function GeneratePanel() {
  const { workflow, update, credits, imageCost, needSentence, isMember } = useStudio();
  const { generate, report } = workflow;
  const { prompt, formats, style, target } = generate;
  const write = useWork("prompts", "Generation Failed");
  const cost = imageCost * formats.length;
  const change = (part: Partial<typeof generate>) =>
    update((now) => ({ generate: { ...now.generate, ...part } }));

  function isComplete(): boolean {
    if (prompt.trim() === "") write.refuse("prompt", messages.prompt);
    else if (formats.length === 0) write.refuse("formats", "Please choose a format.");
    else return true;
    return false;
  }

  async function writePrompts() {
    if (!isComplete()) return;
    const answer = await write.run({ prompt, formats, style, target });
    if (!answer) return;
    update((now) => ({ prompts: [...answer.prompts, ...now.prompts].slice(0, 60) }));
    toast.success("Prompt Generated!");
  }

  function drawImages() {
    if (!isComplete()) return;
    if (credits < cost) {
      const description =
        credits < imageCost
          ? needSentence
          : `You need ${formatCredits(cost)} credits for ${formats.length} images.`;
      return toast.error("Insufficient Credits", { description });
    }
    if (workflow.running.length + formats.length > mostRunning)
      return toast.error("Please wait for the pictures that are under way.");
    const started = formats.map((format) => ({
      key: crypto.randomUUID(),
      generationId: null,
      format,
      style,
      prompt,
      title: titleOf(prompt),
    }));
    update((now) => ({ running: [...now.running, ...started] }));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <Card className="flex flex-col gap-5">
        <Field label="Prompt" error={write.fields.prompt} counterMax={4000}>
          <Textarea
            isPrompt
            rows={4}
            value={prompt}
            maxLength={4000}
            onChange={(event) => change({ prompt: event.target.value })}
            placeholder="A mountain lake at dawn, layered ridges, still water"
          />
        </Field>
        {report && report.prompts.length > 0 ? (
          <Field label="Analyzed prompts">
            <Select
              value=""
              placeholder="Select from analyzed prompts"
              options={report.prompts.map(({ label, text }) => ({ value: text, label }))}
              onChange={(event) => (event.target.value ? change({ prompt: event.target.value }) : undefined)}
            />
          </Field>
        ) : null}
        <fieldset>
          <legend className="mb-2 text-ui font-label">Formats</legend>
          <div className="flex flex-wrap gap-2">
            {formatOptions.map(({ value, label }) => (
              <FilterChipButton
                key={value}
                label={label}
                isPressed={formats.includes(value)}
                onClick={() =>
                  change({
                    formats: formats.includes(value)
                      ? formats.filter((one) => one !== value)
                      : [...formats, value],
                  })
                }
              />
            ))}
          </div>
          {write.fields.formats ? <FieldError>{write.fields.formats}</FieldError> : null}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Style">
            <Select
              value={style}
              options={styleOptions}
              onChange={(event) =>
                change({
                  style: styleOptions.find(({ value }) => value === event.target.value)?.value ?? style,
                })
              }
            />
          </Field>
          <Field label="Prompts written for">
            <Select
              value={target}
              options={targets}
              onChange={(event) =>
                change({ target: targets.find(({ value }) => value === event.target.value)?.value ?? target })
              }
            />
          </Field>
        </div>
        <div className="flex flex-col gap-2.5">
          <Button type="button" size="lg" className="max-md:px-3 max-md:text-ui!" onClick={drawImages}>
            <Sparkles />
            {formats.length > 1 ? `Generate ${formats.length} images` : "Generate image"}
            {cost > 0 ? ` for ${formatCredits(cost)} credits` : ""}
          </Button>
          <Button
            type="button"
            variant="outline"
            isBusy={write.isBusy}
            busyLabel="Writing..."
            onClick={() => void writePrompts()}
          >
            <WandSparkles /> Generate Prompts, free
          </Button>
          {credits < lowBalance ? (
            <ButtonLink to="/subscription" variant="marker">
              Buy More Credits
            </ButtonLink>
          ) : null}
          <p className="text-small text-muted-foreground">
            {isMember ? "Balance" : "Trial balance of this browser"}: {formatCredits(credits)} credits.
            Credits are spent only when the picture is there.
          </p>
        </div>
      </Card>
      <div className="flex min-w-0 flex-col gap-6">
        <GeneratedImages />
        <GeneratedPrompts />
      </div>
    </div>
  );
}

function titleOf(prompt: string): string {
  const [first = ""] = prompt
    .replaceAll(/[[\]]/g, "")
    .trim()
    .split(/[,.\n]/);
  return first.slice(0, 80) || "Untitled design";
}
