import { Lock, LockOpen } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PromptDetail } from "#app/core/catalog/record-shapes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LockedBars } from "#app/ui/locked-bars.tsx";
import { PromptText } from "#app/ui/prompt-text.tsx";
import { fillPrompt } from "#app/ui/prompt-tokens.ts";
import { toast } from "#app/ui/toast.tsx";
import { VariableFields } from "./variable-fields.tsx";

/** The full text, or what everyone may read of it. Unlocking wipes the bars away. */
export function PromptPanel({ prompt }: { prompt: PromptDetail }) {
  // The page asks for a new panel per prompt, so this tells whether it was unlocked while being looked at.
  const [wasLocked] = useState(prompt.fullPrompt === null);
  const isJustUnlocked = wasLocked && prompt.fullPrompt !== null;
  useEffect(() => {
    if (isJustUnlocked) toast.success("Prompt unlocked successfully!");
  }, [isJustUnlocked]);
  return (
    <>
      {prompt.fullPrompt === null ? (
        <LockedPanel prompt={prompt} />
      ) : (
        <UnlockedPanel text={prompt.fullPrompt} prompt={prompt} isRevealed={isJustUnlocked} />
      )}
      {prompt.tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {prompt.tags.map((tag) => (
            <li key={tag}>
              <Link to={`/marketplace?tag=${encodeURIComponent(tag)}`}>
                <Badge tone="outline">{tag}</Badge>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
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
      <div className="px-5 py-4">
        <PromptText text={preview} />
        <LockedBars className="mt-3" />
      </div>
      <p className="flex items-start gap-3 bg-sunken px-5 py-3.5 text-ui text-muted-foreground">
        <Lock className="mt-0.5 size-4 shrink-0" />
        The first 100 characters are free to read. Unlock to see the rest{variables}.
      </p>
    </Card>
  );
}

interface UnlockedPanelProps {
  text: string;
  prompt: PromptDetail;
  isRevealed: boolean;
}

function UnlockedPanel({ text, prompt, isRevealed }: UnlockedPanelProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const filled = fillPrompt(text, values);
  return (
    <>
      <Card padding="none">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
          <div className="flex items-center gap-3">
            <h2 className="font-strong">Full Prompt</h2>
            <Badge tone="success">
              <LockOpen className="size-3.5" /> Unlocked
            </Badge>
          </div>
          <CopyButton
            text={filled}
            label="Copy Prompt"
            copiedLabel="Copied!"
            onCopied={() => toast.success("Copied!", { description: "Prompt copied to clipboard" })}
            onFailed={() => toast.error("Error", { description: "Failed to copy prompt" })}
          />
        </div>
        <div className={`px-5 py-4 ${isRevealed ? "animate-wipe" : ""}`}>
          <PromptText text={text} values={values} />
        </div>
      </Card>
      {prompt.variables.length > 0 ? (
        <VariableFields names={prompt.variables} values={values} onChange={setValues} />
      ) : null}
      {prompt.extras.map((extra) => (
        <Card key={extra.label}>
          <CardHeader title={extra.label} level={2} />
          <PromptText text={extra.text} size="sm" />
        </Card>
      ))}
      <ButtonLink to={`/generator?prompt=${encodeURIComponent(filled)}`} variant="outline">
        Use in generator
      </ButtonLink>
    </>
  );
}
