import { Plus, Shuffle, X } from "lucide-react";
import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { SegmentedControl } from "#app/ui/segmented-control.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { toast } from "#app/ui/toast.tsx";
import { CopyPromptButton } from "#app/ui/copy-prompt-button.tsx";
import { messages, remixOptions } from "./options.ts";
import type { StudioRemix } from "./schema.ts";
import { useStudio } from "./studio-context.tsx";
import { SubmitField } from "./submit-field.tsx";
import { useWork } from "./use-work.ts";

export function RemixPanel() {
  const { workflow, update, isReady } = useStudio();
  const { basePrompt, type, custom, results, resultsOf } = workflow.remix;
  const remix = useWork("remix");
  const change = (part: Partial<typeof workflow.remix>) =>
    update((now) => ({ remix: { ...now.remix, ...part } }));

  async function run() {
    if (basePrompt.trim() === "") return remix.refuse("basePrompt", messages.basePrompt);
    const answer = await remix.run({ basePrompt, type, custom: custom[type] });
    if (!answer) return;
    change({ results: answer.remixes, resultsOf: type });
    toast.success(`${answer.remixes.length} variations written`);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <Card className="flex flex-col gap-5">
        <Field label="Base prompt" error={remix.fields.basePrompt} counterMax={4000}>
          <Textarea
            isPrompt
            value={basePrompt}
            maxLength={4000}
            onChange={(event) => change({ basePrompt: event.target.value })}
            placeholder="A mountain lake at dawn, layered ridges"
          />
        </Field>
        <div className="flex flex-col gap-2">
          <span className="text-ui font-label">Remix by</span>
          <SegmentedControl
            label="Remix by"
            options={remixOptions}
            value={type}
            onValueChange={(value) => change({ type: value })}
          />
        </div>
        <CustomVariations />
        <Button
          type="button"
          size="lg"
          isBusy={remix.isBusy}
          busyLabel="Remixing..."
          onClick={() => void run()}
        >
          <Shuffle /> Remix
        </Button>
      </Card>
      {isReady && results.length > 0 ? (
        <section aria-label="Variations" className="flex min-w-0 flex-col gap-4">
          <div>
            <h2 className="text-title">Variations by {resultsOf}</h2>
            <p className="text-ui text-muted-foreground">
              Similarity compares the meaning of both prompts: 100% says the same.
            </p>
          </div>
          {results.map((result) => (
            <Variation key={`${result.label}-${result.prompt}`} remix={result} />
          ))}
        </section>
      ) : (
        <EmptyState
          level={2}
          title="No variations yet"
          description="Five variations keep your subject and change its style, its theme or its mood. Add your own beside them."
        />
      )}
    </div>
  );
}

/** Toolkit §5: trimmed, ignored when empty, added on Enter or by the button. */
function CustomVariations() {
  const { workflow, update } = useStudio();
  const { type, custom } = workflow.remix;
  const [wish, setWish] = useState("");
  const set = (list: string[]) =>
    update((now) => ({ remix: { ...now.remix, custom: { ...now.remix.custom, [type]: list } } }));

  function add() {
    const text = wish.trim();
    setWish("");
    if (text !== "" && !custom[type].includes(text)) set([...custom[type], text].slice(-20));
  }

  return (
    <div className="flex flex-col gap-2.5">
      <SubmitField
        label={`Custom ${type} variation`}
        hint="Press Enter to add it to the five."
        value={wish}
        maxLength={200}
        onValueChange={setWish}
        onSubmit={add}
        placeholder={examples[type]}
        variant="outline"
        button={
          <>
            <Plus /> Add
          </>
        }
      />
      {custom[type].length > 0 ? (
        <ul aria-label="Custom variations" className="flex flex-wrap gap-2">
          {custom[type].map((text) => (
            <li
              key={text}
              className="flex max-w-full items-center gap-1 rounded-sm border bg-sunken pl-2.5 text-small"
            >
              <span className="truncate">{text}</span>
              <IconButton
                label={`Remove ${text}`}
                size="sm"
                onClick={() => set(custom[type].filter((one) => one !== text))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const examples = { style: "paper cut-out", theme: "under the sea", mood: "rainy and quiet" };

function Variation({ remix }: { remix: StudioRemix }) {
  const { update, goTo } = useStudio();
  const { label, prompt, isCustom, similarityPercent } = remix;

  function use() {
    update((now) => ({ generate: { ...now.generate, prompt } }));
    goTo("generate");
  }

  return (
    <Card padding="sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="flex items-center gap-2 font-strong">
          {label}
          {isCustom ? <Badge tone="marker">Yours</Badge> : null}
        </h3>
        <span className="flex w-44 items-center gap-2.5 text-small text-muted-foreground">
          <Progress label={`Similarity of ${label}`} value={similarityPercent} max={100} />
          <span className="whitespace-nowrap">{similarityPercent}% similar</span>
        </span>
      </div>
      <p className="mt-2 font-mono text-small leading-6 wrap-anywhere text-muted-foreground">{prompt}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="button" variant="outline" size="sm" onClick={use}>
          Use in Generate
        </Button>
        <CopyPromptButton text={prompt} />
      </div>
    </Card>
  );
}
