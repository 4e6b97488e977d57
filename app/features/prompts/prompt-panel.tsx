import { Check, Lock } from "lucide-react";
import { useEffect, useState } from "react";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { LockedBars } from "#app/ui/locked-bars.tsx";
import { PromptReveal } from "#app/ui/prompt-reveal.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { fillPrompt, promptVariables } from "#app/ui/prompt-tokens.ts";
import { toast } from "#app/ui/toast.tsx";
import { CopyPrompt, OpenInGenerator } from "./prompt-uses.tsx";
import { VariableFields } from "./variable-fields.tsx";

/** The full text, or what everyone may read of it. Unlocking wipes the bars away. */
export function PromptPanel({ prompt }: { prompt: PromptDetail }) {
  // The page asks for a new panel per prompt, so this tells whether it was unlocked while being looked at.
  const [wasLocked] = useState(prompt.fullPrompt === null);
  const isJustUnlocked = wasLocked && prompt.fullPrompt !== null;
  useEffect(() => {
    if (isJustUnlocked) toast.success("Prompt unlocked successfully!");
  }, [isJustUnlocked]);
  if (prompt.fullPrompt === null) return <LockedPanel prompt={prompt} />;
  return <UnlockedPanel text={prompt.fullPrompt} extras={prompt.extras} isFresh={isJustUnlocked} />;
}

function LockedPanel({ prompt: { preview, variableCount } }: { prompt: PromptDetail }) {
  const variables =
    variableCount === 1
      ? " and its variable"
      : variableCount > 1
        ? ` and its ${variableCount} variables`
        : "";
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="flex items-center justify-between border-b px-5 py-3.5">
        <h2 className="font-strong">Full Prompt</h2>
        <Badge>
          <Lock className="size-3.5" /> Locked
        </Badge>
      </div>
      <div className="px-5 pt-4">
        <PromptText text={preview} />
        <LockedBars className="mt-2" />
      </div>
      <p className="flex items-start gap-3 border-t bg-sunken px-5 py-3.5 text-ui text-muted-foreground">
        <Lock className="mt-0.5 size-4 shrink-0" />
        The first 100 characters are free to read. Unlock to see the rest{variables}.
      </p>
    </Card>
  );
}

interface UnlockedPanelProps {
  text: string;
  extras: PromptDetail["extras"];
  isFresh: boolean;
}

function UnlockedPanel({ text, extras, isFresh }: UnlockedPanelProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const names = promptVariables(text);
  const filled = fillPrompt(text, values);
  return (
    <>
      <Card padding="none">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
          <div className="flex items-center gap-3">
            <h2 className="font-strong">Full Prompt</h2>
            <Badge tone="success">
              <Check className="size-3.5" /> Unlocked
            </Badge>
          </div>
          <CopyPrompt text={filled} label="Copy Prompt" />
        </div>
        <div className="px-5 py-4">
          <PromptReveal isFresh={isFresh}>
            <PromptText text={text} values={values} />
          </PromptReveal>
        </div>
        {names.length === 0 ? (
          <div className="border-t px-5 py-3.5">
            <OpenInGenerator text={filled} />
          </div>
        ) : null}
      </Card>
      {names.length > 0 ? (
        <VariableFields names={names} values={values} onChange={setValues} filled={filled} />
      ) : null}
      {extras.map((extra) => (
        <Card key={extra.label}>
          <CardHeader
            title={extra.label}
            level={2}
            actions={<CopyPrompt text={extra.text} label="Copy" variant="ghost" />}
          />
          <PromptText text={extra.text} size="sm" />
        </Card>
      ))}
    </>
  );
}
